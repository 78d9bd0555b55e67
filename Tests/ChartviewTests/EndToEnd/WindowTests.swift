import CXTest
import ChartCore
import Foundation
import TestSupport
import Testing

@testable import chartview

/// The built program as a window among others: how it looks, where it is and how it ends.
@Suite(.serialized) struct WindowTests {
  /// Words for a window that fits the test's screen.
  static let looks: [[String]] = [
    ["--theme", "light"], ["--theme", "dark"], ["--size", "400x300", "--scale", "2"],
    ["--size", "400x300", "--scale", "2", "--theme", "dark"],
    ["--size", "500x360", "--scale", "1.25"], ["--size", "321x203", "--select", "2026-11-04"],
    ["--title", "Ersparnis – ‏שלום", "--format", "currency:EUR:0", "--tint", "#d70015"],
  ]

  @Test(
    "The window's pixels are those of the exported PNG of that size and theme", arguments: looks)
  func theWindowShowsTheExportedPicture(words: [String]) throws {
    let viewing = try Viewing(words)
    #expect(viewing.window.frame[2...] == [viewing.plain.width, viewing.plain.height])
  }

  @Test("A PNG at scale 2 has twice the pixels each way")
  func scaleDoublesThePixels() throws {
    let picture = try Viewing.exported(["--scale", "2", "--size", "300x200"])
    #expect(picture.width == 600 && picture.height == 400)
  }

  @Test("--display names the server, and --geometry size and place")
  func displayAndGeometryAreHeeded() throws {
    let server = try XvfbServer()
    let hand = try XvfbHand(on: server)
    let program = try XvfbProgram(
      "chartview",
      ["--display=\(server.display)", "--geometry", "500x300+40+30", Viewing.savings],
      environment: BuiltProgram.environment)
    let window = try XvfbWindow(by: hand)
    #expect(window.frame == [40, 30, 500, 300])
    let expected = try Viewing.exported(["--size", "500x300"])
    #expect(hand.waits { hand.picture(of: window) == expected })
    #expect(program.errors.next(within: 0) == nil)
  }

  @Test(
    "Without --theme a window is as dark as the desktop, and --theme has the last word",
    arguments: [
      ("Adwaita-dark", [], "dark"), ("Adwaita", [], "light"), ("Adwaita-dark", ["auto"], "dark"),
      ("Adwaita-dark", ["light"], "light"), ("Adwaita", ["dark"], "dark"),
    ] as [(String, [String], String)])
  func theDesktopChoosesTheTheme(desktop: String, choice: [String], theme: String) throws {
    let server = try XvfbServer()
    let hand = try XvfbHand(on: server)
    _ = XvfbSettings(by: hand, XSettingsProperty([("Net/ThemeName", .text(desktop))]))
    let words = choice.map { "--theme=\($0)" } + ["--size", "300x200", Viewing.savings]
    let program = try XvfbProgram(
      "chartview", words, on: server, environment: BuiltProgram.environment)
    let window = try XvfbWindow(by: hand)
    let expected = try Viewing.exported(["--size", "300x200", "--theme", theme])
    #expect(hand.waits { hand.picture(of: window) == expected })
    #expect(program.errors.next(within: 0) == nil)
  }

  @Test("A new size of the window is laid out like an export of that size")
  func aNewSizeIsLaidOutAnew() throws {
    let viewing = try Viewing(["--size", "400x300"])
    XResizeWindow(viewing.hand.display, viewing.window.identifier, 640, 430)
    #expect(viewing.shows(try Viewing.exported(["--size", "640x430"])))
  }

  @Test("The window's class is the one that the menu entry waits for, its name the title")
  func theClassIsThatOfTheMenuEntry() throws {
    let viewing = try Viewing(["--title", "Größe 📈"])
    let path =
      URL(filePath: Viewing.savings).deletingLastPathComponent().path
      + "/../packaging/chartview.desktop"
    let entry = try String(contentsOfFile: path, encoding: .utf8)
    let line = entry.split(separator: "\n").first { $0.hasPrefix("StartupWMClass=") }
    let name = try #require(line?.split(separator: "=").last)
    #expect(viewing.window.text("WM_CLASS").split(separator: "\0").contains(name))
    #expect(viewing.window.text("_NET_WM_NAME") == "Größe 📈")
  }

  @Test("A window manager closes the window, and the program ends with status 0")
  func aWindowManagerClosesTheWindow() throws {
    let server = try XvfbServer()
    let hand = try XvfbHand(on: server)
    let manager = try XvfbManager(on: server, hand: hand)
    let program = try XvfbProgram(
      "chartview", ["--tick", "print", "--size", "400x300", Viewing.savings], on: server,
      environment: BuiltProgram.environment)
    let window = try XvfbWindow(by: hand)
    let plain = try Viewing.exported(["--size", "400x300"])
    #expect(hand.waits { hand.picture(of: window) == plain })
    hand.focus(window)
    hand.type(XK_F4, holding: [XK_Alt_L])
    #expect(program.exitStatus() == 0)
    #expect(program.lines.remaining() == [] && program.errors.remaining() == [])
    manager.stop()
  }

  @Test("An idle window never wakes up in two seconds, even after a drag")
  func anIdleWindowSleeps() throws {
    let viewing = try Viewing(["--tick", "print"])
    viewing.hand.move(to: 300, 300)
    viewing.hand.press()
    #expect(viewing.tick() != nil)
    viewing.hand.release()
    #expect(viewing.tick() == "-")
    #expect(viewing.shows(viewing.plain))
    viewing.program.status.waitUntilIdle()
    let sleeps = viewing.program.status.sleeps
    sleep(2)
    #expect(sleeps > 0 && viewing.program.status.sleeps == sleeps)
  }
}

import CXTest
import Foundation
import TestSupport
import Testing

@testable import ChartWindow

@Suite(.serialized) struct ChartApplicationTests {
  private static let red: UInt = 0xc0282d

  /// A chart of 0…4 in a window, with the pointer in its middle and nothing selected.
  private struct Application {
    let server: XvfbServer
    let hand: XvfbHand
    let program: XvfbProgram
    let window: XvfbWindow

    init() throws {
      server = try XvfbServer()
      hand = try XvfbHand(on: server)
      hand.move(to: 900, 600)
      program = try XvfbProgram("windowprobe", ["application"], on: server)
      window = try XvfbWindow(by: hand)
      hand.focus(window)
    }
  }

  @Test func theBindingHearsOfTheSelectionAndTheChartShowsIt() throws {
    let application = try Application()
    let (hand, frame) = (application.hand, application.window.frame)
    let (x, y) = (frame[0] + 200, frame[1] + 150)
    hand.move(to: x, y)
    hand.press()
    #expect(application.program.lines.next() == "selected 2.0")
    let isShown = hand.waits { (-5...5).contains { hand.pixel(x + $0, y) == Self.red } }
    #expect(isShown, "the rule at what is selected")
    hand.release()
    application.window.send("WM_DELETE_WINDOW")
    #expect(application.program.exitStatus() == 0)
  }

  @Test func theExitStatusNamesTheSignalThatClosedTheWindow() throws {
    let application = try Application()
    application.program.send(SIGTERM)
    #expect(application.program.exitStatus() == 128 + SIGTERM)
  }

  @Test func withoutADisplayALineSaysSo() throws {
    let program = try XvfbProgram("windowprobe", ["application"], environment: ["DISPLAY": ""])
    #expect(program.exitStatus() == 1)
    #expect(
      program.errors.remaining() == ["windowprobe: there is no display: DISPLAY is not set"])
  }
}

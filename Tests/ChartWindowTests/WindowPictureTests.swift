import CXTest
import Foundation
import TestSupport
import Testing

@Suite(.serialized) struct WindowPictureTests {
  /// Pixels shared with the server, and pixels sent to it.
  static let ways = [[:], ["CHARTVIEW_NO_SHM": "1"]]

  @Test(arguments: ways)
  func theWindowShowsWhatTheClientPaints(environment: [String: String]) throws {
    let probe = try Probe(environment: environment)
    #expect(probe.window.frame == [0, 0, 400, 300])
    for (x, y) in [(0, 0), (399, 0), (0, 299), (399, 299), (200, 150)] {
      #expect(probe.hand.sees(Probe.background, at: x, y))
    }
    #expect(probe.hand.pixel(400, 299) == 0, "outside")
  }

  @Test(arguments: ways)
  func damageComesAndGoesWithADrag(environment: [String: String]) throws {
    let probe = try Probe(environment: environment)
    probe.hand.move(to: 100, 50)
    probe.hand.press()
    #expect(probe.hand.sees(Probe.square, at: 100, 50))
    probe.hand.move(to: 300, 200)
    #expect(probe.hand.sees(Probe.square, at: 304, 204))
    #expect(probe.hand.sees(Probe.background, at: 100, 50))
    probe.hand.release()
    #expect(probe.hand.sees(Probe.background, at: 300, 200))
    let paints = probe.newLines().filter { $0.hasPrefix("paint") }
    #expect(paints.dropFirst().allSatisfy { $0 == "paint overlay 400x300" })
  }

  @Test(arguments: ways)
  func whatWasCoveredIsCopiedAndNotPaintedAgain(environment: [String: String]) throws {
    let probe = try Probe(environment: environment)
    let display = probe.hand.display
    let cover = XCreateSimpleWindow(display, probe.hand.root, 50, 50, 100, 100, 0, 0, 0xffffff)
    XMapRaised(display, cover)
    #expect(probe.hand.sees(0xffffff, at: 100, 100))
    XDestroyWindow(display, cover)
    #expect(probe.hand.sees(Probe.background, at: 100, 100))
    #expect(probe.newLines().filter { $0.hasPrefix("paint") } == ["paint layout 400x300"])
  }

  @Test(arguments: ways)
  func aNewSizeIsPaintedWhole(environment: [String: String]) throws {
    let probe = try Probe(environment: environment)
    for (width, height): (UInt32, UInt32) in [(900, 600), (300, 200), (500, 400)] {
      XResizeWindow(probe.hand.display, probe.window.identifier, width, height)
      XSync(probe.hand.display, 0)
      #expect(probe.program.lines.first { $0 == "paint layout \(width)x\(height)" } != nil)
      #expect(probe.hand.sees(Probe.background, at: Int(width) - 1, Int(height) - 1))
    }
    #expect(probe.hand.pixel(500, 399) == 0, "outside")
  }

  @Test func ofManySizesOnlyTheLastIsPainted() throws {
    let probe = try Probe()
    _ = probe.newLines()
    probe.program.pause()
    for width: UInt32 in 401...450 {
      XResizeWindow(probe.hand.display, probe.window.identifier, width, 310)
    }
    XSync(probe.hand.display, 0)
    probe.mark()
    probe.program.send(SIGCONT)
    #expect(probe.linesToMark() == ["size 450.0x310.0 at 1.0"])
    #expect(probe.program.lines.next() == "paint layout 450x310")
  }

  @Test func theClientCanHaveThePlotPaintedWithoutInput() throws {
    let probe = try Probe()
    probe.hand.move(to: 100, 50)
    probe.hand.type(XK_i)
    #expect(probe.program.lines.first { $0 == "paint plot 400x300" } != nil)
  }
}

import CXTest
import Foundation
import TestSupport
import Testing

@testable import chartview

/// What the built program says when its display or its output fails: one line, and status 1.
@Suite(.serialized) struct DisplayFaultTests {
  @Test("A server that is killed while the window is open is one message and status 1")
  func aKilledServerIsOneMessage() throws {
    let viewing = try Viewing()
    viewing.program.status.waitUntilIdle()
    viewing.server.stop()
    #expect(viewing.program.exitStatus() == 1)
    #expect(
      viewing.program.errors.remaining() == ["chartview: the connection to the display was lost"])
    #expect(viewing.program.lines.remaining() == [])
  }

  @Test("A server that is killed during a drag is one message and status 1")
  func aServerKilledDuringADragIsOneMessage() throws {
    let viewing = try Viewing(["--tick", "print"])
    viewing.hand.move(to: 300, 300)
    viewing.hand.press()
    #expect(viewing.tick() != nil)
    for x in 300..<600 { viewing.hand.move(to: x, 300) }
    viewing.server.stop()
    #expect(viewing.program.exitStatus() == 1)
    #expect(
      viewing.program.errors.remaining() == ["chartview: the connection to the display was lost"])
  }

  @Test("Without a display, and with one that is not there, the message names it")
  func anAbsentDisplayIsNamed() throws {
    for (words, sentence) in [
      ([], "there is no display: DISPLAY is not set (--export and --describe need none)"),
      (["--display", ":4999"], "the display :4999 cannot be opened"),
      (["--display=nonsense"], "the display nonsense cannot be opened"),
    ] as [([String], String)] {
      let outcome = try BuiltProgram.run(words + [Viewing.savings])
      #expect(outcome.errors == "chartview: \(sentence)\n")
      #expect(outcome.status == 1 && outcome.output == "")
    }
  }

  @Test("A display that refuses is one message with the server's reason")
  func aRefusingDisplayIsOneMessage() throws {
    let folder = try TemporaryFolder()
    let secret = try folder.write("", to: "secret")
    try Self.cookie.write(to: URL(filePath: secret))
    let server = try XvfbServer(["-auth", secret])
    let outcome = try BuiltProgram.run(["--display", server.display, Viewing.savings])
    #expect(outcome.status == 1 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("chartview: the display \(server.display) refuses: Auth"))
    #expect(outcome.errors.count { $0 == "\n" } == 1)
  }

  @Test("A reader of the ticks that goes away ends the program with one message")
  func aClosedOutputIsOneMessage() throws {
    let viewing = try Viewing(["--tick", "print"])
    viewing.program.closeOutput()
    viewing.hand.type(XK_End)
    #expect(viewing.program.exitStatus() == 1)
    #expect(
      viewing.program.errors.remaining()
        == ["chartview: standard output: cannot be written: Broken pipe"])
  }

  /// An X authority file with one entry: any address, display 0, a key of sixteen bytes.
  private static var cookie: Data {
    func field(_ bytes: [UInt8]) -> [UInt8] { [0, UInt8(bytes.count)] + bytes }
    let parts = [
      [], Array("0".utf8), Array("MIT-MAGIC-COOKIE-1".utf8), [UInt8](repeating: 7, count: 16),
    ]
    return Data([0xff, 0xff] + parts.flatMap(field))
  }
}

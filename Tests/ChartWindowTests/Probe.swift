import CXTest
import Foundation
import TestSupport
import Testing

/// The probe program in a server of its own, with a hand and the window it opened.
struct Probe {
  static let background: UInt = 0x3366cc
  static let square: UInt = 0xff0000

  let hand: XvfbHand
  let window: XvfbWindow
  let program: XvfbProgram
  let server: XvfbServer

  /// Starts server and probe and returns when the first frame is on the screen.
  init(
    _ arguments: [String] = [], environment: [String: String] = [:], server options: [String] = [],
    ignoringInterrupts: Bool = false
  ) throws {
    server = try XvfbServer(options)
    hand = try XvfbHand(on: server)
    hand.move(to: 900, 600)
    program = try XvfbProgram(
      "windowprobe", arguments, on: server, environment: environment,
      ignoringInterrupts: ignoringInterrupts)
    window = try XvfbWindow(by: hand)
    let frame = window.frame
    let isPainted = hand.sees(Self.background, at: frame[0] + 3, frame[1] + 3)
    #expect(isPainted, "the first frame never came")
    hand.focus(window)
  }

  /// Presses a key that only marks a place among the lines that the probe prints.
  func mark() { hand.type(Int32(XK_z)) }

  /// Returns the lines the probe prints up to the next mark.
  func linesToMark() -> [String] {
    var lines: [String] = []
    while let line = program.lines.next(), line != "key z" { lines.append(line) }
    return lines
  }

  /// Returns the lines the probe has printed since this was last asked.
  func newLines() -> [String] {
    mark()
    return linesToMark()
  }

  /// Returns the inputs among the new lines.
  func newInputs() -> [String] {
    let others = ["paint", "size", "settings"]
    return newLines().filter { line in !others.contains { line.hasPrefix($0) } }
  }
}

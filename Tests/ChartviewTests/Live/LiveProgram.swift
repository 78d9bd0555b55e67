import CXTest
import Glibc
import TestSupport
import Testing

/// The program in a server of its own, with a hand at its keyboard, in front of a file.
struct LiveProgram {
  let program: XvfbProgram
  let window: XvfbWindow
  let hand: XvfbHand
  private let server: XvfbServer

  /// Starts the program and returns when its window is there.
  init(_ words: [String], before start: (XvfbHand) -> Void = { _ in }) throws {
    server = try XvfbServer()
    hand = try XvfbHand(on: server)
    hand.move(to: 990, 690)
    start(hand)
    program = try XvfbProgram("chartview", ["--tick", "print"] + words, on: server)
    window = try XvfbWindow(by: hand)
    let isPainted = hand.waits { hand.pixel(3, 3) == 0xffffff || hand.pixel(3, 3) == 0x1c1c1e }
    #expect(isPainted, "the first frame never came")
    hand.focus(window)
  }

  /// Returns the last row as the program prints it when it is selected: x, a tab and the value.
  func lastRow() -> String {
    for _ in 0..<100 { if let row = pressEnd() { return row } }
    return ""
  }

  /// Returns the last row if there is one already; for charts that begin empty.
  func pressEnd() -> String? {
    hand.type(XK_End)
    hand.type(XK_Escape)
    var line = program.lines.next(within: 0.1)
    while line == "-" { line = program.lines.next(within: 0.1) }
    return line
  }

  /// Returns the x of the row that a press at a place selects.
  func rowUnderPress(at x: Int, _ y: Int) -> Int? {
    while program.lines.next(within: 0.05) != nil {}
    hand.move(to: x, y)
    hand.press()
    var line = program.lines.next(within: 5)
    while line == "-" { line = program.lines.next(within: 5) }
    hand.release()
    return line?.split(separator: "\t").first.flatMap { Int($0) }
  }

  /// Returns whether the last row soon is this one.
  func endsWith(_ row: String) -> Bool {
    for _ in 0..<500 {
      let last = pressEnd()
      if last == row { return true }
      usleep(20_000)
    }
    return false
  }
}

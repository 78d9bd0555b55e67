import CXTest
import Glibc
import TestSupport
import Testing

@testable import chartview

/// Files that take long: a pipe of a name that is not written to yet stands for the end of one.
@Suite struct LoadingTests {
  private let folder: TemporaryFolder
  private let slow: String

  init() throws {
    folder = try TemporaryFolder()
    slow = folder["slow"]
    mkfifo(slow, 0o600)
  }

  @Test("a window shows how far the reading has come, then the chart, and answers meanwhile")
  func bar() throws {
    let (live, writer) = try started([])
    #expect(live.hand.waits { live.hand.pixel(400, 304) == 0x5856d6 }, "half of the bar")
    #expect(live.hand.pixel(500, 304) != 0x5856d6)
    write("n,v\n1,5\n2,7\n", to: writer)
    #expect(live.endsWith("2\t3\t7"))
    live.hand.type(XK_q)
    #expect(live.program.exitStatus() == 0)
  }

  @Test("a long file with nothing in it to show closes the window with one line")
  func nothingToShow() throws {
    let (live, writer) = try started([])
    write("nonsense\n", to: writer)
    #expect(live.program.exitStatus() == 1)
    let errors = live.program.errors.remaining()
    #expect(errors.count == 1 && errors[0].hasPrefix("chartview: \(slow): "))
  }

  @Test("a selection that does not fit the chart is a wrong argument, however long it took")
  func wrongSelection() throws {
    let (live, writer) = try started(["--select", "2026-01-01"])
    write("n,v\n1,5\n", to: writer)
    #expect(live.program.exitStatus() == 2)
  }

  @Test("quitting does not wait for the end of the file")
  func quits() throws {
    let (live, writer) = try started([])
    defer { close(writer) }
    live.hand.type(XK_q)
    #expect(live.program.exitStatus() == 0)
  }

  /// Starts the program in front of a short file and one whose end does not come.
  private func started(_ words: [String]) throws -> (LiveProgram, Int32) {
    let short = try folder.write("n,v\n1,2\n2,3\n", to: "a.csv")
    let writer = open(slow, O_RDWR)
    return (try LiveProgram(words + [short, slow]), writer)
  }

  private func write(_ text: String, to writer: Int32) {
    try? StandardStreams.write(Array(text.utf8), to: writer)
    close(writer)
  }
}

import CXTest
import Foundation
import TestSupport
import Testing

@testable import chartview

@Suite(.serialized) struct FollowTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("rows appended to a file are shown, its last line when it ends")
  func file() throws {
    let path = try folder.write("n,v\n1,2\n2,4\n", to: "a.csv")
    let live = try LiveProgram(["--follow", path])
    #expect(live.lastRow() == "2\t4")
    try folder.run("printf '3,6\\n4,' >> a.csv")
    #expect(live.endsWith("3\t6"))
    try folder.run("printf '8\\n' >> a.csv")
    #expect(live.endsWith("4\t8"))
  }

  @Test("a file that is cut off or rotated is followed from its beginning")
  func rotation() throws {
    let path = try folder.write("n,v\n1,2\n2,4\n", to: "a.csv")
    let live = try LiveProgram(["--follow", path])
    try folder.run("printf 'n,v\\n1,1\\n' > a.csv")
    #expect(live.endsWith("1\t1"))
    try folder.run("mv a.csv a.csv.1; printf 'n,v\\n5,5\\n' > a.csv")
    #expect(live.endsWith("5\t5"))
    try folder.run("echo 6,6 >> a.csv")
    #expect(live.endsWith("6\t6"))
  }

  @Test("a file that is written anew, however long it gets, is followed from its beginning")
  func rewritten() throws {
    let path = try folder.write("n,v\n1,2\n2,4\n", to: "a.csv")
    let live = try LiveProgram(["--follow", path])
    try folder.run("printf 'n,v\\n7,1\\n8,1\\n9,3\\n' > a.csv")
    #expect(live.endsWith("9\t3"))
    live.hand.type(XK_Home)
    #expect(live.program.lines.first { $0 == "7\t1" } != nil)
  }

  @Test(
    "rows of other encodings and line ends are followed",
    arguments: [
      ("printf 'n,f\\374r\\n1,2\\n'", "printf '2,4\\n'"),
      ("printf 'n,v\\r1,2\\r'", "printf '2,4\\r'"),
      ("printf 'n,v\\r\\n1,2\\r'", "printf '\\n2,4\\r\\n'"),
      ("printf 'n,v\\n1,2\\n' | iconv -t UTF-16", "printf '2,4\\n' | iconv -t UTF-16LE"),
      ("printf '{\"n\":1,\"v\":2}\\n'", "printf '{\"n\":2,\"v\":4}\\n'"),
      ("printf '[{\"n\":1,\"v\":2},\\n'", "printf '{\"n\":2,\"v\":4},\\n'"),
      ("printf 'n,v,t\\n1,2,\"a\\n'", "printf 'b\"\\n2,4,\"c\\nd\"\\n'"),
    ])
  func forms(first: String, more: String) throws {
    try folder.run("mkfifo pipe")
    let live = try LiveProgram(["--follow", folder["pipe"]])
    try folder.run("{ \(first); \(more); } > pipe")
    #expect(live.endsWith("2\t4"))
  }

  @Test("what gzip packs into a pipe, or into a file that is there, is unpacked")
  func packed() throws {
    try folder.run("mkfifo pipe; { echo n,v; seq 1 5000 | sed 's/.*/&,&/'; } | gzip -c > a.csv.gz")
    let live = try LiveProgram(["--follow", folder["pipe"]])
    try folder.run("cat a.csv.gz > pipe")
    #expect(live.endsWith("5000\t5000"))
    try folder.run("echo 5001,1 | gzip -c > pipe")
    #expect(live.endsWith("5001\t1"))
    let other = try LiveProgram(["--follow", folder["a.csv.gz"]])
    #expect(other.endsWith("5000\t5000"))
    try folder.run("echo 5001,1 | gzip -c >> a.csv.gz")
    #expect(other.endsWith("5001\t1"))
  }

  @Test("a key that comes later is another line")
  func laterKeys() throws {
    let path = try folder.write("{\"n\":1,\"a\":2}\n{\"n\":2,\"a\":4}\n", to: "a.jsonl")
    let live = try LiveProgram(["--follow", path])
    try folder.run("echo '{\"n\":3,\"a\":6,\"b\":7}' >> a.jsonl")
    #expect(live.endsWith("3\t6\t7"))
  }

  @Test("half a row and half a character wait for the rest")
  func halves() throws {
    let live = try LiveProgram(["--follow", "-"])
    live.program.write(Array("n,v,t\n1,2,f".utf8) + [0xC3])
    live.program.write([0xBC] + Array("r\n2,4,x\n3,".utf8))
    #expect(live.endsWith("2\t4"))
    live.program.write(Array("6".utf8))
    live.program.closeInput()
    #expect(live.endsWith("3\t6"))
    live.hand.type(XK_q)
    #expect(live.program.exitStatus() == 0)
    #expect(live.program.errors.remaining() == [])
  }

  @Test("a row that cannot be read is skipped alone, with its line on standard error")
  func badRow() throws {
    let path = try folder.write("t,v\n2026-01-01,1\n2026-01-02,2\n2026-01-03,3\n", to: "a.csv")
    let live = try LiveProgram(["--follow", path])
    try folder.run("printf '2026-01-04,4\\n2026-02-30,5\\n2026-01-06,6\\n' >> a.csv")
    #expect(live.endsWith("2026-01-06T00:00:00Z\t6"))
    #expect(
      live.program.errors.next()
        == "chartview: \(path):6: \"2026-02-30\" in column t is not a date that exists; row skipped"
    )
    live.hand.type(XK_Left)
    #expect(live.program.lines.first { $0.hasSuffix("\t4") } == "2026-01-04T00:00:00Z\t4")
  }

  @Test("a source that never holds a table is one line and status 1")
  func noTable() throws {
    let live = try LiveProgram(["--follow", "-"])
    live.program.write(Array("{\"rows\": [{\"n\":1,".utf8))
    live.program.closeInput()
    #expect(live.program.exitStatus() == 1)
    #expect(live.program.errors.remaining().count == 1)
    let other = try LiveProgram(["--follow", "-"])
    other.program.write(
      Array(String(repeating: "dear diary, nothing happened\n", count: 50_000).utf8))
    #expect(other.program.exitStatus() == 1)
    #expect(other.program.errors.remaining().count == 1)
  }

  @Test("gzip data that break off leave the rows before, and say so")
  func brokenPacked() throws {
    try folder.run("{ echo n,v; seq 1 9 | sed 's/.*/&,&/'; } | gzip -c > a.gz")
    let live = try LiveProgram(["--follow", "-"])
    live.program.write(Array(try Data(contentsOf: URL(filePath: folder["a.gz"]))))
    #expect(live.endsWith("9\t9"))
    live.program.write([0x1f, 0x8b, 0xff, 0xff, 1, 2, 3])
    #expect(
      live.program.errors.next()
        == "chartview: standard input: is packed with gzip but cut off or damaged")
    #expect(live.lastRow() == "9\t9")
  }

  /// A shell command that writes rows whose values stay between 0 and 6.
  private func rows(_ numbers: ClosedRange<Int>) -> String {
    "seq \(numbers.lowerBound) \(numbers.upperBound) | awk '{print $1 \",\" $1 % 7}'"
  }

  // Presses are apart by some points, as two at one place would be a double click.
  @Test("a zoomed view goes along with the newest row until the person scrolls back; End returns")
  func pinned() throws {
    try folder.run("{ echo n,v; \(rows(1...1000)); } > a.csv")
    let live = try LiveProgram(["--follow", folder["a.csv"]])
    live.program.status.waitUntilIdle()
    live.hand.move(to: 450, 400)
    for _ in 0..<8 { live.hand.click(4) }
    #expect(live.lastRow() == "1000\t6")
    let before = try #require(live.rowUnderPress(at: 450, 400))
    #expect(before > 800, "zoomed in")
    try folder.run("\(rows(1001...1100)) >> a.csv; sleep 0.5")
    live.program.status.waitUntilIdle()
    let pinned = try #require(live.rowUnderPress(at: 450, 400))
    #expect((pinned - before - 100).magnitude <= 1)

    live.hand.press(2)
    live.hand.move(to: 600, 400)
    live.hand.release(2)
    let scrolled = try #require(live.rowUnderPress(at: 450, 385))
    #expect(scrolled < pinned - 2)
    try folder.run("\(rows(1101...1200)) >> a.csv; sleep 0.5")
    live.program.status.waitUntilIdle()
    #expect(live.rowUnderPress(at: 450, 415) == scrolled)

    #expect(live.endsWith("1200\t3"))
    let returned = try #require(live.rowUnderPress(at: 450, 430))
    #expect((returned - before - 200).magnitude <= 1)
  }

  @Test("a writer that fills a FIFO faster than it is shown gets rid of all of it")
  func fastWriter() throws {
    try folder.run("mkfifo pipe")
    let live = try LiveProgram(["--follow", "--keep", "1000", folder["pipe"]])
    try folder.run("{ echo n,v; yes 1,1 | head -n 300000; echo 7,8; } > pipe")
    #expect(live.endsWith("7\t8"))
  }

  @Test("a FIFO fills the window and may be written to by one program after another")
  func fifo() throws {
    try folder.run("mkfifo pipe")
    let live = try LiveProgram(["--follow", folder["pipe"]])
    try folder.run("printf 'n,v\\n1,2\\n' > pipe")
    #expect(live.endsWith("1\t2"))
    try folder.run("echo 2,4 > pipe")
    #expect(live.endsWith("2\t4"))
  }

  @Test("a burst is shown to its last row, and of many rows as many are kept as are wanted")
  func burst() throws {
    try folder.run("mkfifo pipe")
    let live = try LiveProgram(["--follow", "--keep", "1000", folder["pipe"]])
    try folder.run("{ echo n,v; seq 1 200000 | sed 's/.*/&,&/'; } > pipe")
    #expect(live.endsWith("200000\t200000"))
    live.hand.type(XK_Home)
    #expect(live.program.lines.first { $0 == "199001\t199001" } != nil)
  }

  @Test("S4-2: appended rows do not draw the line in again, and nothing wakes up afterwards")
  func idle() throws {
    let path = try folder.write("n,v\n1,2\n2,4\n", to: "a.csv")
    let live = try LiveProgram(["--follow", "--draw-in", "--duration", "0.1", path])
    try folder.run("echo 3,6 >> a.csv")
    #expect(live.endsWith("3\t6"))
    try folder.run("sleep 0.5")
    live.program.status.waitUntilIdle()
    let sleeps = live.program.status.sleeps
    try folder.run("sleep 1")
    #expect(live.program.status.sleeps == sleeps)
  }

  @Test(
    "SIGTERM and SIGINT end a program that follows, and a shell sees that they did",
    arguments: [SIGTERM, SIGINT])
  func signals(signal: Int32) throws {
    let path = try folder.write("n,v\n1,2\n2,4\n", to: "a.csv")
    let live = try LiveProgram(["--follow", path])
    live.program.send(signal)
    #expect(live.program.exitStatus() == -signal)
    #expect(live.program.errors.remaining() == [])
  }

  @Test(
    "what cannot be followed is one line and no window",
    arguments: [
      (["none.csv"], 1), (["text"], 1), (["a.csv", "a.csv"], 2), (["--keep", "soon", "a.csv"], 2),
    ] as [([String], Int32)])
  func faults(words: [String], status: Int32) throws {
    _ = try folder.write("n,v\n1,2\n", to: "a.csv")
    _ = try folder.write("dear diary\nnothing happened\n", to: "text")
    let words = words.map { folder.names.contains($0) ? folder[$0] : $0 }
    let outcome = try BuiltProgram.run(["--follow"] + words)
    #expect(outcome.status == status)
    #expect(outcome.errors.hasPrefix("chartview: ") && outcome.errors.count { $0 == "\n" } == 1)
  }
}

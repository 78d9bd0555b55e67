import CXTest
import Foundation
import TestSupport
import Testing

@testable import chartview

@Suite(.serialized) struct FollowTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ commands: String) throws {
    _ = try BuiltProgram.shell("cd '\(folder[""])' && \(commands)")
  }

  @Test("rows appended to a file are shown, its last line when it ends")
  func file() throws {
    let path = try folder.write("n,v\n1,2\n2,4\n", to: "a.csv")
    let live = try LiveProgram(["--follow", path])
    #expect(live.lastRow() == "2\t4")
    try run("printf '3,6\\n4,' >> a.csv")
    #expect(live.endsWith("3\t6"))
    try run("printf '8\\n' >> a.csv")
    #expect(live.endsWith("4\t8"))
  }

  @Test("a file that is cut off or rotated is followed from its beginning")
  func rotation() throws {
    let path = try folder.write("n,v\n1,2\n2,4\n", to: "a.csv")
    let live = try LiveProgram(["--follow", path])
    try run("printf 'n,v\\n1,1\\n' > a.csv")
    #expect(live.endsWith("1\t1"))
    try run("mv a.csv a.csv.1; printf 'n,v\\n5,5\\n' > a.csv")
    #expect(live.endsWith("5\t5"))
    try run("echo 6,6 >> a.csv")
    #expect(live.endsWith("6\t6"))
  }

  @Test("a FIFO fills the window and may be written to by one program after another")
  func fifo() throws {
    try run("mkfifo pipe")
    let live = try LiveProgram(["--follow", folder["pipe"]])
    try run("printf 'n,v\\n1,2\\n' > pipe")
    #expect(live.endsWith("1\t2"))
    try run("echo 2,4 > pipe")
    #expect(live.endsWith("2\t4"))
  }

  @Test("a burst is shown to its last row, and of many rows as many are kept as are wanted")
  func burst() throws {
    try run("mkfifo pipe")
    let live = try LiveProgram(["--follow", "--keep", "1000", folder["pipe"]])
    try run("{ echo n,v; seq 1 200000 | sed 's/.*/&,&/'; } > pipe")
    #expect(live.endsWith("200000\t200000"))
    live.hand.type(XK_Home)
    #expect(live.program.lines.first { $0 == "199001\t199001" } != nil)
  }

  @Test("S4-2: appended rows do not draw the line in again, and nothing wakes up afterwards")
  func idle() throws {
    let path = try folder.write("n,v\n1,2\n2,4\n", to: "a.csv")
    let live = try LiveProgram(["--follow", "--draw-in", "--duration", "0.1", path])
    try run("echo 3,6 >> a.csv")
    #expect(live.endsWith("3\t6"))
    try run("sleep 0.5")
    live.program.status.waitUntilIdle()
    let sleeps = live.program.status.sleeps
    try run("sleep 1")
    #expect(live.program.status.sleeps == sleeps)
  }

  @Test("SIGTERM and SIGINT end a program that follows", arguments: [SIGTERM, SIGINT])
  func signals(signal: Int32) throws {
    let path = try folder.write("n,v\n1,2\n2,4\n", to: "a.csv")
    let live = try LiveProgram(["--follow", path])
    live.program.send(signal)
    #expect(live.program.exitStatus() == 0)
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

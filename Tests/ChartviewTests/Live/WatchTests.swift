import CXTest
import TestSupport
import Testing

@testable import chartview

@Suite(.serialized) struct WatchTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write("n,v\n1,2\n2,4\n", to: "a.csv")
  }

  private func run(_ commands: String) throws {
    _ = try BuiltProgram.shell("cd '\(folder[""])' && \(commands)")
  }

  @Test("a file that grows, is rewritten, is saved by rename and rotated is shown as it is")
  func changes() throws {
    let live = try LiveProgram(["--watch", path])
    #expect(live.lastRow() == "2\t4")
    try run("echo 3,6 >> a.csv")
    #expect(live.endsWith("3\t6"))
    try run("printf 'n,v\\n1,2\\n9,9\\n' > a.csv")
    #expect(live.endsWith("9\t9"))
    try run("sed -i s/9,9/8,8/ a.csv")
    #expect(live.endsWith("8\t8"))
    try run("mv a.csv a.csv.1; printf 'n,v\\n1,1\\n5,5\\n' > a.csv")
    #expect(live.endsWith("5\t5"))
    try run("echo 6,6 >> a.csv")
    #expect(live.endsWith("6\t6"))
  }

  @Test("a file that is removed leaves the last picture and is shown again when it is back")
  func removed() throws {
    let live = try LiveProgram(["--watch", path])
    try run("rm a.csv")
    #expect(
      live.program.errors.next()?.hasSuffix("a.csv: was removed; the chart shows what it held")
        == true)
    #expect(live.hand.waits { live.window.text("_NET_WM_NAME") == "a (File removed)" })
    #expect(live.lastRow() == "2\t4")
    try run("printf 'n,v\\n1,2\\n7,7\\n' > a.csv")
    #expect(live.endsWith("7\t7"))
    #expect(live.hand.waits { live.window.text("_NET_WM_NAME") == "a" })
  }

  @Test("a file that cannot be read leaves the last picture and says so once")
  func invalid() throws {
    let live = try LiveProgram(["--watch", path])
    try run("echo nonsense > a.csv")
    #expect(live.program.errors.next()?.contains("a.csv: ") == true)
    #expect(live.lastRow() == "2\t4")
    try run("echo nonsense > a.csv")
    try run("printf 'n,v\\n1,2\\n7,7\\n' > a.csv")
    #expect(live.endsWith("7\t7"))
    live.hand.type(XK_q)
    #expect(live.program.exitStatus() == 0)
    #expect(live.program.errors.remaining() == [])
  }

  @Test("a selection stays while its datum exists")
  func selection() throws {
    let live = try LiveProgram(["--watch", "--select", "2", path])
    try run("echo 3,6 >> a.csv")
    try run("printf 'n,v\\n1,2\\n9,9\\n' > a.csv")
    #expect(live.program.lines.next() == "-")
  }

  @Test("a program that watches sleeps while nothing changes")
  func idle() throws {
    let live = try LiveProgram(["--watch", "--draw-in", "--duration", "0.1", path])
    try run("echo 3,6 >> a.csv")
    #expect(live.endsWith("3\t6"))
    try run("sleep 0.5")
    live.program.status.waitUntilIdle()
    let sleeps = live.program.status.sleeps
    try run("sleep 1")
    #expect(live.program.status.sleeps == sleeps)
  }
}

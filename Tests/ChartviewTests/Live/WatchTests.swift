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

  @Test("a file that grows, is rewritten, is saved by rename and rotated is shown as it is")
  func changes() throws {
    let live = try LiveProgram(["--watch", path])
    #expect(live.lastRow() == "2\t4")
    try folder.run("echo 3,6 >> a.csv")
    #expect(live.endsWith("3\t6"))
    try folder.run("printf 'n,v\\n1,2\\n9,9\\n' > a.csv")
    #expect(live.endsWith("9\t9"))
    try folder.run("sed -i s/9,9/8,8/ a.csv")
    #expect(live.endsWith("8\t8"))
    try folder.run("mv a.csv a.csv.1; printf 'n,v\\n1,1\\n5,5\\n' > a.csv")
    #expect(live.endsWith("5\t5"))
    try folder.run("echo 6,6 >> a.csv")
    #expect(live.endsWith("6\t6"))
  }

  @Test("a file that is removed leaves the last picture and is shown again when it is back")
  func removed() throws {
    let live = try LiveProgram(["--watch", path])
    try folder.run("rm a.csv")
    #expect(
      live.program.errors.next()?.hasSuffix("a.csv: was removed; the chart shows what it held")
        == true)
    #expect(live.hand.waits { live.window.text("_NET_WM_NAME") == "a (File removed)" })
    #expect(live.lastRow() == "2\t4")
    try folder.run("printf 'n,v\\n1,2\\n7,7\\n' > a.csv")
    #expect(live.endsWith("7\t7"))
    #expect(live.hand.waits { live.window.text("_NET_WM_NAME") == "a" })
  }

  @Test("a file that cannot be read leaves the last picture and says so once")
  func invalid() throws {
    let live = try LiveProgram(["--watch", path])
    try folder.run("echo nonsense > a.csv")
    #expect(live.program.errors.next()?.contains("a.csv: ") == true)
    #expect(live.lastRow() == "2\t4")
    try folder.run("echo nonsense > a.csv")
    try folder.run("printf 'n,v\\n1,2\\n7,7\\n' > a.csv")
    #expect(live.endsWith("7\t7"))
    live.hand.type(XK_q)
    #expect(live.program.exitStatus() == 0)
    #expect(live.program.errors.remaining() == [])
  }

  @Test("a selection stays while its datum exists")
  func selection() throws {
    let live = try LiveProgram(["--watch", "--select", "2", path])
    try folder.run("echo 3,6 >> a.csv")
    try folder.run("printf 'n,v\\n1,2\\n9,9\\n' > a.csv")
    #expect(live.program.lines.next() == "-")
  }

  @Test("editors and log rotation: each way of saving is shown")
  func saving() throws {
    let live = try LiveProgram(["--watch", path])
    // As vim does: the old file becomes a backup, the new one is written under the name.
    try folder.run("mv a.csv a.csv~; printf 'n,v\\n1,2\\n3,3\\n' > a.csv; rm a.csv~")
    #expect(live.endsWith("3\t3"))
    // In place.
    try folder.run("printf 'n,v\\n1,2\\n4,4\\n' > b; cat b > a.csv")
    #expect(live.endsWith("4\t4"))
    // By copying and cutting off: an empty file leaves the last picture.
    try folder.run("cp a.csv a.csv.1; : > a.csv")
    #expect(live.program.errors.next() == "chartview: \(path): is empty")
    #expect(live.lastRow() == "4\t4")
    try folder.run("printf 'n,v\\n1,2\\n5,5\\n' >> a.csv")
    #expect(live.endsWith("5\t5"))
    // By renaming and creating.
    try folder.run("mv a.csv a.csv.2; touch a.csv; sleep 0.1; printf 'n,v\\n1,2\\n6,6\\n' >> a.csv")
    #expect(live.endsWith("6\t6"))
  }

  @Test("of several files each is watched")
  func several() throws {
    let other = try folder.write("n,v\n1,3\n2,6\n", to: "b.csv")
    let live = try LiveProgram(["--watch", path, other])
    #expect(live.lastRow() == "2\t4\t6")
    try folder.run("echo 3,1 >> a.csv; echo 3,2 >> b.csv")
    #expect(live.endsWith("3\t1\t2"))
    try folder.run("rm b.csv; echo 4,1 >> a.csv")
    #expect(live.program.errors.next()?.contains("b.csv: was removed") == true)
    #expect(live.lastRow() == "3\t1\t2")
    try folder.run("printf 'n,v\\n4,9\\n' > b.csv")
    #expect(live.endsWith("4\t1\t9"))
  }

  @Test("a link that is turned to another file, or another folder, shows what it leads to")
  func links() throws {
    try folder.run(
      "mkdir one two; cp a.csv one; printf 'n,v\\n1,2\\n7,7\\n' > two/a.csv; ln -s one now; ln -s one/a.csv link"
    )
    let live = try LiveProgram(["--watch", folder["now/a.csv"]])
    #expect(live.lastRow() == "2\t4")
    try folder.run("ln -s two next; mv -T next now")
    #expect(live.endsWith("7\t7"))
    let other = try LiveProgram(["--watch", folder["link"]])
    #expect(other.lastRow() == "2\t4")
    try folder.run("ln -s two/a.csv next; mv -T next link")
    #expect(other.endsWith("7\t7"))
  }

  @Test("a folder that is renamed takes its file away, and brings it back")
  func renamedFolder() throws {
    try folder.run("mkdir -p d/e; cp a.csv d/e")
    let live = try LiveProgram(["--watch", folder["d/e/a.csv"]])
    #expect(live.lastRow() == "2\t4")
    try folder.run("mv d x")
    #expect(live.program.errors.next()?.contains("was removed") == true)
    #expect(live.lastRow() == "2\t4")
    try folder.run("mv x d")
    #expect(live.hand.waits { live.window.text("_NET_WM_NAME") == "a" })
    try folder.run("rm -r d; mkdir -p d/e; printf 'n,v\\n1,2\\n8,8\\n' > d/e/a.csv")
    #expect(live.endsWith("8\t8"))
  }

  @Test("input is answered while a large file is read, and the newest content is shown in the end")
  func largeFile() throws {
    try folder.run("{ echo n,v; seq 1 400000 | sed 's/.*/&,\"&\"/'; } > large")
    let live = try LiveProgram(["--watch", path])
    #expect(live.lastRow() == "2\t4")
    try folder.run("mv large a.csv; sleep 0.1")
    #expect(live.lastRow() == "2\t4", "the last picture, until the file has been read")
    try folder.run("printf 'n,v\\n1,2\\n9,9\\n' > b; mv b a.csv")
    #expect(live.endsWith("9\t9"))
  }

  @Test(
    "standard input cannot be watched",
    arguments: [["--watch"], ["--watch", "-"], ["--watch", "a.csv", "-"]])
  func standardInput(words: [String]) throws {
    let outcome = try BuiltProgram.run(words, input: "n,v\n1,2\n")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "chartview: --watch needs a file; --follow shows what comes on standard input\n")
  }

  @Test("a program that watches sleeps while nothing changes")
  func idle() throws {
    let live = try LiveProgram(["--watch", "--draw-in", "--duration", "0.1", path])
    try folder.run("echo 3,6 >> a.csv")
    #expect(live.endsWith("3\t6"))
    try folder.run("sleep 0.5")
    live.program.status.waitUntilIdle()
    let sleeps = live.program.status.sleeps
    try folder.run("sleep 1")
    #expect(live.program.status.sleeps == sleeps)
  }
}

import CXTest
import Foundation
import TestSupport
import Testing

@testable import chartview

/// A pipe on standard input: the window is there at once and fills.
@Suite struct PipeTests {
  @Test("the window fills while the pipe is open and stays when it closes")
  func fills() throws {
    let live = try LiveProgram(["--title", "Pipe"])
    live.program.write(Array("n,v\n1,2\n2,".utf8))
    #expect(live.endsWith("1\t2"))
    live.program.write(Array("4\n3,6".utf8))
    #expect(live.endsWith("2\t4"))
    live.program.closeInput()
    #expect(live.endsWith("3\t6"))
    live.hand.type(XK_q)
    #expect(live.program.exitStatus() == 0)
  }

  @Test("a FIFO fills the window as standard input does, and stays when its writer closes it")
  func fillsFromAName() throws {
    let folder = try TemporaryFolder()
    mkfifo(folder["fifo"], 0o600)
    let live = try LiveProgram([folder["fifo"]])
    let writer = open(folder["fifo"], O_WRONLY)
    try StandardStreams.write(Array("n,v\n1,2\n2,".utf8), to: writer)
    #expect(live.endsWith("1\t2"))
    try StandardStreams.write(Array("4".utf8), to: writer)
    close(writer)
    #expect(live.endsWith("2\t4"))
    live.hand.type(XK_q)
    #expect(live.program.exitStatus() == 0)
  }

  @Test(
    "the window opens at once in another time zone, too; days stay days",
    arguments: ["2026-01-01,1\n2026-01-02,5\n", "2026-01-01 20:00,1\n2026-01-02 20:00,5\n"])
  func timeZone(rows: String) throws {
    let folder = try TemporaryFolder()
    let words = ["--time-zone", "Asia/Tokyo", "--title", "Rows"]
    let file = try folder.write("date,v\n" + rows, to: "a.csv")
    let finished = try Viewing.exported(words, file: file)
    let live = try LiveProgram(words + ["-"])
    live.program.write(Array(("date,v\n" + rows).utf8))
    live.program.closeInput()
    #expect(live.hand.waits { live.hand.picture(of: live.window) == finished })
  }

  @Test("a selection that the chart turns out not to have is a wrong argument")
  func wrongSelection() throws {
    let live = try LiveProgram(["--select", "2026-01-01", "-"])
    live.program.write(Array("n,v\n1,2\n2,3\n".utf8))
    live.program.closeInput()
    #expect(live.program.exitStatus() == 2)
  }

  @Test("what only the whole tells is read at the end: JSON, the order of day and month")
  func readsTheWhole() throws {
    let json = Array(#"[{"n": 1, "v": 2}, {"n": 2, "v": 5}]"#.utf8)
    let dates = Array("date,v\n01/02/2026,1\n03/02/2026,2\n13/02/2026,3\n".utf8)
    for (bytes, last) in [(json, "2\t5"), (dates, "2026-02-13T00:00:00Z\t3")] {
      let live = try LiveProgram(["-"])
      live.program.write(bytes)
      live.program.closeInput()
      #expect(live.endsWith(last))
    }
  }

  @Test("a pipe without a table is one line and status 1", arguments: ["", "nonsense\n", "a,b\n"])
  func nothingToShow(text: String) throws {
    let live = try LiveProgram(["-"])
    live.program.write(Array(text.utf8))
    live.program.closeInput()
    #expect(live.program.exitStatus() == 1)
    let errors = live.program.errors.remaining()
    #expect(errors.count == 1 && errors[0].hasPrefix("chartview: standard input"))
  }

  @Test("rows that were skipped are named at the end")
  func warnings() throws {
    let live = try LiveProgram(["-"])
    live.program.write(Array("date,v\n2026-01-01,1\n2026-02-30,2\n2026-03-01,3\n".utf8))
    live.program.closeInput()
    let error = live.program.errors.next() ?? ""
    #expect(error.hasPrefix("chartview: standard input:3: "))
  }
}

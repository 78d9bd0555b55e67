import ChartCore
import Glibc
import Testing

@testable import chartview

@Suite struct ManualPageTests {
  @Test("the manual page in packaging is the one made from the table of options")
  func thePackagedPageIsCurrent() throws {
    let path = Self.root + "/packaging/chartview.1"
    if getenv("RECORD_SNAPSHOTS") != nil {
      try OutputFile(path).write(Array(ManualPage.text().utf8))
    }
    let input = try FileInput(.file(path))
    #expect(
      String(decoding: input.bytes, as: UTF8.self) == ManualPage.text(),
      "RECORD_SNAPSHOTS=1 swift test --filter ManualPage writes it anew")
  }

  @Test func everyOptionHasItsParagraph() {
    let page = ManualPage.text()
    #expect(page.contains(".TP\n\\fB\\-o\\fR, \\fB\\-\\-export\\fR \\fIFILE\\fR\nWrite the chart"))
    #expect(page.contains("\\fB\\-\\-describe\\fR[=\\fIjson\\fR]\n"))
    #expect(
      page.split(separator: "\n").count { $0 == ".TP" } == Option.all.count + KeyBinding.all.count)
    #expect(page.contains(".TP\n\\fBCtrl+Q\\fR\nQuit.\n"))
    #expect(page.contains(".TP\n\\fBShift+Left\\fR\nTen data back.\n"))
  }

  private static let root = #filePath.split(separator: "/").dropLast(4)
    .reduce("") { "\($0)/\($1)" }
}

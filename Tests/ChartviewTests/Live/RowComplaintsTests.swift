import ChartCore
import Testing

@testable import chartview

@MainActor @Suite struct RowComplaintsTests {
  @Test("a few warnings are a line each, many are counted")
  func lines() {
    func warnings(_ count: Int) -> [Warning] {
      (1...count).map { Warning(lines: [$0], message: "\"x\" is not a number") }
    }
    let some = RowComplaints.lines(warnings(2), about: .file("a.csv"))
    #expect(some == ["a.csv:1: \"x\" is not a number", "a.csv:2: \"x\" is not a number"])
    let many = RowComplaints.lines(warnings(50), about: .standardInput)
    #expect(many.count == 4)
    #expect(many.last == "standard input: 47 more cells and rows that cannot be read")
  }
}

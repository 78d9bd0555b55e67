import ChartCore
import Testing

@testable import chartview

@Suite struct KeepLimitTests {
  @Test(
    "a limit is a number of rows or a length of time",
    arguments: [
      ("10000", .rows(10_000)), ("1", .rows(1)), ("90s", .seconds(90)), ("15min", .seconds(900)),
      ("1.5h", .seconds(5400)), ("14d", .seconds(1_209_600)), ("2w", .seconds(1_209_600)),
      ("0", nil), ("-1", nil), ("0s", nil), ("-5min", nil), ("", nil), ("s", nil), ("5x", nil),
      ("5 s", nil), ("1e400s", nil), ("99999999999999999999", nil),
    ] as [(String, KeepLimit?)])
  func limits(text: String, limit: KeepLimit?) {
    #expect(KeepLimit(argument: text) == limit)
  }
}

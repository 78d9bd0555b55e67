import ChartCore
import Glibc
import Testing

@testable import chartview

@Suite struct ExamplesTests {
  @Test("S0-29: the example has 36 days that end on 30 November 2026, with the demo's values")
  func theExampleIsTheSeedsDemo() throws {
    let input = try FileInput(.file(Self.root + "/Examples/savings.csv"))
    let start = try #require(ISO8601.instant(of: "2026-10-26"))
    let rows = try (0..<36).map { day in
      let d = Double(day)
      let value = (1200 + 14 * d + 120 * sin(0.55 * d) + 40 * cos(1.7 * d)).rounded()
      let date = try #require(ISO8601.text(of: start + d * 86_400))
      return "\(date.prefix(10)),\(PlainNumber.text(value))\n"
    }
    #expect(String(decoding: input.bytes, as: UTF8.self) == "date,value\n" + rows.joined())
    #expect(rows.last?.hasPrefix("2026-11-30,") == true)
  }

  private static let root = #filePath.split(separator: "/").dropLast(4)
    .reduce("") { "\($0)/\($1)" }
}

@Suite struct PricesExampleTests {
  @Test("the example of prices has 500 weekdays with a volume, some of them missing")
  func prices() throws {
    let path =
      #filePath.split(separator: "/").dropLast(4).reduce("") { "\($0)/\($1)" }
      + "/Examples/prices.csv"
    let data = try SourceTable(.file(path), ReadingOptions()).table.candleData()
    let candles = data.candles
    #expect(candles.count == 500 && candles.volume != nil && data.warnings.isEmpty)
    let days = candles.time.map { Int($0 / 86_400) }
    #expect(days.allSatisfy { ![2, 3].contains($0 % 7) }, "1 January 1970 was a Thursday")
    let steps = zip(days, days.dropFirst()).map { $1 - $0 }
    #expect(steps.contains(4) && steps.contains(2), "long weekends and single days off")
  }
}

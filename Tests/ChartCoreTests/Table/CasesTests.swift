import Testing

@testable import ChartCore

/// The twenty files that people have, and what they mean.
@Suite struct CasesTests {
  @Test func allTwentyAreHere() {
    #expect(ExpectedCase.names.count == 20)
  }

  @Test(arguments: ExpectedCase.names)
  func isReadAsExpected(name: String) throws {
    let (expected, bytes) = try ExpectedCase.load(name)
    switch expected.kind {
    case "line": try checkLines(expected, Table(bytes: bytes).lineData())
    case "candles":
      let table = try Table(bytes: bytes)
      #expect(table.hasCandleColumns)
      try checkCandles(expected, table.candleData())
    default: checkFailure(expected, bytes)
    }
  }

  private func checkLines(_ expected: ExpectedCase, _ data: LineData) throws {
    #expect(data.xKind.rawValue == expected.x_kind)
    let lines = try #require(expected.series)
    #expect(data.series.count == lines.count, "\(data.series.map(\.name))")
    for (series, line) in zip(data.series, lines) {
      if let parts = line.name_contains {
        #expect(parts.allSatisfy { series.name.contains($0) })
      } else {
        #expect(series.name == line.name)
      }
      checkPoints(series, line)
    }
    checkWarnings(expected, data.warnings)
  }

  private func checkPoints(_ series: Series, _ line: ExpectedCase.Line) {
    let points = zip(series.x, series.y).filter { $0.1.isFinite }
    #expect(points.count == line.points)
    #expect(series.runs.count - 1 == line.gaps)
    #expect(points.first.map { [$0.0, $0.1] } == line.first.map(\.number))
    #expect(points.last.map { [$0.0, $0.1] } == line.last.map(\.number))
    #expect(points.map(\.1).min() == line.min)
    #expect(points.map(\.1).max() == line.max)
  }

  private func checkCandles(_ expected: ExpectedCase, _ data: CandleData) throws {
    let candles = data.candles
    let want = try #require(expected.candles)
    #expect(candles.count == want.count)
    #expect((0..<candles.count).count(where: candles.isRising) == want.rising)
    #expect(candles.extent(of: 0..<candles.count) == want.low...want.high)
    for (row, candle) in [(0, want.first), (candles.count - 1, want.last)] {
      #expect(candles.time[row] == candle.t.number)
      #expect(candles.open[row] == candle.open)
      #expect(candles.high[row] == candle.high)
      #expect(candles.low[row] == candle.low)
      #expect(candles.close[row] == candle.close)
    }
    checkWarnings(expected, data.warnings)
  }

  private func checkWarnings(_ expected: ExpectedCase, _ warnings: [Warning]) {
    let lines = Set(warnings.flatMap(\.lines))
    for notice in expected.warnings ?? [] where !notice.gist.hasPrefix("optional") {
      #expect(!warnings.isEmpty)
      #expect(lines.isSuperset(of: notice.lines ?? []), "\(warnings)")
    }
    let named = Set((expected.warnings ?? []).flatMap { $0.lines ?? [] })
    if !named.isEmpty { #expect(lines == named) }
  }

  private func checkFailure(_ expected: ExpectedCase, _ bytes: [UInt8]) {
    let isCandles = expected.error?.must_mention.first == ["low"]
    #expect(throws: TableError.self) {
      let table = try Table(bytes: bytes)
      if isCandles { _ = try table.candleData() } else { _ = try table.lineData() }
    }
  }
}

import ChartCore
import Testing

@testable import chartview

@Suite struct SelectedDatumTextsTests {
  private let series = [
    Series(name: "a", x: [0, 1, 2], y: [10, 11, 12]),
    Series(name: "b", x: [0, 2], y: [0.5, .nan]),
    Series(name: "c", x: [], y: []),
  ]

  @Test func theJSONLeavesOutSeriesThatSayNothing() {
    #expect(series.datum(atX: 1, .number(0))?.json.line == #"{"x": 1, "values": {"a": 11}}"#)
  }

  @Test("S0-27: the line of a tick is x and a value for each series, separated by tabs")
  func theTickLineIsSeparatedByTabs() {
    let names = series.map(\.name)
    let time = series.datum(atX: 0, .instant(0))?.tickLine(names)
    #expect(time == "1970-01-01T00:00:00Z\t10\t0.5\t-")
    #expect(series.datum(atX: 2, .number(0))?.tickLine(names) == "2\t12\t-\t-")
  }

  @Test func numbersOnTheXAxisAreWrittenAsNumbers() {
    #expect(PlotValue.number(86_400).json.line == "86400")
    #expect(PlotValue.instant(86_400).json.line == #""1970-01-02T00:00:00Z""#)
    #expect(PlotValue.instant(1e20).json.line == "1e+20", "no date is that far away")
    #expect(PlotValue.instant(1e20).text == "1e+20")
  }
}

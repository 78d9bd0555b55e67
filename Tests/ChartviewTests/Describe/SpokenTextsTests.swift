import ChartCore
import Testing

@testable import chartview

@Suite struct SpokenTextsTests {
  @Test("S0-28: the label of a point is its date without a time, its value as formatted")
  func pointsAreSpokenAsDateAndValue() {
    let texts = texts(instants: [0, 86_400])
    #expect(texts.label(at: 86_400) == "1970-01-02")
    #expect(texts.value(1240) == "EUR 1240")
  }

  @Test("S0-28: data within a day are told apart by the time")
  func timesAreSpokenWhenThereAreAny() {
    #expect(texts(instants: [0, 60]).label(at: 60) == "1970-01-01T00:01")
    #expect(texts(instants: [0, 60, 61]).label(at: 61) == "1970-01-01T00:01:01")
  }

  @Test func midnightIsThatOfTheZone() {
    let zone = TimeZoneRules(identifier: "X") { _ in 3600 }
    #expect(texts(instants: [-3600], zone: zone).label(at: -3600) == "1970-01-01")
    #expect(texts(instants: [0], zone: zone).label(at: 0) == "1970-01-01T01:00")
  }

  @Test(
    "S4-15: the summary tells the course of the final data",
    arguments: [
      ([20, 34, 28, 46, 40, 58, 52, 74, 66, 82, 78, 96], "From 20 to 96. Lowest 20, highest 96."),
      ([62, 58, 70, 64, 80, 76, 66, 72, 88, 84, 96, 90], "From 62 to 90. Lowest 58, highest 96."),
      ([.nan, .infinity], "No data"), ([], "No data"),
      ([1234.5678], "From 1234.5678 to 1234.5678. Lowest 1234.5678, highest 1234.5678."),
    ] as [([Double], String)])
  func theSummaryTellsTheCourse(values: [Double], summary: String) {
    let texts = SpokenTexts(
      formats: EnglishFormats(), valueStyle: NumberStyle(), xKind: .number, instants: [])
    #expect(texts.summary(of: [facts("a", values)]) == summary)
  }

  @Test func severalLinesAreNamedInTheSummary() {
    let texts = texts(instants: [])
    #expect(
      texts.summary(of: [facts("a", [1, 2]), facts("b", [])])
        == "a: From EUR 1 to EUR 2. Lowest EUR 1, highest EUR 2. b: No data.")
    #expect(texts.summary(of: [facts("a", []), facts("b", [])]) == "No data")
    #expect(texts.summary(of: []) == "No data")
  }

  private func facts(_ name: String, _ values: [Double]) -> SeriesFacts {
    SeriesFacts(Series(name: name, x: values.indices.map(Double.init), y: values))
  }

  private func texts(instants: [Double], zone: TimeZoneRules = .utc) -> SpokenTexts {
    SpokenTexts(
      formats: EnglishFormats(zone: zone), valueStyle: NumberStyle(.currency("EUR")),
      xKind: .time, instants: instants)
  }
}

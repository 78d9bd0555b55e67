import ChartCore
import Testing

@testable import chartview

@Suite struct DescriptionTests {
  private let day = 86_400.0

  @Test func theJSONHasTheDocumentedKeysInTheirOrder() {
    #expect(
      savings.json(texts(.time)).description == """
        {
          "kind": "line",
          "x_kind": "time",
          "title": "Savings",
          "series": [
            {"name": "value", "points": 3, "gaps": 1, "first": ["1970-01-01T00:00:00Z", 20], \
        "last": ["1970-01-05T00:00:00Z", 96.5], "min": 20, "max": 96.5}
          ],
          "x_domain": ["1970-01-01T00:00:00Z", "1970-01-05T00:00:00Z"],
          "y_domain": [8.525, 107.975],
          "selection": {"x": "1970-01-02T00:00:00Z", "values": {"value": 34}},
          "reading": {"separator": ",", "header": true, "columns": ["date", "value"], "rows": 5},
          "warnings": [
            {"lines": [4], "message": "a cell was empty"}
          ],
          "summary": "From EUR 20 to EUR 96.5. Lowest EUR 20, highest EUR 96.5."
        }
        """)
  }

  @Test func theWordsSayTheSame() {
    #expect(
      savings.words(texts(.time)) == """
        Savings. Line chart.
        The x axis goes from 1970-01-01 to 1970-01-05, and the y axis goes from EUR 8.525 to EUR 107.975.
        value: 3 points, 1 gap, from 1970-01-01 to 1970-01-05. \
        From EUR 20 to EUR 96.5. Lowest EUR 20, highest EUR 96.5.
        Selected: 1970-01-02, value EUR 34.
        Read as separated by commas, with a header.
        Line 4: a cell was empty

        """)
  }

  @Test func withoutDataTheFactsAreNull() {
    let empty = Description(
      xKind: .number, title: "", series: [SeriesFacts(Series(name: "a", x: [1], y: [.nan]))],
      xDomain: nil, yDomain: 0...1)
    let json = empty.json(texts(.number)).line
    #expect(
      json.contains(
        #"{"name": "a", "points": 0, "gaps": 0, "first": null, "last": null, "min": null, "max": null}"#
      ))
    #expect(json.contains(#""x_domain": null, "y_domain": [0, 1], "selection": null"#))
    #expect(json.contains(#""summary": "No data""#))
    #expect(
      empty.words(texts(.number)) == """
        Line chart.
        The y axis goes from EUR 0 to EUR 1.
        a: no data.

        """)
  }

  private var savings: Description {
    let series = Series(
      name: "value", x: [0, day, 2 * day, 4 * day], y: [20, 34, .nan, 96.5])
    var reading = Reading()
    reading.entries = [
      ("separator", .text(",")), ("header", .flag(true)), ("columns", .texts(["date", "value"])),
      ("rows", .number(5)),
    ]
    return Description(
      xKind: .time, title: "Savings", series: [SeriesFacts(series)], xDomain: 0...4 * day,
      yDomain: 8.525...107.975, selection: [series].datum(atX: day, .instant(0)),
      reading: reading, warnings: [Warning(lines: [4], message: "a cell was empty")])
  }

  private func texts(_ kind: XKind) -> SpokenTexts {
    SpokenTexts(
      formats: EnglishFormats(), valueStyle: NumberStyle(.currency("EUR")), xKind: kind,
      instants: [0, day])
  }
}

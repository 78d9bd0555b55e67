import Testing

@testable import ChartCore

/// Columns that say x once more, and what is said where no column is x.
@Suite struct RepeatedXTests {
  @Test(arguments: [
    ("decimal date", "2024.0383,2024.1230,2024.2022"),
    ("unix", "1704067200,1706745600,1709251200"),
    ("epoch_ms", "1704067200000,1706745600000,1709251200000"),
    ("serial", "45292,45323,45352"), ("julian", "2460310.5,2460341.5,2460370.5"),
    ("month", "1,2,3"), ("Tag", "1,1,1"),
  ])
  func aColumnThatHoldsXInAnotherFormIsNoSeries(name: String, values: String) throws {
    let cells = values.split(separator: ",")
    let data = try ReadText.lines(
      "date,\(name),v\n2024-01-01,\(cells[0]),5\n2024-02-01,\(cells[1]),6\n2024-03-01,\(cells[2]),7\n"
    )
    #expect(data.series.map(\.name) == ["v"])
  }

  @Test func theShareOfAYearBesideYearAndMonthIsNoSeries() throws {
    let data = try ReadText.lines(
      "year,month,decimal,co2\n1958,3,1958.2027,315.7\n1958,4,1958.2877,317.4\n1959,1,1959.0411,315.5\n"
    )
    #expect(data.series.map(\.name) == ["co2"])
  }

  @Test(arguments: ["1,2,3", "2024,2025,2023", "100,200,300"])
  func numbersThatOnlyGrowWithXAreASeries(values: String) throws {
    let cells = values.split(separator: ",")
    let data = try ReadText.lines(
      "date,n,v\n2024-01-01,\(cells[0]),5\n2024-02-01,\(cells[1]),6\n2024-03-01,\(cells[2]),7\n")
    #expect(data.series.map(\.name) == ["n", "v"])
  }

  @Test func theColumnThatCouldNotBeReadIsNamedWhereXIsLeftAlone() throws {
    let data = try ReadText.lines("t v\n0 0x1F\n1 0x20\n2 0x21\n")
    #expect(
      data.warnings == [
        Warning(
          lines: [2], message: "\"0x1F\" in column v is not a number; the column is left out"),
        Warning(lines: [], message: "column t is the only one of numbers; rows are counted"),
      ])
  }
}

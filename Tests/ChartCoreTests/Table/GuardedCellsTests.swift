import Testing

@testable import ChartCore

/// Cells that are formulas of a text, so that a spreadsheet leaves them as they are.
@Suite struct GuardedCellsTests {
  @Test(arguments: [
    "Date;v\n2024-05-13;=\"12.5\"\n2024-05-14;=\"13.5\"\n",
    "Date,v\n2024-05-13,\"=\"\"12.5\"\"\"\n2024-05-14,\"=\"\"13.5\"\"\"\n",
    "=\"Date\";=\"v\"\n=\"2024-05-13\";=\"12.5\"\n=\"2024-05-14\";=\"13.5\"\n",
  ])
  func aFormulaOfATextIsItsText(text: String) throws {
    let data = try ReadText.lines(text)
    #expect(data.series[0].name == "v")
    #expect(data.series[0].dump == "1715558400:12.5 1715644800:13.5")
  }

  @Test func soAreTextsThatNameSeries() throws {
    let data = try ReadText.lines(
      "day;who;v\n2024-05-13;=\"007\";1\n2024-05-13;=\"008\";2\n2024-05-14;=\"007\";3\n2024-05-14;=\"008\";4\n",
      ReadText.by("who"))
    #expect(data.series.map(\.y) == [[1, 3], [2, 4]])
  }

  @Test(arguments: ["=\"0012\"", "=\"123456789012\"", "\"=\"\"0012\"\"\""])
  func digitsThatWouldLoseSomethingAsNumbersStayTexts(cell: String) throws {
    let table = try ReadText.table(
      "day;id;v\n2024-05-13;\(cell);=\"12,50\"\n2024-05-14;\(cell);=\"13,50\"\n")
    guard case .texts(let texts) = table.columns[1].values else {
      Issue.record("the column is not of texts")
      return
    }
    #expect(texts[0] == cell.filter(\.isNumber))
    #expect(try table.lineData().series.map(\.y) == [[12.5, 13.5]])
  }

  @Test(arguments: ["=", "=\"", "=\"\"", "=12", "=\"12", "=A1"])
  func otherFormulasAreNoNumbers(cell: String) throws {
    let data = try ReadText.lines("day;v\n2024-05-13;1\n2024-05-14;\(cell)\n2024-05-15;2\n")
    #expect(data.series[0].y.filter(\.isFinite) == [1, 2])
  }
}

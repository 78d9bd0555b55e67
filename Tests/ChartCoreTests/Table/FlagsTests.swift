import Testing

@testable import ChartCore

/// What statistics offices, banks and notes write after numbers (`R11`).
@Suite struct FlagsTests {
  @Test func lettersThatDifferFromRowToRowAreNoUnit() throws {
    let data = try ReadText.lines(
      "date,v\n2024-01-01,5.1\n2024-01-02,5.2 p\n2024-01-03,5.3 e\n2024-01-04,5.4 bd\n")
    #expect(data.series[0].y == [5.1, 5.2, 5.3, 5.4])
    #expect(
      data.warnings.map(\.message)
        == ["\"5.2 p\" in column v: letters after numbers are taken for flags"])
    #expect(data.warnings.map(\.lines) == [[3]])
  }

  @Test func soAreThoseOfTheLastRowsOnly() throws {
    let rows = (10...28).map { "2024-01-\($0),\($0)\n" }
    let data = try ReadText.lines("date,v\n" + rows.joined() + "2024-01-29,29 p\n")
    #expect(data.series[0].y.unpacked == (10...29).map(Double.init))
  }

  @Test(arguments: ["12.5*", "12.5 **", "12.5†", "12.5 (p)", "12.5(r)", "12.5 [1]", "12.5[p]"])
  func marksOfFootnotesAreNotPartOfANumber(cell: String) {
    #expect(ReadText.number(cell) == 12.5)
  }

  @Test(arguments: ["12.5 (3)", "12.5 []", "12.5 (abcd)", "12.5 ()", "12.5 [", "*"])
  func otherSignsAreNoFootnotes(cell: String) {
    #expect(ReadText.number(cell) == nil)
  }

  @Test func marksAndLettersMayStandTogether() throws {
    let data = try ReadText.lines("date,v\n2024-05-13,12.5*\n2024-05-14,13.1\n2024-05-15,14.0p\n")
    #expect(data.series[0].y == [12.5, 13.1, 14])
  }

  @Test func yearsStayNamesAboveFlags() throws {
    let data = try ReadText.lines(
      "geo\tunit\\TIME\t2019 \t2020 \t2021 \t2022 \nAT\tP\t4.8 \t6.0 p\t6.2 d\t4.8 bd\nBE\tP\t5.5 \t5.8 \t6.3 e\t5.6 \nDE\tP\t: \t25.9 \t: c\t12.6 u\n"
    )
    #expect(data.series.map(\.name) == ["AT", "BE", "DE"])
    #expect(data.series[0].y == [4.8, 6, 6.2, 4.8])
    #expect(data.series[2].y.filter(\.isFinite) == [25.9, 12.6])
  }

  @Test func flagsAloneAreMissingValues() throws {
    let data = try ReadText.lines(
      "t,v\n2024-01-01,1\n2024-01-02,[x]\n2024-01-03,: c\n2024-01-04,2\n")
    #expect(data.series[0].runs == [0..<1, 3..<4])
    #expect(data.warnings.isEmpty)
  }

  @Test(arguments: ["eth0", "rm1", "usd5"])
  func namesThatBeginLikeMoneyAreNoNumbers(cell: String) {
    #expect(ReadText.number(cell) == nil)
    #expect(ReadText.number("usd 5") == 5)
  }

  @Test func numbersWithLettersAreNames() {
    #expect(
      ReadText.error("date,id\n2024-01-01,667a\n2024-01-02,668c\n")
        == .noNumberColumn(columns: ["date", "id"]))
  }

  @Test(arguments: [
    "5 C\n41 F\n7 C\n", "1 a\n2 b\n1 b\n", "5 m\n10 s\n7 h\n", "5 kg\n6 lb\n7 kg\n",
    "5 cm\n6\n7 ft\n",
  ])
  func unitsOfMeasuresAreNoFlags(cells: String) {
    let rows = cells.split(separator: "\n").enumerated().map { "2024-01-0\($0 + 1),\($1)\n" }
    let data = try? ReadText.lines("date,v\n" + rows.joined())
    #expect(data.map { $0.series[0].runs.map(\.count).reduce(0, +) } ?? 0 < 3)
  }

  @Test func creditAndDebitAreSigns() throws {
    let data = try ReadText.lines(
      "Date,Amount,Balance\n01 Apr 2024,\"1,000.00 Cr\",\"5,000.00 Cr\"\n02 Apr 2024,\"200.00 Dr\",\"4,800.00 CR\"\n13 Apr 2024,\"6,000.00DR\",\"1,200.00 Dr.\"\n"
    )
    #expect(data.series.map(\.y) == [[1000, -200, -6000], [5000, 4800, -1200]])
  }

  @Test(arguments: [("C", "D"), ("H", "S")])
  func soAreTheLettersForThem(credit: String, debit: String) throws {
    let data = try ReadText.lines(
      "Data;Valor\n2024-05-13;1.000,00 \(credit)\n2024-05-14;200,50 \(debit)\n2024-05-15;3,00 \(credit)\n"
    )
    #expect(data.series[0].y == [1000, -200.5, 3])
  }

  @Test(arguments: [
    "RM1234.50", "Rp1234.50", "AED 1234.50", "Rs.1,234.50", "Rs. 1234.50", "-RM1,234.50",
    "KSh 1234.50",
    "1234.50 AED",
  ])
  func wordsForMoneyAreDropped(cell: String) {
    #expect(ReadText.number(cell)?.magnitude == 1234.5)
  }

  @Test(arguments: ["RM.50", "kr.5"])
  func aPointIsTheDecimalSignUnlessTheWordHasOne(cell: String) {
    #expect(ReadText.number(cell) == (cell.hasPrefix("RM") ? 0.5 : 5))
  }
}

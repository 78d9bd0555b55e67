import Testing

@testable import ChartCore

/// Numbers with one mark and three digits behind it in every cell, and nothing that settles them (`R10`).
@Suite struct OpenNumbersTests {
  @Test func datesWithDotsMeanADecimalComma() throws {
    let data = try ReadText.lines(
      "Datum;Uhrzeit;E5;E10\n13.02.2024;08:00;1,799;1,739\n13.02.2024;09:00;1,789;1,729\n")
    #expect(data.series.map(\.y) == [[1.799, 1.789], [1.739, 1.729]])
    #expect(
      data.warnings.map(\.message)
        == ["\"1,799\" in column E5 can be read both ways; read as 1.799 (2 such columns)"])
  }

  @Test func dotsBesideDatesWithDotsGroupDigits() throws {
    let data = try ReadText.lines("Datum;Stand\n01.02.24;12.345\n15.02.24;12.400\n")
    #expect(data.series[0].y == [12345, 12400])
    #expect(
      data.warnings.map(\.message)
        == ["\"12.345\" in column Stand can be read both ways; read as 12345"])
  }

  @Test func aDayBeforeItsMonthBetweenSemicolonsMeansADecimalComma() throws {
    let data = try ReadText.lines("date;prix\n13/02/2024;1,799\n14/02/2024;1,789\n")
    #expect(data.series[0].y == [1.799, 1.789])
  }

  @Test func commasBesideOtherDatesGroupDigits() throws {
    let data = try ReadText.lines("date,n\n2024-02-13,\"1,799\"\n2024-02-14,\"1,789\"\n")
    #expect(data.series[0].y == [1799, 1789])
    #expect(
      data.warnings.map(\.message)
        == ["\"1,799\" in column n can be read both ways; read as 1799"])
  }

  @Test(arguments: [
    "date,v\n2024-02-13,1.799\n2024-02-14,1.789\n", "Datum,v\n13.02.2024,1.799\n14.02.2024,1.789\n",
    "t\tv\n2024.02.13\t1.799\n2024.02.14\t1.789\n",
    #"[{"t":"13.02.2024","v":1.799},{"t":"14.02.2024","v":1.789}]"#,
  ])
  func pointsOfProgramsAreNoQuestion(text: String) throws {
    let data = try ReadText.lines(text)
    #expect(data.series[0].y == [1.799, 1.789])
    #expect(data.warnings.isEmpty)
  }

  @Test(arguments: [
    "Datum;v;w\n13.02.2024;1,799;2,5\n14.02.2024;1,789;3,5\n",
    "Datum;v\n13.02.2024;1,799\n14.02.2024;0,789\n",
  ])
  func aNumberThatIsDecidedSettlesTheOthers(text: String) throws {
    let data = try ReadText.lines(text)
    #expect(data.series[0].y[0] == 1.799)
    #expect(data.warnings.isEmpty)
  }

  @Test func aNumberBelowTheFirstRowsTurnsAllColumnsThatWereGuessed() throws {
    let rows = (1...28).flatMap { day in
      (10...20).map { "\(day < 10 ? "0" : "")\(day).02.2024 \($0):00;1.250;2.500\n" }
    }
    let data = try ReadText.lines("Datum;a;b\n" + rows.joined() + "01.03.2024 10:00;1.5;2.750\n")
    #expect(data.series.map { $0.y[0] } == [1.25, 2.5])
    #expect(data.warnings.isEmpty)
  }

  @Test func aPersonWhoSaysTheSignIsNotWarned() throws {
    var options = ReadingOptions()
    options.decimal = .dot
    let data = try ReadText.lines("Datum;Stand\n01.02.2024;12.345\n15.02.2024;12.400\n", options)
    #expect(data.series[0].y == [12.345, 12.4])
    #expect(data.warnings.isEmpty)
  }

  @Test func commasBesideAmericanDatesGroupDigits() throws {
    let data = try ReadText.lines("date,n\n02/13/2024,\"1,799\"\n02/14/2024,\"1,789\"\n")
    #expect(data.series[0].y == [1799, 1789])
    #expect(data.warnings.isEmpty)
  }
}

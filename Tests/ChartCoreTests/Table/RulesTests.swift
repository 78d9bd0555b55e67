import Testing

@testable import ChartCore

/// The house rules of reading, one by one, and what bad input is answered with.
@Suite struct RulesTests {
  @Test func anEmptyCellIsAGapAndARunOfThemIsOne() throws {
    let data = try ReadText.lines("x,y\n1,\n2,5\n3,\n4,NaN\n5,6\n6,.\n")
    #expect(data.series[0].runs == [1..<2, 4..<5])
  }

  @Test func rowsAreSortedAndThoseOfOneTimeKeepTheirOrder() throws {
    let data = try ReadText.lines(
      "date,v\n2024-01-07,3\n2024-01-05,1\n2024-01-06,2\n2024-01-05,9\n")
    #expect(data.series[0].y == [1, 9, 2, 3])
  }

  @Test func aFileThatRunsNewestFirstIsReversedBeforeSorting() throws {
    let data = try ReadText.lines(
      "date,v\n2024-01-07,4\n2024-01-07,3\n2024-01-06,2\n2024-01-05,1\n")
    #expect(data.series[0].y == [1, 2, 3, 4])
  }

  @Test func ofTwoCandlesAtOneTimeTheLastRowCounts() throws {
    let data = try ReadText.candles("time,o,h,l,c\n2024-01-05,1,3,1,2\n2024-01-05,1,4,1,3\n")
    #expect(data.candles.close == [3])
    #expect(data.warnings.map(\.lines) == [[2]])
  }

  @Test func impossibleCandlesAreLeftOutAndNamed() throws {
    let data = try ReadText.candles(
      "time,open,high,low,close\n2024-01-05,1,3,1,2\n2024-01-06,1,0,2,1\n2024-01-07,5,4,1,2\n")
    #expect(data.candles.count == 1)
    #expect(data.warnings.map(\.lines) == [[3, 4]])
  }

  @Test func allCandlesImpossibleIsAnError() {
    let text = "time,open,high,low,close\n2024-01-06,1,0,2,1\n2024-01-07,5,4,1,2\n"
    #expect(ReadText.error(text, candles: true) == .noCandles(rows: 2, impossible: [2, 3]))
  }

  @Test func theDecimalSignIsThatOfTheWholeColumn() throws {
    let rows = (1...700).map { "2024-01-05;1.\(100 + $0)" }.joined(separator: "\n")
    let data = try ReadText.lines("d;v\n\(rows)\n2024-01-06;5,5\n")
    #expect(data.series[0].y.first == 1101)
    #expect(data.series[0].y.last == 5.5)
  }

  @Test func aDecimalSignThatContradictsItselfNamesOneOfEach() {
    let text = "d;v\n2024-01-05;1,5\n2024-01-06;2,5\n2024-01-07;2.5\n"
    #expect(
      ReadText.error(text)
        == .contradictingDecimal(column: "v", line: 2, text: "1,5", line2: 4, text2: "2.5"))
  }

  @Test func oneDayAboveTwelveSettlesTheOrderForAllRows() throws {
    let rows = (0..<700).map { _ in "01/02/2024,1" }.joined(separator: "\n")
    let american = try ReadText.lines("date,v\n\(rows)\n01/31/2024,2\n")
    #expect(american.series[0].x.first == 1_704_153_600)
    let british = try ReadText.lines("date,v\n\(rows)\n31/01/2024,2\n")
    #expect(british.series[0].x.last == 1_706_745_600)
  }

  @Test func anOrderOfDatesThatContradictsItselfNamesOneOfEach() {
    let text = "date,v\n13/01/2024,1\n02/01/2024,2\n01/14/2024,3\n"
    #expect(
      ReadText.error(text)
        == .contradictingDateOrder(
          column: "date", line: 2, text: "13/01/2024", line2: 4, text2: "01/14/2024"))
  }

  @Test func anOrderThatNothingTellsIsAGuessWithAWarning() throws {
    let data = try ReadText.lines("date,v\n03/01/2024,1\n04/01/2024,2\n")
    #expect(data.warnings.count == 1)
    #expect(data.warnings[0].message.contains("month"))
  }

  @Test func theOrderIsTheOneThatKeepsRowsInOrder() throws {
    let data = try ReadText.lines(
      "date,v\n11/01/2024,1\n12/01/2024,2\n01/02/2024,3\n02/02/2024,4\n")
    #expect(data.series[0].y == [1, 2, 3, 4])
    #expect(data.series[0].x[0] == 1_704_931_200)
  }

  @Test func smallNumbersAreNoTimes() throws {
    let data = try ReadText.lines("time,v\n0,1\n60,2\n120,3\n")
    #expect(data.xKind == .number)
    #expect(data.series[0].x == [0, 60, 120])
  }

  @Test func yearsAreTheFirstOfJanuary() throws {
    let data = try ReadText.lines("Jahr;Wert\n1999;1\n2000;2\n")
    #expect(data.xKind == .time)
    #expect(data.series[0].x == [915_148_800, 946_684_800])
  }

  @Test func aDateThatDoesNotExistIsSkippedAndNamed() throws {
    let data = try ReadText.lines("date,v\n2024-02-29,1\n2023-02-29,2\n2024-03-01,3\n")
    #expect(data.series[0].y == [1, 3])
    #expect(
      data.warnings == [
        Warning(
          lines: [3],
          message: "\"2023-02-29\" in column date is not a date that exists; row skipped")
      ])
  }

  @Test func aHundredAlikeAreOneWarning() throws {
    let rows = (0..<100).map { _ in "2024-01-05,oops" }.joined(separator: "\n")
    let good = (0..<200).map { _ in "2024-01-05,1" }.joined(separator: "\n")
    let data = try ReadText.lines("date,v\n\(good)\n\(rows)\n")
    #expect(data.warnings.count == 1)
    #expect(data.warnings[0].lines == Array(202...301))
  }

  @Test func aLastLineThatBreaksOffIsLeftOut() throws {
    let data = try ReadText.lines("date,a,b\n2024-01-05,1,2\n2024-01-06,3,4\n2024-01-0")
    #expect(data.series[0].y == [1, 3])
    #expect(data.warnings.map(\.lines) == [[4]])
  }

  @Test func moreCellsThanColumnsAreNamed() throws {
    let data = try ReadText.lines("date,a\n2024-01-05,1\n2024-01-06,3,4\n2024-01-07,5\n")
    #expect(data.series[0].y == [1, 3, 5])
    #expect(data.warnings.map(\.lines) == [[3]])
  }

  @Test func linesAreCountedThroughQuotedLineBreaks() throws {
    let data = try ReadText.lines(
      "date,note,v\n2024-01-05,\"a\nb\",1\n\n2024-01-06,c,oops\n2024-01-07,d,5\n2024-01-08,e,5\n")
    #expect(data.warnings.map(\.lines) == [[5]])
  }

  @Test func aTieOfUnitsIsSettledTheSameWayEveryTime() throws {
    let units = ["ab", "bc", "cd", "de", "ef", "fg", "gh"]
    let rows = units.map { "2024-01-05,1 \($0)" }.joined(separator: "\n")
    let first = try TableDump(ReadText.table("date,v\n\(rows)\n"))
    for _ in 0..<50 {
      #expect(try TableDump(ReadText.table("date,v\n\(rows)\n")) == first)
    }
  }

  @Test func aFirstRowWithAFaultIsStillARow() throws {
    let data = try ReadText.lines("a,b\n1,oops\n2,5\n3,6\n4,7\n")
    #expect(data.series.map(\.name) == ["b"])
    #expect(data.warnings.map(\.lines) == [[2]])
  }

  @Test func aHeaderWithAnUnlikelyNumberIsStillAHeader() throws {
    let data = try ReadText.lines(
      "country,year,2019 value\nA,2000,1\nB,2000,5\nA,2001,2\nB,2001,6\n")
    #expect(data.series.map(\.name) == ["A", "B"])
    #expect(data.xKind == .time)
  }

  @Test func aRepeatedHourWithoutAZoneIsKeptWithAWarning() throws {
    let hours = ["00:30", "01:30", "02:30", "02:00", "03:00", "04:00", "05:00", "06:00"]
    let rows = hours.map { "2024-10-27 \($0):00,1" }.joined(separator: "\n")
    let data = try ReadText.lines("Time,v\n\(rows)\n")
    #expect(data.series[0].x.count == 8)
    #expect(data.warnings.map(\.lines) == [[5]])
  }

  @Test func aRowWithFarFewerCellsThanColumnsIsNone() throws {
    let names = (0..<200).map { "c\($0)" }.joined(separator: ",")
    let row = (0..<200).map { "\($0)" }.joined(separator: ",")
    let table = try ReadText.table("\(names)\n\(row)\n\(row)\n5,6\n\(row)\n")
    #expect(table.rowCount == 3)
    #expect(table.warnings.map(\.lines) == [[4]])
  }

  @Test func separatorsAndDoubledQuotesInQuotesBelongToTheText() throws {
    let table = try ReadText.table("who,v\n\"a, \"\"b\"\"\",1\nc,2\n")
    guard case .texts(let texts) = table.columns[0].values else { return }
    #expect(texts[0] == "a, \"b\"")
  }

  @Test(arguments: [
    ("", TableError.empty), (" \n\n", .empty), ("\u{FEFF}", .empty),
    ("Date,Balance\n\n", .headerOnly(columns: ["Date", "Balance"])),
    ("date,name\n2024-01-05,a\n2024-01-06,b\n", .noNumberColumn(columns: ["date", "name"])),
    ("<!DOCTYPE html>\n<html>", .notATable(kind: "HTML", text: "<!DOCTYPE html>")),
    ("<?xml version='1.0'?>", .notATable(kind: "XML", text: "<?xml version='1.0'?>")),
    ("PK\u{3}\u{4}abc", .binary(kind: "a ZIP archive or an Excel workbook")),
    ("a,b\u{0}\n1,2\n", .binary(kind: "a file with NUL bytes")),
    ("date,v\n2024-01-05,\n2024-01-06,null\n", .noNumberColumn(columns: ["date", "v"])),
    ("{\"a\": 1}", .notATable(kind: "JSON", text: "{\"a\": 1}")),
  ])
  func badInputIsNamed(text: String, error: TableError) {
    #expect(ReadText.error(text) == error)
  }

  @Test func candlesWithoutATime() {
    let text = "open,high,low,close\n1,3,1,2\n"
    #expect(
      ReadText.error(text, candles: true)
        == .noTimeColumn(columns: ["open", "high", "low", "close"]))
  }

  @Test func aMissingPriceIsNamedWithTheColumnsFound() {
    let text = "Date,Open,High,Close\n2024-01-05,1,3,2\n"
    #expect(
      ReadText.error(text, candles: true)
        == .missingPriceColumn(missing: ["low"], found: ["Date", "Open", "High", "Close"]))
  }

  @Test func aNameThatDoesNotExistListsThoseThatDoNearestFirst() {
    var options = ReadingOptions()
    options.y = ["tmep"]
    #expect(throws: TableError.noSuchColumn(name: "tmep", nearest: ["temp", "time", "humidity"])) {
      try ReadText.lines("time,temp,humidity\n1,2,3\n2,3,4\n", options)
    }
  }

  @Test func columnsMayBeNamed() throws {
    var options = ReadingOptions()
    options.x = "B"
    options.y = ["c", "a"]
    let data = try ReadText.lines("a,b,c\n1,10,5\n2,20,6\n", options)
    #expect(data.series.map(\.name) == ["c", "a"])
    #expect(data.series[0].dump == "10:5 20:6")
  }

  @Test func aTableMayBeDividedByAColumnOfNumbers() throws {
    var options = ReadingOptions()
    options.by = "sensor"
    options.y = ["v"]
    let data = try ReadText.lines("t,sensor,v\n0,1,5\n0,2,6\n1,1,7\n1,2,8\n", options)
    #expect(data.series.map(\.name) == ["1", "2"])
    #expect(data.series[1].dump == "0:6 1:8")
  }

  @Test func separatorDecimalSignHeaderAndDateFormMayBeGiven() throws {
    var options = ReadingOptions()
    options.separator = UInt8(ascii: "!")
    options.decimal = UInt8(ascii: ",")
    options.hasHeader = false
    options.dateFormat = "%y/%d/%m"
    let data = try ReadText.lines("24/05/01!1,234\n24/06/01!2,345\n", options)
    #expect(data.series[0].dump == "1704412800:1.234 1704499200:2.345")
  }

  @Test func aHeaderMayBeDeniedOrInsistedOn() throws {
    var options = ReadingOptions()
    options.hasHeader = true
    #expect(try ReadText.lines("1,2\n3,4\n5,6\n", options).series.map(\.name) == ["2"])
    options.hasHeader = false
    #expect(try ReadText.lines("1,2\n3,4\n5,6\n", options).series[0].x == [1, 3, 5])
  }

  @Test func aTimeOfDayInItsOwnColumnIsAddedToTheDate() throws {
    let data = try ReadText.lines("date,time,v\n2024-01-05,10:30,1\n2024-01-05,11:30:15,2\n")
    #expect(data.series.map(\.name) == ["v"])
    #expect(data.series[0].x == [1_704_450_600, 1_704_454_215])
  }

  @Test func aBankStatementIsNotDividedByItsTexts() throws {
    let data = try ReadText.lines(
      "Datum;Art;Betrag\n28.06.24;Miete;-5,00\n27.06.24;Lohn;9,00\n27.06.24;Strom;-1,00\n20.06.24;Miete;-5,00\n13.06.24;Lohn;9,00\n06.06.24;Miete;-5,00\n"
    )
    #expect(data.series.map(\.name) == ["Betrag"])
  }

  @Test func tablesBelowEachOtherMayHaveOtherColumns() throws {
    let data = try ReadText.lines(
      """
      #datatype,string,long,dateTime:RFC3339,double,string
      ,result,table,_time,_value,_field
      ,,0,2024-02-01T06:00:00Z,1.5,temp
      ,,0,2024-02-01T06:01:00Z,2.5,temp

      #datatype,string,long,string,dateTime:RFC3339,double
      ,result,table,_field,_time,_value
      ,,1,hum,2024-02-01T06:00:00Z,61
      ,,1,hum,2024-02-01T06:01:00Z,62
      """)
    #expect(data.series.map(\.name) == ["temp", "hum"])
    #expect(data.series[1].dump == "1706767200:61 1706767260:62")
  }

  @Test func theReadingSaysWhatWasAssumed() throws {
    let data = try ReadText.lines("Datum;Wert\n28.06.24;1,5\n29.06.24;2,5\n")
    let shown = Dictionary(uniqueKeysWithValues: data.reading.entries.map { ($0.key, $0.value) })
    #expect(shown["separator"] == .text(";"))
    #expect(shown["decimal"] == .text(","))
    #expect(shown["encoding"] == .text("UTF-8"))
    #expect(shown["header"] == .flag(true))
    #expect(shown["columns"] == .texts(["Datum", "Wert"]))
    #expect(shown["date_format"] == .text("%d.%m.%y"))
    #expect(shown["x"] == .text("Datum"))
    #expect(shown["y"] == .texts(["Wert"]))
  }
}

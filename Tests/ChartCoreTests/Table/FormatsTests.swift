import Testing

@testable import ChartCore

/// Files in the forms that their sources write them, with made-up numbers.
@Suite struct FormatsTests {
  @Test func yahooPastedFromThePage() throws {
    let data = try ReadText.candles(
      """
      Date\tOpen\tHigh\tLow\tClose*\tAdj Close**\tVolume
      Aug 12, 2024\t10.00\t12.00\t9.00\t11.00\t11.00\t1,234,500
      Aug 9, 2024\t0.31 Dividend
      Aug 9, 2024\t9.50\t11.00\t9.00\t10.00\t9.69\t987,600
      Aug 8, 2024\t2:1 Stock Splits
      Aug 8, 2024\t9.00\t10.00\t8.50\t9.50\t9.20\t-
      """)
    #expect(data.candles.close == [9.5, 10, 11])
    #expect(data.candles.volume?.suffix(2) == [987_600, 1_234_500])
    #expect(data.warnings.flatMap(\.lines).contains(3))
    #expect(data.warnings.flatMap(\.lines).contains(5))
  }

  @Test func stooqBulk() throws {
    let data = try ReadText.candles(
      """
      <TICKER>,<PER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>,<OPENINT>
      AAPL.US,5,20240502,153000,172.1,172.9,171.8,172.5,1000.5,0
      AAPL.US,5,20240502,153500,172.5,173.0,172.2,172.7,900.25,0
      AAPL.US,5,20240502,000000,170,171,169,170.5,900.25,0
      """)
    #expect(data.candles.time == [1_714_608_000, 1_714_663_800, 1_714_664_100])
    #expect(data.candles.close == [170.5, 172.5, 172.7])
  }

  @Test func aFailedQueryIsATextAndNoTable() {
    #expect(ReadText.error("No data") == .notATable(kind: "text", text: "No data"))
    #expect(
      ReadText.error("Exceeded the daily hits limit\n")
        == .notATable(kind: "text", text: "Exceeded the daily hits limit"))
  }

  @Test func alphaVantageErrorInJSON() {
    let text = #"{"Error Message": "Invalid API call. Please retry."}"#
    #expect(ReadText.error(text) == .notATable(kind: "JSON", text: text))
  }

  @Test func alphaVantageSeriesInJSON() throws {
    let data = try ReadText.candles(
      """
      {"Meta Data": {"1. Information": "Daily", "2. Symbol": "X"},
       "Time Series (Daily)": {
        "2024-01-05": {"1. open": "2", "2. high": "4", "3. low": "1", "4. close": "3", "5. volume": "9"},
        "2024-01-04": {"1. open": "1", "2. high": "3", "3. low": "1", "4. close": "2", "5. volume": "8"}
      }}
      """)
    #expect(data.candles.time == [1_704_326_400, 1_704_412_800])
    #expect(data.candles.open == [1, 2])
    #expect(data.candles.volume == [8, 9])
  }

  @Test(arguments: [1, 1000])
  func binanceWithAHeaderInMillisecondsOrMicroseconds(factor: Int) throws {
    let start = 1_699_992_000_000 * factor
    let data = try ReadText.candles(
      """
      open_time,open,high,low,close,volume,close_time,quote_volume,count,taker_buy_volume,taker_buy_quote_volume,ignore
      \(start),2416.62,2422.66,2409.23,2415.40,855.6,\(start + 3_599_999 * factor),2066567.6,44465,410.6,991986.0,0
      \(start + 3_600_000 * factor),2413.01,2418.07,2400.18,2401.20,620.5,\(start + 7_199_999 * factor),1490091.8,32199,297.8,715244.0,0
      """)
    #expect(data.candles.time == [1_699_992_000, 1_699_995_600])
    #expect(data.candles.high == [2422.66, 2418.07])
  }

  @Test func unitsMayChangeWithinAFile() throws {
    let data = try ReadText.lines(
      "timestamp,v\n1700000000,1\n1700000001000,2\n1700000002000000,3\n")
    #expect(data.series[0].dump == "1700000000:1 1700000001:2 1700000002:3")
  }

  @Test func nanosecondsKeepTheirMilliseconds() throws {
    let data = try ReadText.lines(
      "%time,field.data\n1700000000123456789,1\n1700000000223456789,2\n")
    #expect(abs(data.series[0].x[0] - 1_700_000_000.123_456_8) < 1e-6)
    #expect(data.series.map(\.name) == ["field.data"])
  }

  @Test func coinbaseArraysAreSortedOutByTheirNumbers() throws {
    let data = try ReadText.candles(
      "[[1700000120,9.5,12,10,11,5],[1700000060,8.5,11,9.25,10,4],[1700000000,8,10,9,9.25,3]]")
    #expect(data.candles.time == [1_700_000_000, 1_700_000_060, 1_700_000_120])
    #expect(data.candles.low == [8, 8.5, 9.5])
    #expect(data.candles.open == [9, 9.25, 10])
    #expect(data.candles.close == [9.25, 10, 11])
  }

  @Test func krakenWithoutAHeader() throws {
    let data = try ReadText.candles(
      "1700000000,21,23,20.5,22,100,7\n1700000060,22,24,21.5,23,90,6\n")
    #expect(data.candles.time == [1_700_000_000, 1_700_000_060])
    #expect(data.candles.high == [23, 24])
  }

  @Test func cryptoDataDownloadWithAnAddressOnTop() throws {
    let data = try ReadText.candles(
      """
      https://www.CryptoDataDownload.com
      unix,date,symbol,open,high,low,close,Volume BTC,Volume USD
      1700006400000,2023-11-15 00:00:00,BTC/USD,2,4,1,3,10,20
      1700002800,2023-11-14 23:00:00,BTC/USD,1,3,1,2,11,21
      """)
    #expect(data.candles.time == [1_700_002_800, 1_700_006_400])
    #expect(data.candles.volume == [11, 10])
  }

  @Test func metaTrader4WithoutAHeader() throws {
    let data = try ReadText.candles(
      "2011.12.08,18:49,1.3342,1.3344,1.3341,1.3343,10\n2011.12.08,18:50,1.3343,1.3346,1.3342,1.3345,12\n"
    )
    #expect(data.candles.time == [1_323_370_140, 1_323_370_200])
    #expect(data.candles.close == [1.3343, 1.3345])
  }

  @Test func aHeaderThatIsOneColumnShortOfDateAndTime() throws {
    let data = try ReadText.candles(
      "Date,Open,High,Low,Close,Volume,OpenInterest\n2006-01-02,09:01:00,3,5,2,4,10,0\n2006-01-02,09:02:00,4,6,3,5,11,0\n"
    )
    #expect(data.candles.time == [1_136_192_460, 1_136_192_520])
    #expect(data.candles.open == [3, 4])
  }

  @Test func investingWithByteOrderMarkQuotesAndMultipliers() throws {
    let data = try ReadText.candles(
      "\u{FEFF}\"Date\",\"Price\",\"Open\",\"High\",\"Low\",\"Vol.\",\"Change %\"\n"
        + "\"01/15/2024\",\"1,234.50\",\"1,230.00\",\"1,240.00\",\"1,220.00\",\"45.58K\",\"-0.85%\"\n"
        + "\"01/12/2024\",\"1,230.00\",\"1,220.00\",\"1,231.00\",\"1,210.00\",\"-\",\"0.10%\"\n")
    #expect(data.candles.time == [1_705_017_600, 1_705_276_800])
    #expect(data.candles.close == [1230, 1234.5])
    #expect(data.candles.volume?.last == 45580)
  }

  @Test func barchartWithDatesUnderTimeAndAFooter() throws {
    let data = try ReadText.candles(
      "Time,Open,High,Low,Last,Change,%Chg,Volume\n01/04/2024,2,4,1,3,2.20E-05,+0.5%,10\n"
        + "12/29/2023,1,3,1,2,-1.0E-05,-0.5%,11\n\"Downloaded from Barchart.com as of 01-05-2024 04:12am CST\"\n"
    )
    #expect(data.candles.time == [1_703_808_000, 1_704_326_400])
    #expect(data.candles.close == [2, 3])
    #expect(data.warnings.map(\.lines) == [[4]])
  }

  @Test func namesPaddedWithSpacesTwoDatesAndAnUnnamedIndex() throws {
    let data = try ReadText.candles(
      ",  Date , Open Price, High  Price ,Low Price,Close Price , Date\n0,2024-01-04,1,3,1,2,2024-01-04\n1,2024-01-05,2,4,1,3,2024-01-05\n"
    )
    #expect(data.candles.close == [2, 3])
    let line = try ReadText.lines(",date,v\n0,2024-01-04,5\n1,2024-01-05,6\n")
    #expect(line.series.map(\.name) == ["v"])
  }

  @Test func vegaStocksInLongFormatWithMonthNames() throws {
    let data = try ReadText.lines(
      "symbol,date,price\nMSFT,Jan 1 2000,39.81\nMSFT,Feb 1 2000,36.35\nAMZN,Jan 1 2000,64.56\nAMZN,Feb 1 2000,68.87\n"
    )
    #expect(data.series.map(\.name) == ["MSFT", "AMZN"])
    #expect(data.series[1].dump == "946684800:64.56 949363200:68.87")
  }

  @Test func grafanaOldWithSemicolonsAndGroupedThousands() throws {
    let data = try ReadText.lines(
      "sep=;\nSeries;Time;Value\ncpu;2017-01-01T00:00:00Z;1,721,992.5\ncpu;2017-01-01T01:00:00Z;900\nmem;2017-01-01T00:00:00Z;12.25\nmem;2017-01-01T01:00:00Z;13\n"
    )
    #expect(data.series.map(\.name) == ["cpu", "mem"])
    #expect(data.series[0].y == [1_721_992.5, 900])
  }

  @Test func grafanaNewWithLabelsAndUnits() throws {
    let data = try ReadText.lines(
      "\"Time\",\"temp{room=\"\"a, b\"\"}\",\"Value\",\"Value\"\n1700000000000,21 °C,,1\n1700000060000,22.5 °C,5,\n"
    )
    #expect(data.series.map(\.name) == ["temp{room=\"a, b\"}", "Value", "Value (2)"])
    #expect(data.series[0].dump == "1700000000:21 1700000060:22.5")
  }

  @Test func frenchBankInWindows1252() throws {
    var bytes: [UInt8] = []
    for scalar
      in "Date;Libellé;Débit euros\n28/06/2024;Café;-1 234,56 ~\n01/07/2024;Loyer;12,00 ~\nTotal;;-1 222,56 ~\n"
      .unicodeScalars
    {
      bytes.append(scalar == "~" ? 0x80 : UInt8(scalar.value))
    }
    let data = try Table(bytes: bytes).lineData()
    #expect(data.series.map(\.name) == ["Débit euros"])
    #expect(data.series[0].dump == "1719532800:-1234.56 1719792000:12")
    #expect(data.warnings.map(\.lines) == [[4]])
  }

  @Test func germanPricesWithByteOrderMark() throws {
    let data = try ReadText.candles(
      "\u{FEFF}Datum;Eröffnung;Hoch;Tief;Schlusskurs;Stücke;Volumen\n02.01.2024;1.100,25;1.120,00;1.090,50;1.110,25;5;10\n03.01.2024;1.110;1.115;1.105;1.112;6;11\n"
    )
    #expect(data.candles.open == [1100.25, 1110])
    #expect(data.candles.close == [1110.25, 1112])
  }

  @Test func excelWithALineBreakInAHeaderAndDaysAsNumbers() throws {
    let data = try ReadText.lines("Date,\"Power\n(kW)\"\n45292,1.5\n45293,1.75\n")
    #expect(data.series.map(\.name) == ["Power (kW)"])
    #expect(data.series[0].x == [1_704_067_200, 1_704_153_600])
  }

  @Test func ndjsonWhoseLastLineIsCutOff() throws {
    let data = try ReadText.lines(
      "{\"t\": 1700000000, \"v\": {\"a\": 1, \"b\": \"2\"}}\n{\"t\": 1700000060, \"v\": {\"a\": null, \"b\": 3}}\n{\"t\": 17000001"
    )
    #expect(data.series.map(\.name) == ["v.a", "v.b"])
    #expect(data.series[1].dump == "1700000000:2 1700000060:3")
    #expect(data.warnings.map(\.lines) == [[3]])
  }

  @Test func jsonWithAColumnEach() throws {
    let data = try ReadText.lines(#"{"s":"ok","t":[1700000000,1700000060],"c":[1.5,2.5]}"#)
    #expect(data.series.map(\.name) == ["c"])
    #expect(data.series[0].dump == "1700000000:1.5 1700000060:2.5")
  }

  @Test func gnuplotColumnsBelowACommentWithTheirNames() throws {
    let data = try ReadText.lines("# t  x   y\n0.0  1.5 -2\n0.5  2.5 -3\n# end\n1.0  3.5 -4\n")
    #expect(data.xKind == .number)
    #expect(data.series.map(\.name) == ["x", "y"])
    #expect(data.series[1].dump == "0:-2 0.5:-3 1:-4")
  }

  @Test func spacesBetweenDateTimeAndValue() throws {
    let data = try ReadText.lines("2024-01-05 10:00:00  1.5\n2024-01-05 10:00:01  2.5\n")
    #expect(data.xKind == .time)
    #expect(data.series.map { $0.dump } == ["1704448800:1.5 1704448801:2.5"])
  }

  @Test func aColumnOfNumbersAloneIsCounted() throws {
    let data = try ReadText.lines("3.5\n2.5\n4.5\n")
    #expect(data.xKind == .number)
    #expect(data.series[0].dump == "1:3.5 2:2.5 3:4.5")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func everyLineEnding(end: String) throws {
    let text = ["date,v", "2024-01-05,1", "2024-01-06,2", ""].joined(separator: end)
    let data = try ReadText.lines(text)
    #expect(data.series[0].dump == "1704412800:1 1704499200:2")
  }

  @Test func aLineOfUnitsBelowTheNames() throws {
    let data = try ReadText.lines("time,speed,power\ns,m/s,kW\n0,1,5\n1,2,6\n")
    #expect(data.series.map(\.name) == ["speed", "power"])
  }

  @Test func yearsAsNamesOfColumns() throws {
    let data = try ReadText.lines("Date,2022,2023\n2024-01-05,1,2\n2024-01-06,3,4\n")
    #expect(data.series.map(\.name) == ["2022", "2023"])
    #expect(data.series[0].x.count == 2)
  }
}

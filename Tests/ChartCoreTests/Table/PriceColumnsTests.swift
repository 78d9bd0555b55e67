import Testing

@testable import ChartCore

/// Which columns are taken for the prices of candles, and which are not.
@Suite struct PriceColumnsTests {
  @Test(arguments: [
    ["Zuletzt", "Eröffn.", "Hoch", "Tief"], ["Şimdi", "Açılış", "Yüksek", "Düşük"],
    ["Цена", "Откр.", "Макс.", "Мин."], ["終値", "始値", "高値", "安値"], ["收盘", "开盘", "高", "低"],
    ["종가", "시가", "고가", "저가"], ["Último", "Apertura", "Máximo", "Mínimo"],
    ["Schluss*", "Öffnen", "Hoch", "Tief"],
  ])
  func namesInManyLanguages(names: [String]) throws {
    let table = try ReadText.table("x,\(names.joined(separator: ","))\n2024-01-05,2,1,3,0.5\n")
    #expect(table.hasCandleColumns)
    let candles = try table.candleData().candles
    #expect(candles.open == [1])
    #expect(candles.close == [2])
  }

  @Test func withoutNamesACandleOpensWhereTheOneBeforeItClosed() throws {
    let rows =
      "1700000240,15,15.5,13.5,14\n1700000180,14,14.5,12.5,13\n1700000120,13,13.5,11.5,12\n1700000060,12,12.5,10.5,11\n"
    #expect(try ReadText.candles(rows).candles.open == [11, 12, 13, 14])
  }

  @Test func namesThatSayOtherwiseAreHeeded() throws {
    let text =
      "time,Ask,Bid,AskVolume,BidVolume\n2024-01-02,1.2,1.1,0.75,1.5\n2024-01-03,1.3,1.2,0.8,1.6\n"
    let table = try ReadText.table(text)
    #expect(!table.hasCandleColumns)
    #expect(try table.lineData().series.count == 4)
  }

  @Test func aVolumeOfNothingButZerosGivesWayToAnother() throws {
    let data = try ReadText.candles(
      "<DATE>\t<OPEN>\t<HIGH>\t<LOW>\t<CLOSE>\t<TICKVOL>\t<VOL>\n2024.01.02\t1\t3\t1\t2\t71\t0\n2024.01.03\t1\t3\t1\t2\t70\t0\n"
    )
    #expect(data.candles.volume == [71, 70])
  }

  @Test func linesOfPricesLeaveTheirVolumeOut() throws {
    let text = "Date,Open,High,Low,Close,Volume\n2024-01-02,1,3,1,2,900\n2024-01-03,1,3,1,2,800\n"
    #expect(try ReadText.lines(text).series.map(\.name) == ["Open", "High", "Low", "Close"])
    var options = ReadingOptions()
    options.y = ["Volume"]
    #expect(try ReadText.lines(text, options).series.map(\.name) == ["Volume"])
  }

  @Test func candlesWithDatesInAnUnknownFormNameOne() {
    let text = "Date,Open,High,Low,Close\n1st moon 5,1,3,1,2\n2nd moon 5,1,3,1,2\n"
    #expect(
      ReadText.error(text, candles: true) == .notDates(column: "Date", line: 2, text: "1st moon 5"))
  }

  @Test func unknownNamesAreTakenByTheirNumbersWhenCandlesAreAskedFor() throws {
    let text =
      "Datum,Nyito,Legnagyobb,Legkisebb,Zaro2,Forg\n2024-01-02,100,105,99,104,9\n2024-01-03,104,106,101,102,8\n"
    let data = try ReadText.candles(text)
    #expect(data.candles.high == [105, 106])
    #expect(data.candles.close == [104, 102])
    #expect(try !ReadText.table(text).hasCandleColumns)
  }

  @Test(arguments: [
    "Date,Open,High,Close,Adj Close\n2024-01-02,100,105,104,90\n2024-01-03,104,106,102,91\n",
    "Date,High,Foo,Bar,Open\n2024-01-02,100,105,99,104\n2024-01-03,104,106,101,102\n",
  ])
  func namesThatAreKnownAreNotOverruledByNumbers(text: String) throws {
    guard case .missingPriceColumn? = ReadText.error(text, candles: true) else {
      Issue.record("prices were found")
      return
    }
  }
}

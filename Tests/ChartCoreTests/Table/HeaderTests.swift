import Testing

@testable import ChartCore

/// Where the names of columns stand, in files that have more above the rows than one line.
@Suite struct HeaderTests {
  @Test func namesOverSeveralLinesAreThoseOfTheLineThatTellsColumnsApart() throws {
    let data = try ReadText.candles(
      """
      Price,Close,High,Low,Open,Volume
      Ticker,AAPL,AAPL,AAPL,AAPL,AAPL
      Date,,,,,
      2024-01-02,184.73,187.53,182.99,186.23,82488700
      2024-01-03,183.35,184.97,182.53,183.32,58414500
      """)
    #expect(data.candles.open == [186.23, 183.32])
    #expect(data.candles.close == [184.73, 183.35])
    #expect(data.candles.volume == [82_488_700, 58_414_500])
  }

  @Test func namesThatOnlyTwoLinesTogetherTellApartAreJoined() throws {
    let data = try ReadText.lines(
      "\tTemp\tHi\tLow\nDate\tOut\tTemp\tTemp\n5/13/24\t60.1\t60.2\t60.0\n5/14/24\t59.8\t60.1\t59.7\n"
    )
    #expect(data.xName == "Date")
    #expect(data.series.map(\.name) == ["Temp Out", "Hi Temp", "Low Temp"])
  }

  @Test func linesOfUnitsAndKindsBelowTheNamesNameNothing() throws {
    let data = try ReadText.lines(
      """
      "TOA5","CR1000","CR1000","1234","CPU:prog.CR1","Table1"
      "TIMESTAMP","RECORD","AirTC_Avg","RH"
      "TS","RN","Deg C","%"
      "","","Avg","Smp"
      "2024-05-03 10:00:00",0,21.5,45.2
      "2024-05-03 10:10:00",1,21.6,"NAN"
      "2024-05-03 10:20:00",2,21.7,44.1
      """)
    #expect(data.xName == "TIMESTAMP")
    #expect(data.series.map(\.name) == ["RECORD", "AirTC_Avg", "RH"])
  }

  @Test func aNumberSignInQuotesIsANameAndNoComment() throws {
    let data = try ReadText.lines(
      """
      "Plot Title: Attic"
      "#","Date Time, GMT-04:00","Temp, °F"
      1,05/13/24 10:00:00 AM,71.5
      2,05/13/24 10:15:00 AM,72.5
      """)
    #expect(data.series.map(\.name) == ["Temp, °F"])
  }

  @Test func columnsWithoutAnythingNeedNoNames() throws {
    let data = try ReadText.lines("Date,V,,,\n2024-01-01,1,,,\n2024-01-02,2,,,\n,,,,\n")
    #expect(data.series.map(\.name) == ["V"])
  }

  @Test func anAccountAboveTheRowsIsNoHeader() throws {
    let data = try ReadText.lines(
      "Compte;****1234;28/06/2024;1 234,56\n28/06/2024;CB;CAFE;-12,50\n27/06/2024;VIR;PAIE;1 950,00\n"
    )
    #expect(data.series.map(\.name) == ["column 4"])
    #expect(data.series[0].y == [1950, -12.5])
  }

  @Test func notesOutnumberTheRowsAndAreStillNotes() throws {
    let data = try ReadText.lines(
      """
      Umsatzanzeige;Datei erstellt am: 28.06.2024 10:00

      IBAN;DE12 3456
      Kontoname;Girokonto
      Bank;ING
      Kunde;Max
      Zeitraum;01.06.2024 - 28.06.2024
      Saldo;1.234,56;EUR

      Buchung;Valuta;Empfänger;Verwendungszweck;Saldo;Währung;Betrag;Währung
      28.06.2024;28.06.2024;Laden;Einkauf;1.234,56;EUR;-12,50;EUR
      27.06.2024;27.06.2024;Firma;Lohn;1.247,06;EUR;950,00;EUR
      """)
    #expect(data.series.map(\.name) == ["Saldo", "Betrag"])
    #expect(data.series[1].dump == "1719446400:950 1719532800:-12.5")
  }

  @Test(arguments: [
    "| Date | V |\n|------|---:|\n| 2024-01-01 | 1 |\n| 2024-01-02 | 2 |\n",
    "    Date    |  V  \n------------+-----\n 2024-01-01 |  1\n 2024-01-02 |  2\n",
    "+------------+---+\n| Date       | V |\n+------------+---+\n| 2024-01-01 | 1 |\n| 2024-01-02 | 2 |\n",
  ])
  func drawnLinesAreNoRows(text: String) throws {
    let data = try ReadText.lines(text)
    #expect(data.series.map(\.name) == ["V"])
    #expect(data.series[0].dump == "1704067200:1 1704153600:2")
  }

  @Test func aNameOfRowsBelowTheOthersStandsInFront() throws {
    let data = try ReadText.lines(
      "            close  volume\nDate\n2024-01-02   1.5    10\n2024-01-03   2.5    11\n")
    #expect(data.xName == "Date")
    #expect(data.series.map(\.name) == ["close", "volume"])
  }

  @Test func aSeparatorInsideQuotesIsNotTheSeparator() throws {
    let data = try ReadText.lines(
      """
      ;
      "Umsätze Girokonto";"Zeitraum: 30 Tage";
      "Neuer Kontostand";"1.234,56 EUR";

      "Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";
      "28.06.2024";"28.06.2024";"Lastschrift";"Laden";"-12,50";
      "27.06.2024";"27.06.2024";"Übertrag";"Lohn";"1.950,00";

      "Alter Kontostand";"297,06 EUR";
      """)
    #expect(data.series.map(\.name) == ["Umsatz in EUR"])
    #expect(data.series[0].dump == "1719446400:1950 1719532800:-12.5")
  }

  @Test(arguments: [
    "x-axis,1,2\nsecond,Volt,Volt\n-5.0E-06,+1.2E-01,0.5\n-4.9E-06,+1.3E-01,0.6\n",
    "t\t1\t2\n5s\t14n\t10n\n0.1\t9120\t5\n0.2\t9080\t6\n",
  ])
  func namesMayBeNumbersAboveTheirUnits(text: String) throws {
    #expect(try ReadText.lines(text).series.map(\.name) == ["1", "2"])
  }

  @Test func tabsGoBeforeTheSpacesInDates() throws {
    let table = try ReadText.table(
      "2024.01.02 00:00\t1.5\t2\n2024.01.03 00:00\t2.5\t3\n")
    #expect(table.columns.count == 3)
  }

  @Test func textsAfterATimeAreNoZone() throws {
    let table = try ReadText.table("time,on\n2024-01-01 00:00,true\n2024-01-01 01:00,false\n")
    #expect(table.columns.map(\.name) == ["time", "on"])
  }

  @Test(arguments: ["404 Not Found\n", "64 bytes from a: time=1 ms\n64 bytes from a: time=2 ms\n"])
  func wordsWithANumberAreNoTable(text: String) {
    #expect(ReadText.error(text) != nil)
  }

  @Test func aHeaderBelowANoteAndWithoutRowsIsNamed() {
    #expect(
      ReadText.error("Exported by X\nDate,Value\n") == .headerOnly(columns: ["Date", "Value"]))
  }
}

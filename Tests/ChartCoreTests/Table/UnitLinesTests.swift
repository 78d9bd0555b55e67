import Testing

@testable import ChartCore

/// Lines of units, sums and remarks between the names of columns and the rows.
@Suite struct UnitLinesTests {
  @Test(arguments: [
    "Time,Speed,Flow\ns,km/h,l/min\n0.0,0.1,2.2\n0.1,1.1,2.2\n0.2,2.2,2.1\n",
    "Time,Speed,Flow\nsec,kph,\n0.0,0.1,2.2\n0.1,1.1,2.2\n0.2,2.2,2.1\n",
    "Time,Speed,Flow\n(s),(km/h),(foo)\n0.0,0.1,2.2\n0.1,1.1,2.2\n0.2,2.2,2.1\n",
    "Time,Speed,Flow\ns,km/h,sccm\n0.0,0.1,2.2\n0.1,1.1,2.2\n0.2,2.2,2.1\n",
  ])
  func unitsBelowNamesNameNothing(text: String) throws {
    let data = try ReadText.lines(text)
    #expect(data.xName == "Time")
    #expect(data.series.map(\.name) == ["Speed", "Flow"])
  }

  @Test func formsOfDatesAreUnits() throws {
    let data = try ReadText.lines(
      "Date,Time,T,RH\nyyyy-mm-dd,hh:mm,degC,%\n2024-01-01,00:00,1.5,80\n2024-01-01,01:00,1.2,82\n")
    #expect(data.xName == "Date")
    #expect(data.series.map(\.name) == ["T", "RH"])
  }

  @Test func unitsAboveTheNameOfTimesNameNothing() throws {
    let data = try ReadText.lines(
      "Label,CPU,NetworkIn\nUnit,Percent,Bytes\nTimestamp,,\n"
        + "2024/05/01 10:00:00,12.5,1000\n2024/05/01 10:05:00,13.5,1100\n")
    #expect(data.xName == "Timestamp")
    #expect(data.series.map(\.name) == ["CPU", "NetworkIn"])
  }

  @Test func unitsInACommentNameTheTimesOnly() throws {
    let data = try ReadText.lines(
      """
      #YY  MM DD hh mm WDIR WSPD  GST
      #yr  mo dy hr mn degT m/s  m/s
      2024 01 01 00 00 230  5.0  6.0
      2024 01 01 00 10 235  5.5  6.2
      2024 01 01 00 20 240  5.2  6.1
      """)
    #expect(data.series.map(\.name) == ["WDIR", "WSPD", "GST"])
    #expect(data.series[0].dump == "1704067200:230 1704067800:235 1704068400:240")
  }

  @Test func fewTextsBelowNamesAreMoreOfTheHeader() throws {
    let data = try ReadText.lines(
      """
      timestamp,fragment,lap,elapsed,speed,latitude
      unix time,,,s,m/s,deg
      ,,,,calc,gps
      1714557600,0,1,0.0,10.5,52.5
      1714557601,0,1,0.1,10.6,52.5
      1714557602,0,1,0.2,10.7,52.5
      """)
    #expect(data.xName == "timestamp")
    #expect(data.series.map(\.name) == ["fragment", "lap", "elapsed", "speed", "latitude"])
  }

  @Test(arguments: [
    "ts,t1,t2\nTimestamp,Inside air,Outside air\n2024-05-01,1,2\n2024-05-02,2,3\n2024-05-03,2,4\n",
    "A,B,C\nTimestamp,Inside air,Outside air\n2024-05-01,1,2\n2024-05-02,2,3\n2024-05-03,2,4\n",
  ])
  func namesBelowShortWordsAreNames(text: String) throws {
    #expect(try ReadText.lines(text).series.map(\.name) == ["Inside air", "Outside air"])
  }

  @Test(arguments: ["%", "//", ";", "!", "#"])
  func aLoneSignInFrontOfNamesIsNoName(sign: String) throws {
    let data = try ReadText.lines("\(sign) time value\n0 1.5\n1 2.5\n2 3.5\n")
    #expect(data.xName == "time")
    #expect(data.series.map(\.name) == ["value"])
  }

  @Test func eachNameOfACommentMayHaveItsSign() throws {
    let data = try ReadText.lines(
      "#Saldo;#Waluta;\n1,00;PLN;\n\n#Data;#Opis;#Kwota;\n2024-05-02;A;-45,67 PLN;\n2024-05-04;B;3,5 PLN;\n"
    )
    #expect(data.series.map(\.name) == ["Kwota"])
  }
}

/// Rows of sums above the data.
@Suite struct TotalsTests {
  @Test(arguments: [
    "Date,Views,Hours\nTotal,300,12.5\n2024-05-01,100,4.0\n2024-05-02,200,8.5\n",
    "Date,Views,Hours\nTotal,300,12\n2024-05-01,100,4\n2024-05-02,200,8.5\n",
    "Date,Views,Hours\nTotal,300,12\nAverage,150,6\n2024-05-01,100,4\n2024-05-02,200,8.5\n",
  ])
  func aRowOfSumsIsNoHeader(text: String) throws {
    let data = try ReadText.lines(text)
    #expect(data.series.map(\.name) == ["Views", "Hours"])
    #expect(data.series[0].dump == "1714521600:100 1714608000:200")
    #expect(data.warnings.first?.lines.first == 2)
  }

  @Test func namesThatAreNumbersStandBesideANameOfTimes() throws {
    let data = try ReadText.lines("Station,A,B\nDate,1,2\n2024-05-01,1.5,2\n2024-05-02,2,3\n")
    #expect(data.xName == "Date")
  }
}

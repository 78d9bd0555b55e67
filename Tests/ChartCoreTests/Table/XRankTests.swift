import Testing

@testable import ChartCore

/// Which of several columns x is taken from when none has a name or a form that says so.
@Suite struct XRankTests {
  @Test(arguments: [
    "v,begin\n5,1744792500000000000\n4,1744792560000000000\n6,1744792620000000000\n",
    "v,begin\n5,1744792500000\n4,1744792560000\n6,1744792620000\n",
    "v,begin\n5,1744792500\n4,1744792560\n6,1744792620\n",
    "5;1744792500\n4;1744792560\n6;1744792620\n",
  ])
  func secondsSince1970AreTimesWhereverTheyStand(text: String) throws {
    let data = try ReadText.lines(text)
    #expect(data.xKind == .time)
    #expect(data.series[0].dump == "1744792500:5 1744792560:4 1744792620:6")
  }

  @Test(arguments: ["nr,zz,v\n", ""])
  func soAreCompactDates(header: String) throws {
    let data = try ReadText.lines(header + "260,20240101,75\n260,20240102,91\n260,20240103,\n")
    #expect(data.xKind == .time)
    #expect(data.series.last?.dump == "1704067200:75 1704153600:91 1704240000:nan")
  }

  @Test(arguments: [
    "year,people\n2020,1380004385\n2021,1393409038\n2022,1417173173\n",
    "n,people\n1,1380004385\n2,1393409038\n3,1417173173\n",
    "n,number\n1,10000001\n2,10000002\n3,10000003\n",
  ])
  func largeNumbersThatCountSomethingStayNumbers(text: String) throws {
    #expect(try ReadText.lines(text).series.count == 1)
  }

  @Test func aColumnThatStandsStillGivesWayToYearsWithAFraction() throws {
    let data = try ReadText.lines(
      "0 11 1993.011526 452363 -37.24\n0 12 1993.038692 458154 -40.35\n0 13 1993.065858 469524 -39.8\n"
    )
    #expect(data.series.last?.x == [1993.011526, 1993.038692, 1993.065858])
  }

  @Test func columnsThatSayPartsOfTheseYearsAgainAreNoLines() throws {
    let data = try ReadText.lines(
      "1749;01;1749.042;96.7\n1749;02;1749.123;104.3\n1749;03;1749.204;116.7\n1749;04;1749.288;92.8\n"
    )
    #expect(data.series.map(\.y) == [[96.7, 104.3, 116.7, 92.8]])
  }

  @Test func soAreTheDaysBetweenThem() throws {
    let data = try ReadText.lines(
      "1818 01 01 1818.001 5\n1818 01 04 1818.009 6\n1818 01 08 1818.021 9\n")
    #expect(data.series.map(\.y) == [[5, 6, 9]])
    #expect(data.series[0].x == [1818.001, 1818.009, 1818.021])
  }

  @Test func theNumberOfAStationInFrontIsNoLine() throws {
    let data = try ReadText.lines(
      "code,place,day,v\n35,Ulm,2024-01-01,1\n35,Ulm,2024-01-02,2\n35,Ulm,2024-01-03,3\n")
    #expect(data.series.map(\.name) == ["v"])
  }

  @Test func valuesThatStandStillAreLines() throws {
    let data = try ReadText.lines(
      "day,v,w\n2024-01-01,5,1\n2024-01-02,5,2\n2024-01-03,5,3\n")
    #expect(data.series.map(\.name) == ["v", "w"])
  }

  @Test func aColumnThatStandsStillGivesWayToOneThatDoesNot() throws {
    let data = try ReadText.lines("7 5 1 3\n7 4 2 9\n7 6 3 1\n7 2 4 5\n")
    #expect(data.series[0].x == [1, 2, 3, 4])
  }

  @Test(arguments: ["r b free\n1 0 81\n0 0 80\n2 0 79\n", "1 0 81\n0 0 89\n2 0 79\n"])
  func numbersInNoOrderAreNoXOfSeveralColumns(text: String) throws {
    let data = try ReadText.lines(text)
    #expect(data.xName == "row")
    #expect(data.series.count == 3)
  }

  @Test(arguments: ["a,b\n3,1\n1,2\n2,4\n", "3,1\n1,2\n2,4\n"])
  func numbersInNoOrderAreTheXOfOneOtherColumn(text: String) throws {
    #expect(try ReadText.lines(text).series[0].dump == "1:2 2:4 3:1")
  }
}

import Testing

@testable import ChartCore

/// Dates in the forms of countries and programs, and names of zones.
@Suite struct DateFormsTests {
  @Test(
    arguments: [
      ("2023-T1", 1_672_531_200), ("2023-T2", 1_680_307_200), ("T4 2023", 1_696_118_400),
      ("2T23", 1_680_307_200), ("4Q 2023", 1_696_118_400), ("Q1 24", 1_704_067_200),
      ("1. Quartal 2023", 1_672_531_200), ("3e trimestre 2023", 1_688_169_600),
      ("3º trimestre de 2023", 1_688_169_600), ("2023 Quarter 2", 1_680_307_200),
      ("1st quarter 2023", 1_672_531_200), ("2023-T5", nil), ("2023-Q0", nil),
    ] as [(String, Double?)])
  func quartersOfAYear(cell: String, instant: Double?) {
    #expect(ReadText.instant(cell) == instant)
  }

  @Test(
    arguments: [
      ("2023 H1", 1_672_531_200), ("2023-S2", 1_688_169_600), ("H2 2023", 1_688_169_600),
      ("2. Halbjahr 2023", 1_688_169_600), ("1H23", 1_672_531_200), ("2023-S3", nil),
    ] as [(String, Double?)])
  func halvesOfAYear(cell: String, instant: Double?) {
    #expect(ReadText.instant(cell) == instant)
  }

  @Test(
    arguments: [
      ("KW 05/2024", 1_706_486_400), ("2024 KW 5", 1_706_486_400), ("Week 5, 2024", 1_706_486_400),
      ("2024-W05", 1_706_486_400), ("KW 54/2024", nil), ("Week 5", nil),
    ] as [(String, Double?)])
  func weeksOfAYear(cell: String, instant: Double?) {
    #expect(ReadText.instant(cell) == instant)
  }

  @Test func xDoesNotLoseAUnit() throws {
    let data = try ReadText.lines("t,v\n2023 H1,1\n2023 H2,2\n2024 H1,3\n")
    #expect(data.series[0].dump == "1672531200:1 1688169600:2 1704067200:3")
  }

  @Test(arguments: [
    ("20240102;093015", 1_704_187_815), ("Jan 2, 2024 @ 09:30:15.500", 1_704_187_815.5),
    ("02.01.2024 um 09:30", 1_704_187_800), ("02/01/2024 à 09:30", 1_704_187_800),
    ("2024-01-02_09-30-15", 1_704_187_815), ("2024-01-02-09-30-15", 1_704_187_815),
  ])
  func whatStandsBetweenDateAndTime(cell: String, instant: Double) {
    #expect(ReadText.instant(cell) == instant)
  }

  @Test(arguments: [
    ("02/01/2024 09h30", 1_704_187_800), ("02/01/2024 9h", 1_704_186_000),
    ("02/01/2024 09h30m15s", 1_704_187_815), ("02.01.2024 09.30", 1_704_187_800),
    ("02.01.2024 9.30.15", 1_704_187_815), ("02-JAN-24 09.30.15.500000 PM", 1_704_231_015.5),
    ("02.01.2024 9 Uhr", 1_704_186_000),
    ("2024-01-02-09.30.15.250000", 1_704_187_815.25),
  ])
  func aTimeBesideADateMayHaveDotsOrAnH(cell: String, instant: Double) {
    #expect(ReadText.instant(cell) == instant)
  }

  @Test(
    arguments: [
      ("2024年1月2日", 1_704_153_600), ("2024年01月02日 09時30分", 1_704_187_800),
      ("2024年1月2日9时30分15秒", 1_704_187_815), ("2024년 1월 2일", 1_704_153_600),
      ("2024년 1월 2일 9시 5분", 1_704_186_300), ("2024年1月", 1_704_067_200),
      ("2024/01/02(火)", 1_704_153_600), ("2024-01-02 오후 3:00:00", 1_704_207_600),
      ("2024/1/2 上午 09:30", 1_704_187_800), ("年1月", nil), ("2024月1日", nil),
    ] as [(String, Double?)])
  func signsOfEastAsia(cell: String, instant: Double?) {
    #expect(ReadText.instant(cell) == instant)
  }

  @Test func bracketsAroundATimeAreNoPartOfIt() throws {
    let data = try ReadText.lines("[2024-05-01 10:00:00] 21.5\n[2024-05-01 10:01:00] 21.6\n")
    #expect(data.series.map(\.dump) == ["1714557600:21.5 1714557660:21.6"])
    #expect(ReadText.instant("[2024-05-01 10:00:00]") == 1_714_557_600)
  }

  @Test(
    arguments: [
      ("01.05.2024 00:00 - 01.05.2024 01:00", 1_714_521_600),
      ("2024-05-01T00:00Z/2024-05-01T01:00Z", 1_714_521_600),
      ("2024-05-01 – 2024-05-07", 1_714_521_600), ("1 May 2024 to 7 May 2024", 1_714_521_600),
      ("01.05.2024 bis 07.05.2024", 1_714_521_600), ("20240501-20240507", 1_714_521_600),
      ("2024-05-01 00:00 - 01:00", 1_714_521_600), ("2024-05-01 - 7 apples", nil),
    ] as [(String, Double?)])
  func anIntervalBeginsWithItsFirstDate(cell: String, instant: Double?) {
    #expect(ReadText.instant(cell) == instant)
  }

  @Test func theEndOfAnIntervalMayProveTheOrderOfDayAndMonth() throws {
    let data = try ReadText.lines("t,v\n01/05/2024 - 07/05/2024,1\n08/05/2024 - 14/05/2024,2\n")
    #expect(data.series[0].x == [1_714_521_600, 1_715_126_400])
    #expect(data.warnings.isEmpty)
  }

  @Test func offsetsThatGoAlongWithTheTimesAreEndsOfIntervals() throws {
    let data = try ReadText.lines(
      "t,v\n2024-05-01 00:00-01:00,1\n2024-05-01 01:00-02:00,2\n2024-05-01 23:00-00:00,3\n")
    #expect(data.series[0].x == [1_714_521_600, 1_714_525_200, 1_714_604_400])
    let zone = try ReadText.lines("t,v\n2024-05-01 04:00-05:00,1\n2024-05-01 05:00-05:00,2\n")
    #expect(zone.series[0].x == [1_714_554_000, 1_714_557_600])
  }

  @Test func aQuarterOfAFiscalYearIsReadLikeOneOfTheCalendar() {
    #expect(ReadText.instant("FY2023 Q2") == 1_680_307_200)
    #expect(ReadText.instant("Q2 FY23") == 1_680_307_200)
  }

  @Test(arguments: ["Europe/Berlin", "America/Argentina/Buenos_Aires", "CET"])
  func oneZoneIsLeftOutAndSaid(zone: String) throws {
    let data = try ReadText.lines("t,v\n20240102 15:30:00 \(zone),1\n20240102 15:35:00 \(zone),2\n")
    #expect(data.series[0].x == [1_704_209_400, 1_704_209_700])
    #expect(data.warnings.map(\.lines) == [[2]])
  }

  @Test(arguments: ["UTC", "GMT", "Uhr", "Z"])
  func nothingIsLeftOutOfGreenwichTime(zone: String) throws {
    let data = try ReadText.lines("t,v\n2024-01-02 15:30:00 \(zone),1\n")
    #expect(data.series[0].x == [1_704_209_400])
    #expect(data.warnings.isEmpty)
  }

  @Test func severalZonesAreTakenOff() throws {
    let data = try ReadText.lines(
      "t,v\n2024-10-27 02:30:00 CEST,1\n2024-10-27 02:30:00 CET,2\n2024-10-27 03:30:00 CET,3\n")
    #expect(data.series[0].x == [1_729_989_000, 1_729_992_600, 1_729_996_200])
    #expect(data.warnings.isEmpty)
  }

  @Test func aSecondZoneMayComeLate() throws {
    let rows = (0..<3000).map { "2024-01-02 09:30:00 EST,\($0)" }
    let text = "t,v\n" + (rows + ["2024-07-02 09:30:00 EDT,1"]).joined(separator: "\n")
    let data = try ReadText.lines(text)
    #expect(data.series[0].x.first == 1_704_205_800)
    #expect(data.series[0].x.last == 1_719_927_000)
  }

  @Test func rowsThatFollowMayBringASecondZone() throws {
    var table = try ReadText.table("t,v\n2024-10-27 02:30:00 CEST,1\n")
    table.append(try ReadText.table("t,v\n2024-10-27 02:30:00 CEST,1\n2024-10-27 02:30:00 CET,2\n"))
    #expect(table.columns[0].doubles.unpacked == [1_729_989_000, 1_729_989_000, 1_729_992_600])
  }

  @Test func aDayBeforeATimeIsNoYear() throws {
    let data = try ReadText.lines("t,v\nMay 30 10:00:00,1\nMay 31 10:00:00,2\nJun 01 10:00:00,3\n")
    let x = data.series[0].x
    #expect([x[1] - x[0], x[2] - x[1]] == [86_400, 86_400])
    #expect(data.warnings.map(\.message).contains { $0.contains("no year") })
  }
}

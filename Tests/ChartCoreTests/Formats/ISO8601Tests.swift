import Testing

@testable import ChartCore

@Suite struct ISO8601Tests {
  /// Instants at which calendars have gone wrong: before 1970, ends of leap and common centuries,
  /// the ends of four-digit years, halves of milliseconds, and the farthest ones.
  static let instants: [Double] = [
    0, -1, -0.001, 0.25, 951_782_399.999, 951_782_400, 951_868_800, 4_107_542_399, 4_107_542_400,
    -2_203_891_200, -62_135_596_800, -62_167_219_200, -62_167_219_201, 253_402_300_799,
    253_402_300_800, 1_796_004_300.25, 8.64e12, -8.64e12, 1_700_000_000.0004,
  ]

  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00Z"),
      (-1, "1969-12-31T23:59:59Z"),
      (951_782_400, "2000-02-29T00:00:00Z"),
      (4_107_542_400, "2100-03-01T00:00:00Z"),
      (1_796_004_300.25, "2026-11-30T02:05:00.250Z"),
      (-62_135_596_800, "0001-01-01T00:00:00Z"),
      (-62_167_219_201, "-000001-12-31T23:59:59Z"),
      (253_402_300_799, "9999-12-31T23:59:59Z"),
      (253_402_300_800, "+010000-01-01T00:00:00Z"),
      (-0.0004, "1970-01-01T00:00:00Z"),
      (59.9996, "1970-01-01T00:01:00Z"),
      (.nan, nil), (.infinity, nil), (8.7e12, nil), (-1e300, nil),
    ] as [(Double, String?)])
  func instantsAreWrittenInUTC(instant: Double, text: String?) {
    #expect(ISO8601.text(of: instant) == text)
  }

  @Test(arguments: instants)
  func readingUndoesWritingToTheMillisecond(instant: Double) throws {
    let text = try #require(ISO8601.text(of: instant))
    #expect(ISO8601.instant(of: text) == (instant * 1000).rounded() / 1000)
  }

  @Test(
    arguments: [
      ("2026", 1_767_225_600),
      ("2026-11", 1_793_491_200),
      ("2026-11-30", 1_795_996_800),
      ("2026-11-30T02", 1_796_004_000),
      ("2026-11-30 02:05", 1_796_004_300),
      ("2026-11-30t02:05:00z", 1_796_004_300),
      ("2026-11-30T02:05:00,250Z", 1_796_004_300.25),
      ("2026-11-30T03:05:00+01:00", 1_796_004_300),
      ("2026-11-30T03:05+01", 1_796_004_300),
      ("2026-11-29T21:35:00-0430", 1_796_004_300),
      ("2026-11-29T24:00", 1_795_996_800),
      ("2016-12-31T23:59:60Z", 1_483_228_800),
      ("2024-02-29", 1_709_164_800),
      ("-000001-12-31T23:59:59Z", -62_167_219_201),
    ] as [(String, Double)])
  func datesAndTimesAreReadWithOrWithoutAZone(text: String, instant: Double) {
    #expect(ISO8601.instant(of: text) == instant)
  }

  @Test(arguments: [
    "", " ", "20", "20261130", "2026-", "2026-1-1", "2026-13-01", "2026-00-01", "2026-11-31",
    "2025-02-29", "2100-02-29", "2026-11-30T", "2026-11-30T25", "2026-11-30T24:01",
    "2026-11-30T12:60", "2026-11-30T12:00:61", "2026-11-30T12:00:00.", "2026-11-30T12:00:00.Z",
    "2026-11-30T12:00ZZ", "2026-11-30T12:00+1", "2026-11-30T12:00+24:00", "2026-11T12:00",
    "2026-11-30 12:00 ", "+999999-01-01", "२०२६-११-३०", "2026-11-30T12:00+01:", "today", "1e3",
  ])
  func whatIsNoDateIsNotRead(text: String) {
    #expect(ISO8601.instant(of: text) == nil)
  }
}

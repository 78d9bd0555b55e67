import Testing

@testable import ChartCore

@Suite struct DateCellTests {
  @Test(
    arguments: [
      ("1970-01-01", 0), ("2024-03-18", 1_710_720_000),
      ("2024-10-27T00:30:00+02:00", 1_729_981_800),
      ("2024-10-27T00:30:00.250+0200", 1_729_981_800.25), ("2024-03-18 00:00", 1_710_720_000),
      ("2024-03-18T00:00:00Z", 1_710_720_000), ("2024/03/18", 1_710_720_000),
      ("2024.03.18 23:20:00", 1_710_804_000), ("20240318", 1_710_720_000),
      ("20240318T232000Z", 1_710_804_000), ("20240318 2320", 1_710_804_000),
      ("202403182320", 1_710_804_000), ("20240318232000", 1_710_804_000),
      ("28.06.24", 1_719_532_800),
      ("28/06/2024", 1_719_532_800), ("3-Jan-22", 1_641_168_000), ("Aug 9, 2024", 1_723_161_600),
      ("August 9th, 2024", 1_723_161_600), ("9 août 2024", 1_723_161_600),
      ("9. März 2024", 1_709_942_400), ("Jan-23", 1_672_531_200), ("January 2023", 1_672_531_200),
      ("Jan 1 2000", 946_684_800), ("2000-01", 946_684_800), ("01/2000", 946_684_800),
      ("2000 Q1", 946_684_800), ("Q2-2000", 954_547_200), ("2000M01", 946_684_800),
      ("2000-W01", 946_857_600), ("Fri, 05 Jan 2024 10:00:00 GMT", 1_704_448_800),
      ("Fri Jan  5 10:00:00 2024", 1_704_448_800), ("1/5/2024 4:05 PM", 1_714_579_500),
      ("5 de enero de 2024", 1_704_412_800), ("2024-01-05 12:00:00 AM", 1_704_412_800),
      ("2024-01-05 24:00", 1_704_499_200), ("2024-01-05 10:00:00 UTC", 1_704_448_800),
      ("2024-01-05T10:00:00+01:00[Europe/Berlin]", 1_704_445_200), ("1/1/69", -31_536_000),
      ("1/1/68", 3_092_601_600), ("0001-01-01", -62_135_596_800),
      ("2024-01-05T10:00:00.123456789Z", 1_704_448_800.123456789),
    ] as [(String, Double)])
  func readsDates(cell: String, instant: Double) {
    #expect(ReadText.instant(cell) == instant)
  }

  @Test(arguments: ["2023-02-29", "31.04.2024", "2024-13-01", "2024-01-05 25:00", "Feb 30, 2024"])
  func aDateThatDoesNotExistIsNotRolledOver(cell: String) {
    guard case .impossible = ReadText.outcome(cell) else {
      Issue.record("\(ReadText.outcome(cell))")
      return
    }
  }

  @Test(arguments: [
    "", "Total", "1.5", "12.5", "1.2.3", "555-12-3456", "abc 2024", "Source: own", "5", "2024",
    "Marketing 2024",
    "1,204.5", "v1.2", "10-20", "2024-01-05x", "::", "1:2", "23-Jan", "12:345",
  ])
  func leavesOtherTextsAlone(cell: String) {
    guard case .none = ReadText.outcome(cell) else {
      Issue.record("\(ReadText.outcome(cell))")
      return
    }
  }

  @Test func theOrderOfDayAndMonthIsGiven() {
    #expect(ReadText.instant("02/03/2024", .dayFirst) == 1_709_337_600)
    #expect(ReadText.instant("02/03/2024", .monthFirst) == 1_706_918_400)
    guard case .otherOrder = ReadText.outcome("25/03/2024", .monthFirst) else {
      Issue.record("25 is no month")
      return
    }
  }

  @Test(arguments: [
    ("28.06.24", "%d.%m.%y"), ("2024-10-27T00:30:00+02:00", "%Y-%m-%dT%H:%M:%S%z"),
    ("3-Jan-22", "%d-%b-%y"), ("Aug 9, 2024", "%b %d, %Y"), ("20240318", "%Y%m%d"),
    ("1/5/2024 4:05 PM", "%d/%m/%Y %I:%M %p"), ("Jan-23", "%b-%y"), ("2000-01", "%Y-%m"),
  ])
  func showsTheForm(cell: String, form: String) {
    let shown = Array(cell.utf8).withCell {
      DateCell($0, order: .dayFirst, keepsForm: true).pattern(order: .dayFirst)
    }
    #expect(shown == form)
  }

  @Test(
    arguments: [
      ("%d.%m.%Y", "05.01.2024", 1_704_412_800), ("dd.MM.yyyy", "05.01.2024", 1_704_412_800),
      ("%Y%m%d%H%M", "202401051000", 1_704_448_800),
      ("%d %b %y %I:%M %p", "5 Jan 24 10:00 AM", 1_704_448_800),
      ("yyyy-MM-dd'T'HH:mm", "2024-01-05'T'10:00", 1_704_448_800),
      ("%Y-%j", "2024-005", 1_704_412_800),
      ("%s", "1704412800", 1_704_412_800), ("%F %T%z", "2024-01-05 10:00:00+0100", 1_704_445_200),
      ("%d.%m.%Y", "2024-01-05", nil), ("%H:%M.%f", "00:01.5", 60.5),
    ] as [(String, String, Double?)])
  func readsAGivenForm(form: String, cell: String, instant: Double?) throws {
    let pattern = try #require(DatePattern(form))
    let outcome = Array(cell.utf8).withCell(pattern.read)
    if case .instant(let read) = outcome {
      #expect(read == instant)
    } else {
      #expect(instant == nil)
    }
  }

  @Test(arguments: ["", "   ", "--", "%Q", "hello", "%"])
  func otherTextsAreNoForm(form: String) {
    #expect(DatePattern(form) == nil)
  }

  @Test func everyDayOfFourHundredYearsIsOneAfterTheDayBefore() {
    var previous = Gregorian.day(year: 1899, month: 12, day: 31)
    for year in 1900...2300 {
      for month in 1...12 {
        for day in 1...31 {
          guard let number = Gregorian.day(year: year, month: month, day: day) else { continue }
          #expect(number == previous.map { $0 + 1 })
          previous = number
        }
      }
    }
  }
}

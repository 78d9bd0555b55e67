import ChartCore
import Testing

@testable import ChartRender

@Suite struct LocaleFormatsTests {
  private func formats(_ name: String, zone: String? = nil) throws -> any TextFormats {
    try textFormats(environment: ["LANG": name], timeZone: zone)
  }

  private static let euros = NumberStyle(.currency("EUR"), fractionDigits: 0...0)
  private static let share = NumberStyle(.percent, fractionDigits: 1...1, alwaysShowsSign: true)

  @Test(
    "Numbers follow the locale",
    arguments: [
      ("en_US.UTF-8", "1,698.5", "€1,698", "+0.5%", "1.5M"),
      ("de_DE.UTF-8", "1.698,5", "1.698\u{a0}€", "+0,5\u{a0}%", "1,5M"),
      ("fr_FR", "1\u{202f}698,5", "1\u{202f}698\u{a0}€", "+0,5\u{a0}%", "1,5M"),
      ("ja_JP.eucJP", "1,698.5", "€1,698", "+0.5%", "1.5M"),
      ("C.UTF-8", "1,698.5", "€1,698", "+0.5%", "1.5M"),
      ("", "1,698.5", "€1,698", "+0.5%", "1.5M"),
    ])
  func numbers(name: String, number: String, money: String, share: String, si: String) throws {
    let formats = try formats(name)
    #expect(formats.number(1698.5, style: NumberStyle()) == number)
    #expect(formats.number(1698, style: Self.euros) == money)
    #expect(formats.number(0.005, style: Self.share) == share)
    #expect(formats.number(1.5e6, style: NumberStyle(.si, fractionDigits: 0...1)) == si)
  }

  @Test("Arabic has its own digits and runs from right to left")
  func arabic() throws {
    let formats = try formats("ar_EG.UTF-8")
    #expect(formats.isRightToLeft)
    #expect(formats.number(1698.5, style: NumberStyle()) == "١٬٦٩٨٫٥")
    #expect(formats.date(1_796_047_509, style: .year) == "٢٠٢٦")
    #expect(try self.formats("de_DE").isRightToLeft == false)
  }

  @Test(
    "Dates follow the locale, hours its clock",
    arguments: [
      ("en_US", "Nov 30, 2026", "2:05\u{202f}PM"), ("en_GB", "30 Nov 2026", "14:05"),
      ("de_DE", "30. Nov. 2026", "14:05"), ("fr_FR", "30 nov. 2026", "14:05"),
      ("ja_JP", "2026年11月30日", "14:05"), ("POSIX", "30 Nov 2026", "14:05"),
    ])
  func dates(name: String, day: String, time: String) throws {
    let formats = try formats(name)
    #expect(formats.date(1_796_047_509, style: .dayMonthYear) == day)
    #expect(formats.date(1_796_047_509, style: .time) == time)
  }

  @Test("LC_ALL goes before a category, a category before LANG, and an empty one counts as absent")
  func precedence() {
    let all = ["LC_ALL": "de_DE", "LC_NUMERIC": "fr_FR", "LANG": "ja_JP"]
    #expect(LocaleNames(environment: all).numbers == "de_DE")
    let mixed = ["LC_ALL": "", "LC_NUMERIC": "C", "LC_TIME": "fr_FR@euro", "LANG": "sr_RS@latin"]
    let names = LocaleNames(environment: mixed)
    #expect(names.numbers == nil && names.dates == "fr_FR" && names.money == "sr_Latn_RS")
  }

  @Test("Categories may differ: money of one country, numbers of another, dates of a third")
  func mixed() throws {
    let formats = try textFormats(
      environment: ["LC_NUMERIC": "C", "LC_MONETARY": "de_DE", "LC_TIME": "fr_FR"])
    #expect(formats.number(1698.5, style: NumberStyle()) == "1,698.5")
    #expect(formats.number(1698, style: Self.euros) == "1.698\u{a0}€")
    #expect(formats.date(0, style: .monthYear) == "janv. 1970")
  }

  @Test(
    "A locale that is not known is plain English",
    arguments: ["xx_YY.UTF-8", "@", ".", "_", "___", "C", "POSIX", "\0", "de DE", "%s%s"])
  func unknown(name: String) throws {
    #expect(try formats(name) is PlainFormats)
  }

  @Test("Times are in the named zone, with its daylight saving")
  func zones() throws {
    let berlin = try formats("de_DE", zone: "Europe/Berlin")
    #expect(berlin.date(1_767_225_600, style: .time) == "01:00")
    #expect(berlin.date(1_782_864_000, style: .time) == "02:00")
    #expect(berlin.zone.offset(1_782_864_000) == 7200)
    #expect(try formats("C", zone: "Asia/Kolkata").date(0, style: .time) == "05:30")
    #expect(try formats("de_DE").date(0, style: .time) == "00:00", "as written without a zone")
  }

  @Test(
    "A zone that is not known is an error that names it", arguments: ["Mars/Olympus", "", "\0"])
  func unknownZone(name: String) {
    #expect(throws: FormatError.unknownTimeZone(name)) { try formats("de_DE", zone: name) }
  }

  @Test("What rounds to zero has no minus sign", arguments: ["de_DE", "en_US", "ar_EG"])
  func negativeZero(name: String) throws {
    let formats = try formats(name)
    let whole = NumberStyle(fractionDigits: 0...0)
    let share = NumberStyle(.percent, fractionDigits: 0...0)
    for value in [-0.0, -0.4, -0.5] {
      #expect(formats.number(value, style: whole) == formats.number(0, style: whole))
    }
    #expect(formats.number(-0.004, style: share) == formats.number(0, style: share))
    #expect(formats.number(-0.6, style: whole) != formats.number(0.6, style: whole))
  }

  @Test(
    "No number and no date is too wild to be written",
    arguments: ["de_DE", "ar_EG"],
    [.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, 1e18, -8e12] as [Double])
  func wild(name: String, value: Double) throws {
    let formats = try formats(name, zone: "America/New_York")
    for kind in [NumberStyle.Kind.number, .percent, .si, .currency("EUR"), .currency("")] {
      let style = NumberStyle(kind, fractionDigits: 0...400, alwaysShowsSign: true)
      #expect(!formats.number(value, style: style).isEmpty)
    }
    #expect(DateStyle.allCases.allSatisfy { !formats.date(value, style: $0).isEmpty })
    #expect(formats.zone.offset(value).isFinite)
  }
}

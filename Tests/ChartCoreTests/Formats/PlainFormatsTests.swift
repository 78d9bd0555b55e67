import Testing

@testable import ChartCore

@Suite struct PlainFormatsTests {
  private let formats = PlainFormats()

  @Test(
    "Numbers read in English",
    arguments: [
      (1698, NumberStyle(), "1,698"),
      (1_234_567.891, NumberStyle(fractionDigits: 0...2), "1,234,567.89"),
      (1234.5, NumberStyle(fractionDigits: 0...0), "1,234"),
      (1235.5, NumberStyle(fractionDigits: 0...0), "1,236"),
      (1.005, NumberStyle(fractionDigits: 2...2), "1.00"),
      (1.015, NumberStyle(fractionDigits: 2...2), "1.02"),
      (999.999, NumberStyle(fractionDigits: 0...2), "1,000"),
      (5, NumberStyle(fractionDigits: 2...2), "5.00"),
      (0.1 + 0.2, NumberStyle(fractionDigits: 0...6), "0.3"),
      (1e21, NumberStyle(), "1,000,000,000,000,000,000,000"),
      (1e-7, NumberStyle(fractionDigits: 0...8), "0.0000001"),
      (1698, NumberStyle(.currency("EUR"), fractionDigits: 0...0), "€1,698"),
      (-5, NumberStyle(.currency("EUR"), fractionDigits: 0...0), "-€5"),
      (182.46, NumberStyle(.currency("USD"), fractionDigits: 2...2), "$182.46"),
      (1698, NumberStyle(.currency("JPY"), fractionDigits: 0...0), "¥1,698"),
      (-1698, NumberStyle(.currency("chf"), fractionDigits: 0...0), "-CHF 1,698"),
      (0.005, NumberStyle(.percent, fractionDigits: 1...1), "0.5%"),
      (0.005, NumberStyle(.percent, fractionDigits: 1...1, alwaysShowsSign: true), "+0.5%"),
      (0.07, NumberStyle(.percent, fractionDigits: 0...15), "7%"),
      (1_500_000, NumberStyle(.si, fractionDigits: 0...1), "1.5M"),
      (999_950, NumberStyle(.si, fractionDigits: 0...1), "1M"),
      (999, NumberStyle(.si, fractionDigits: 0...1), "999"),
      (-0.0015, NumberStyle(.si, fractionDigits: 0...1), "-1.5m"),
      (1e30, NumberStyle(.si, fractionDigits: 0...0), "1,000,000,000,000E"),
      (1e-30, NumberStyle(.si, fractionDigits: 0...0), "0a"),
    ] as [(Double, NumberStyle, String)])
  func numbers(value: Double, style: NumberStyle, text: String) {
    #expect(formats.number(value, style: style) == text)
  }

  @Test("What rounds to zero has no minus sign", arguments: [-0.0, -0.4, -0.5, -1e-300])
  func negativeZero(value: Double) {
    #expect(formats.number(value, style: NumberStyle(fractionDigits: 0...0)) == "0")
  }

  @Test(
    "Every part of a date has its place",
    arguments: zip(
      DateStyle.allCases,
      [
        "2026", "Nov", "Nov 2026", "30 Nov", "30 Nov 2026", "14:05", "14:05:09", "14:05:09.250",
        "30 Nov 14:05", "30 Nov 2026 14:05", "30 Nov 2026 14:05:09",
        "30 Nov 2026 14:05:09.250",
      ]))
  func dates(style: DateStyle, text: String) {
    #expect(formats.date(1_796_047_509.25, style: style) == text)
  }

  @Test(
    "Days are those of the Gregorian calendar",
    arguments: [
      (0, "1 Jan 1970"), (-1, "31 Dec 1969"), (951_782_400, "29 Feb 2000"),
      (-2_203_891_200, "1 Mar 1900"), (4_107_542_400, "1 Mar 2100"),
      (-62_167_219_200, "1 Jan 0"), (253_402_300_799, "31 Dec 9999"),
    ] as [(Double, String)])
  func days(instant: Double, text: String) {
    #expect(formats.date(instant, style: .dayMonthYear) == text)
  }

  @Test("A date is written in the zone of the formats")
  func zone() {
    let zone = TimeZoneRules(identifier: "+5:30") { _ in 19_800 }
    #expect(PlainFormats(zone: zone).date(0, style: .dayMonthTime) == "1 Jan 05:30")
  }

  @Test(
    "No number and no date is too wild to be written",
    arguments: [
      .nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, 1e18, -9e12,
    ] as [Double], [NumberStyle.Kind.number, .percent, .si, .scientific, .currency("\0")])
  func wild(value: Double, kind: NumberStyle.Kind) {
    let style = NumberStyle(kind, fractionDigits: -5...400, alwaysShowsSign: true)
    #expect(value.isFinite != (formats.number(value, style: style) == "–"))
    #expect(DateStyle.allCases.allSatisfy { !formats.date(value, style: $0).isEmpty })
  }
}

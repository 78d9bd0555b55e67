/// Tells whether a column of numbers holds the dates of x once more, in another form.
///
///     date,decimal date,unix,CO2        only CO2 is a series
///     2024-01-15,2024.0383,1705276800,422.8
struct RepeatedX {
  private let x: PackedDoubles
  /// Whether a year or so passes from row to row.
  private let isYearly: Bool

  /// Fewer numbers may look like anything but large counts.
  private static let fewestRows = 3
  private static let day = 86_400.0

  /// Fails for other x than instants.
  init?(_ x: PackedDoubles, _ column: Column) {
    guard case .instants = column.values else { return nil }
    self.x = x
    let extent = Extent(of: x)
    isYearly = extent.high - extent.low > Double(x.count - 1) * 300 * Self.day
  }

  func isMeant(by column: Column) -> Bool {
    guard case .numbers(let values) = column.values else { return false }
    let part = Self.part(named: column.name)
    let forms = [isYear, isDayNumber] + (part.map { [$0] } ?? [])
    return isMeant(by: values, 2, isEpoch)
      || forms.contains { isMeant(by: values, Self.fewestRows, $0) }
  }

  /// Whether all numbers beside an x, and enough of them, are of a form.
  private func isMeant(
    by values: PackedDoubles, _ fewest: Int, _ form: (Double, Double) -> Bool
  ) -> Bool {
    var count = 0
    let isAll = zip(x, values).allSatisfy { x, value in
      if x.isNaN || value.isNaN { return true }
      count += 1
      return form(x, value)
    }
    return isAll && count >= fewest
  }

  /// Whether a number is a year and its elapsed share.
  private func isYear(_ x: Double, _ value: Double) -> Bool {
    abs(value - 1970 - x / (365.2425 * Self.day)) < (isYearly ? 1 : 0.1)
  }

  /// Whether a number counts seconds since 1970 or parts of them, in whatever zone.
  private func isEpoch(_ x: Double, _ value: Double) -> Bool {
    value > 1e8 && [1, 1e3, 1e6, 1e9].contains { abs(value / $0 - x) <= Self.day }
  }

  /// Whether a number counts days as a spreadsheet or as astronomers do.
  private func isDayNumber(_ x: Double, _ value: Double) -> Bool {
    [25_569, 40_587, 2_440_587.5].contains { abs(value - $0 - x / Self.day) <= 1.01 }
  }
}

// MARK: - Parts of dates

extension RepeatedX {
  /// Returns whether a number is the part of a date that a name says, nil for other names.
  private static func part(named name: String) -> ((Double, Double) -> Bool)? {
    let words = Letters.words(of: name)
    guard words.count == 1, let part = parts[words[0]] else { return nil }
    return { x, value in value == part(x) }
  }

  private static let parts: [String: @Sendable (Double) -> Double] = [
    "month": month, "monat": month, "mois": month, "mes": month, "mese": month,
    "day": dayOfMonth, "tag": dayOfMonth, "jour": dayOfMonth, "dia": dayOfMonth,
    "giorno": dayOfMonth, "hour": hour, "stunde": hour, "heure": hour, "hora": hour, "ora": hour,
    "minute": minute, "year": year, "jahr": year, "annee": year, "ano": year, "anno": year,
  ]

  private static func date(_ x: Double) -> CivilDate {
    CivilDate(dayNumber: Int((x / day).rounded(.down)))
  }

  @Sendable private static func year(_ x: Double) -> Double { Double(date(x).year) }
  @Sendable private static func month(_ x: Double) -> Double { Double(date(x).month) }
  @Sendable private static func dayOfMonth(_ x: Double) -> Double { Double(date(x).day) }
  @Sendable private static func hour(_ x: Double) -> Double {
    ((x - (x / day).rounded(.down) * day) / 3600).rounded(.down)
  }
  @Sendable private static func minute(_ x: Double) -> Double {
    ((x - (x / 3600).rounded(.down) * 3600) / 60).rounded(.down)
  }
}

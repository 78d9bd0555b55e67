/// A part of a date that a column of its own holds: the names of such columns, and their numbers.
enum CalendarPart: Hashable {
  case half, quarter, month, week, dayOfYear, day, hour, minute, second
  /// Hours under a name that may mean any time.
  case time

  /// Returns the first column that is called so and holds nothing else.
  ///
  /// `min` beside `max` is no minute.
  func column(of table: Table) -> Int? {
    if self == .minute, table.columns.contains(where: { $0.name.lowercased().hasPrefix("max") }) {
      return nil
    }
    return table.columns.indices.first { index in
      guard isName(table.columns[index].name) else { return false }
      let values = numbers(table.columns[index])
      return values.contains(where: \.isFinite)
        && values.allSatisfy { $0.isNaN || range.contains($0) && $0 == $0.rounded() }
    }
  }

  /// The numbers of a column; of texts those that they name, and for any other text -1.
  func numbers(_ column: Column) -> [Double] {
    switch column.values {
    case .numbers(let values): return values.unpacked
    case .texts(let texts):
      let numbers = texts.distinct.map { number($0) ?? -1 }
      return texts.codes.map { $0 < 0 ? .nan : numbers[Int($0)] }
    default: return []
    }
  }

  /// Whether a column of this name may hold such numbers.
  func isName(_ name: String) -> Bool {
    names.contains(name.lowercased()) || names.contains(Letters.words(of: name).joined())
  }

  /// Returns the number of `Jan` and `M01`, of `Q2` and `II` and `II`, of `W07`, and of the hour `00-01`.
  private func number(_ text: String) -> Double? {
    switch self {
    case .month:
      let month = Array(text.utf8).withCell { MonthNames.month($0) }
      return month.map(Double.init) ?? number(text, after: "M")
    case .half: return number(text, after: "H") ?? number(text, after: "S") ?? Self.roman[text]
    case .quarter:
      return number(text, after: "Q") ?? number(text, after: "T") ?? Self.roman[text]
    case .week: return number(text, after: "W") ?? number(text, after: "KW")
    case .hour: return hourOfRange(text)
    default: return nil
    }
  }

  private static let roman: [String: Double] = ["I": 1, "II": 2, "III": 3, "IV": 4]

  private func number(_ text: String, after prefix: String) -> Double? {
    text.uppercased().hasPrefix(prefix)
      ? Double(text.dropFirst(prefix.count).drop { $0 == " " }) : nil
  }

  /// The first of two hours that follow each other, as in `00-01` and `23 - 24`.
  private func hourOfRange(_ text: String) -> Double? {
    let parts = text.split { $0 == "-" || $0 == "–" }.map { Double($0.filter { $0 != " " }) }
    guard parts.count == 2, let first = parts[0], let second = parts[1] else { return nil }
    return second == first + 1 || second == 0 && first == 23 ? first : nil
  }
}

// MARK: - Names and ranges

extension CalendarPart {
  private var range: ClosedRange<Double> {
    switch self {
    case .half: 1...2
    case .month: 1...12
    case .quarter: 1...4
    case .week: 1...53
    case .dayOfYear: 1...366
    case .day: 1...31
    case .hour, .time: 0...25  // On the day that clocks are put back there are 25.
    case .minute, .second: 0...59
    }
  }

  private var names: Set<String> {
    switch self {
    case .half: Self.halfNames
    case .month: Self.monthNames
    case .quarter: Self.quarterNames
    case .week: Self.weekNames
    case .dayOfYear: Self.dayOfYearNames.union(Self.dayNames)
    case .day: Self.dayNames
    case .hour: Self.hourNames
    case .minute: Self.minuteNames
    case .second: Self.secondNames
    case .time: Self.timeNames
    }
  }

  private static let halfNames: Set<String> = [
    "half", "halfyear", "semester", "semestre", "halbjahr", "hj", "halfjaar",
  ]
  private static let monthNames: Set<String> = [
    "month", "mon", "mo", "mm", "monat", "mois", "mes", "mês", "mese", "maand", "period",
  ]
  private static let quarterNames: Set<String> = [
    "quarter", "qtr", "q", "quartal", "trimestre", "trim", "trimester", "kwartal", "kwartaal",
    "kvartal",
  ]
  private static let weekNames: Set<String> = [
    "week", "wk", "kw", "woche", "kalenderwoche", "isoweek", "weekno", "weeknumber", "weeknum",
    "weekofyear", "semaine", "semana", "settimana", "tydzien", "vecka", "uge", "cw", "mmwrweek",
    "epiweek",
  ]
  private static let dayOfYearNames: Set<String> = [
    "doy", "dayofyear", "yday", "yearday", "julianday", "jday", "jd", "ddd", "dayno",
    "tagdesjahres", "jourdelannee",
  ]
  private static let dayNames: Set<String> = [
    "day", "dy", "dd", "tag", "jour", "dia", "giorno", "dag", "dom", "dayofmonth",
  ]
  private static let hourNames: Set<String> = [
    "hour", "hr", "hh", "he", "stunde", "std", "heure", "hora", "ora", "uur", "godzina",
    "timme", "hourofday", "hourending", "hourend", "hourbeginning", "hourutc", "hourlocal",
    "hournumber", "hourno", "stundenr", "mtuhour", "deliveryhour",
  ]
  private static let timeNames: Set<String> = ["time", "zeit", "uhrzeit", "hora", "tijd", "tid"]
  private static let minuteNames: Set<String> = ["minute", "min", "mn", "mi"]
  private static let secondNames: Set<String> = ["second", "sec", "sekunde", "seconde", "ss"]
}

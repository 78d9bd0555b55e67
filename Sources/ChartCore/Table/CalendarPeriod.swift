/// A part of a year that dates may count instead of days.
enum CalendarPeriod {
  case half, quarter, month, week

  /// The period that a capital letter means.
  init?(letter: UInt8) {
    switch Unicode.Scalar(letter) {
    case "H", "S": self = .half
    case "Q", "T", "K": self = .quarter
    case "M": self = .month
    case "W": self = .week
    default: return nil
    }
  }

  /// The period that a word means.
  init?(_ word: CellBytes) {
    let found = Self.words.first { $0.names.contains(where: word.isWord) }
    guard let found else { return nil }
    self = found.period
  }

  /// How many of them a year has.
  var count: Int {
    switch self {
    case .half: 2
    case .quarter: 4
    case .month: 12
    case .week: 53
    }
  }

  /// What stands for their number in the form of a date.
  var directive: String {
    switch self {
    case .half: "%h"
    case .quarter: "%q"
    case .month: "%m"
    case .week: "%V"
    }
  }

  private static let words: [(period: CalendarPeriod, names: [StaticString])] = [
    (
      .quarter,
      [
        "quarter", "qtr", "quartal", "trimestre", "trim", "trimester", "kwartał", "kwartal",
        "kwartaal", "kvartal",
      ]
    ),
    (.week, ["kw", "week", "wk", "woche", "cw", "semaine", "semana", "settimana", "vecka", "uge"]),
    (.half, ["half", "halbjahr", "hj", "semestre", "semester", "halvår", "halfjaar"]),
  ]
}

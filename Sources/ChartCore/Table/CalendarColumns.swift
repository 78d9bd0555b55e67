/// The columns beside one of years that say which month, day and hour of them a row means.
struct CalendarColumns {
  /// Month, day, hour and minute, as far as there are such columns.
  let columns: [Int]
  private let values: [[Double]]

  /// Finds the columns for the years of a table; none for other instants.
  init(_ table: Table, beside year: Int) {
    var found: [Int] = []
    if table.columns[year].plan?.kind == .year {
      for part in Self.parts {
        guard let column = part.column(of: table) else { break }
        found.append(column)
      }
    }
    columns = found
    values = found.map { Self.numbers(table.columns[$0]) }
  }

  /// Returns the instant that a row means, whose year begins at `start`; NaN when there is none.
  func instant(_ start: Double, row: Int) -> Double {
    let parts = values.map { $0[row] }
    guard start.isFinite, parts.allSatisfy(\.isFinite) else { return .nan }
    let numbers = parts.map { Int($0) }
    let day = Gregorian.day(
      year: CivilDate(dayNumber: Int(start / 86_400)).year, month: numbers.first ?? 1,
      day: numbers.count > 1 ? numbers[1] : 1)
    guard let day else { return .nan }
    let hour = numbers.count > 2 ? numbers[2] : 0
    let minute = numbers.count > 3 ? numbers[3] : 0
    return Double(day * 86_400 + hour * 3600 + minute * 60)
  }

  private struct Part {
    let words: Set<String>
    let range: ClosedRange<Double>

    func column(of table: Table) -> Int? {
      table.columns.indices.first { index in
        guard words.contains(table.columns[index].name.lowercased()) else { return false }
        let values = CalendarColumns.numbers(table.columns[index])
        return values.contains(where: \.isFinite)
          && values.allSatisfy { $0.isNaN || range.contains($0) && $0 == $0.rounded() }
      }
    }
  }

  /// The numbers of a column; of texts such as `Jan` and `M01` those of the months they name,
  /// and for any other text 0.
  private static func numbers(_ column: Column) -> [Double] {
    switch column.values {
    case .numbers(let values): return values.unpacked
    case .texts(let texts):
      let months = texts.distinct.map(month)
      return texts.codes.map { $0 < 0 ? .nan : months[Int($0)] }
    default: return []
    }
  }

  private static func month(_ text: String) -> Double {
    let month = Array(text.utf8).withCell { MonthNames.month($0) }
    if let month { return Double(month) }
    return text.hasPrefix("M") ? Double(text.dropFirst()) ?? 0 : 0
  }

  private static let parts = [
    Part(
      words: ["month", "mon", "mo", "mm", "monat", "mois", "mes", "mese", "period"], range: 1...12),
    Part(words: ["day", "dy", "dd", "tag", "jour", "dia", "giorno", "dom"], range: 1...31),
    Part(words: ["hour", "hr", "hh", "stunde", "heure", "hora", "ora"], range: 0...24),
    Part(words: ["minute", "min", "mn"], range: 0...59),
  ]
}

import ChartCore

extension TableError {
  /// What is wrong with a file, in one line.
  var message: String {
    switch self {
    case .empty: "the file is empty: there is nothing to show"
    case .binary(let kind): "not a text file with a table; it looks like \(kind)"
    case .notATable(let kind, let text): "no table found, but \(kind): \(Self.quoted(text))"
    case .headerOnly(let columns): "no data rows below the header (\(Self.list(columns)))"
    case .noNumberColumn(let columns):
      "no column of numbers; found the columns \(Self.list(columns))"
    case .noTimeColumn(let columns):
      "no column of dates or times; found the columns \(Self.list(columns))"
    case .noPoints(let columns):
      "no points: no row has both an x and a value in \(Self.list(columns))"
    case .noSuchColumn(let name, let nearest):
      "no column \(Self.quoted(name));\(Self.advice(name, nearest)) Columns: \(Self.list(nearest))"
    case .missingPriceColumn(let missing, let found):
      "no column for \(Self.list(missing)); found the columns \(Self.list(found))"
    case .noCandles(let rows, let impossible): Self.noCandles(rows, impossible)
    case .noSuchDates(let form, let column, let text):
      "no column has dates in the form \(form); column \(column) begins with \(Self.quoted(text))"
    case .notNumbers(let column, let line, let text):
      "line \(line): \(Self.quoted(text)) in column \(column) is not a number"
    case .datesNotNumbers(let column): "column \(column) holds dates or times, not numbers"
    case .notDates(let column, let line, let text):
      "line \(line): \(Self.quoted(text)) in column \(column) is neither a date nor a number"
    case .contradictingDateOrder(let column, let line, let text, let line2, let text2):
      "column \(column): \(text) in line \(line) and \(text2) in line \(line2) cannot have the same order of day and month"
    case .contradictingDecimal(let column, let line, let text, let line2, let text2):
      "column \(column): \(text) in line \(line) and \(text2) in line \(line2) cannot have the same decimal sign"
    case .tooManySeries(let column, let count):
      "column \(column) has \(count) different values or more; too many for a series each"
    case .openQuote(let line, let lastLine):
      "line \(line): a quote opens a cell and is never closed, down to line \(lastLine)"
    case .interrupted: "it could not be read to its end"
    }
  }

  /// Asks for the nearest name where that is near.
  private static func advice(_ name: String, _ nearest: [String]) -> String {
    guard let first = nearest.first else { return "" }
    let distance = Spelling.distance(name.lowercased(), first.lowercased())
    return distance * 2 <= name.count || first.lowercased().hasPrefix(name.lowercased())
      ? " did you mean \(first)?" : ""
  }

  private static func noCandles(_ rows: Int, _ impossible: [Int]) -> String {
    guard let first = impossible.first else {
      return
        "no candles: none of \(rows) rows has a time and the four prices open, high, low and close"
    }
    return
      "no candles: open or close is outside low to high in \(impossible.count) of \(rows) rows, first in line \(first)"
  }

  private static func list(_ names: [String]) -> String { names.listed(atMost: 12) }

  private static func quoted(_ text: String) -> String {
    text.count > 80 ? "\"\(text.prefix(80))…\"" : "\"\(text)\""
  }
}

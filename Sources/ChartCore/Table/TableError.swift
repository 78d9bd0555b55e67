/// Why a file could not be shown, with the facts a message needs.
public enum TableError: Error, Hashable, Sendable {
  case empty
  /// Not text at all: `kind` names what the first bytes say, as in "a ZIP or Excel file".
  case binary(kind: String)
  /// Text, but no table: a page, an answer of a server; `text` is its first line.
  case notATable(kind: String, text: String)
  case headerOnly(columns: [String])
  case noNumberColumn(columns: [String])
  case noTimeColumn(columns: [String])
  /// No row has both an x and a value.
  case noPoints(columns: [String])
  case noSuchColumn(name: String, nearest: [String])
  case missingPriceColumn(missing: [String], found: [String])
  /// Candles were asked for and no row is one; `lines` are impossible, the others lack prices.
  case noCandles(rows: Int, impossible: [Int])
  /// No column has dates in the form that was asked for; `text` is what one has instead.
  case noSuchDates(form: String, column: String, text: String)
  case notNumbers(column: String, line: Int, text: String)
  /// A column of dates or times where one of numbers was asked for.
  case datesNotNumbers(column: String)
  case notDates(column: String, line: Int, text: String)
  /// Two cells of a column that cannot both be read with one order of day and month.
  case contradictingDateOrder(column: String, line: Int, text: String, line2: Int, text2: String)
  /// Two cells of a column that cannot both be read with one decimal sign.
  case contradictingDecimal(column: String, line: Int, text: String, line2: Int, text2: String)
  case tooManySeries(column: String, count: Int)
  /// A quote that nothing closes up to the last line; only on that one it may be a character.
  case openQuote(line: Int, lastLine: Int)
  /// The bytes could not be read to their end, or were others when they were read again; the
  /// stream knows why.
  case interrupted
}

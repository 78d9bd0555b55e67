@testable import ChartCore

/// Short forms for tests that read texts.
enum ReadText {
  static func table(_ text: String, _ options: ReadingOptions = ReadingOptions()) throws -> Table {
    try Table(bytes: Array(text.utf8), options: options)
  }

  static func lines(_ text: String, _ options: ReadingOptions = ReadingOptions()) throws -> LineData
  {
    try table(text, options).lineData(options)
  }

  static func candles(
    _ text: String, _ options: ReadingOptions = ReadingOptions()
  ) throws -> CandleData {
    try table(text, options).candleData(options)
  }

  /// Options with a column that divides a table.
  static func by(_ name: String) -> ReadingOptions {
    var options = ReadingOptions()
    options.by = name
    return options
  }

  /// The error of reading lines or candles, nil when there is none.
  static func error(_ text: String, candles: Bool = false) -> TableError? {
    do throws(TableError) {
      let table = try Table(bytes: Array(text.utf8))
      if candles { _ = try table.candleData() } else { _ = try table.lineData() }
      return nil
    } catch {
      return error
    }
  }

  /// Seconds since 1970 of the first cell of a column of dates.
  static func instant(_ cell: String, _ order: DateOrder = .dayFirst) -> Double? {
    guard case .instant(let instant) = outcome(cell, order) else { return nil }
    return instant
  }

  static func outcome(_ cell: String, _ order: DateOrder = .dayFirst) -> DateCell.Outcome {
    Array(cell.utf8).withCell { DateCell($0, order: order).outcome }
  }

  static func number(_ cell: String, decimal: Character = ".") -> Double? {
    Array(cell.utf8).withCell { NumberCell($0)?.value(decimal: decimal.asciiValue ?? 0) }
  }
}

extension Series {
  /// The points as `x:y`, for comparing short series as a text.
  var dump: String {
    zip(x, y).map { "\($0.plain):\($1.plain)" }.joined(separator: " ")
  }
}

extension Double {
  /// Whole numbers without their `.0`.
  var plain: String { self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)" }
}

/// What a person said about a file; everything left nil or empty is inferred.
public struct ReadingOptions: Hashable, Sendable {
  /// The column for x.
  public var x: String?
  /// The columns for the lines, in this order.
  public var y: [String] = []
  /// The column that splits a long table into series.
  public var by: String?
  public var open: String?
  public var high: String?
  public var low: String?
  public var close: String?
  public var volume: String?
  /// The byte between cells; a space means runs of spaces.
  public var separator: UInt8?
  /// The decimal sign, a dot or a comma.
  public var decimal: UInt8?
  /// The form of dates, as for `strptime` (`%d.%m.%Y`) or in letters (`dd.MM.yyyy`).
  public var dateFormat: String?
  public var hasHeader: Bool?
  /// Whether a quote that is never closed is a character: more may follow, and is not waited for.
  var forgivesOpenQuotes = false
  /// Columns whose cells are texts, whatever they look like.
  var textColumns: [String] = []

  public init() {}

  /// Returns whether `form` can be a `dateFormat`: every letter means something, and some part of
  /// a date is among them.
  public static func isDateFormat(_ form: String) -> Bool { DatePattern(form) != nil }
}

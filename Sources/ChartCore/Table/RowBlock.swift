/// Whole rows that lie together in memory, to be read by one thread.
struct RowBlock: Sendable {
  let bytes: FileBytes
  /// The place among all blocks of the table.
  let index: Int
  let form: RowForm
  /// Where a quote opens that is never closed; it and all that follow are characters.
  let openQuote: Int?

  /// How lines of the block are split.
  var dialect: Dialect {
    var dialect = form.dialect
    if let openQuote { dialect.quoteLimit = min(openQuote, dialect.quoteLimit) }
    return dialect
  }

  /// Up to here there is an end of line ahead, and 64 bytes may be looked at.
  var fastEnd: Int { (bytes.last(form.dialect.lineEnd, in: 0..<bytes.count) ?? -1) + 1 }
}

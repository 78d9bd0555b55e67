/// Where the last whole row ends in the beginning of a text that goes on.
///
/// Looks only at quotes and ends of lines; the rules are those of `RecordScanner`.
struct RowCut {
  /// The end of the whole rows; 0 when the first one goes on.
  private(set) var end = 0
  /// Where a quote opens that is never closed.
  private(set) var openQuote: Int?

  init(end: Int) {
    self.end = end
  }

  /// Cuts `bytes`, where a row begins and, with `isLast`, the last one ends.
  init(_ bytes: FileBytes, _ form: RowForm, isLast: Bool) {
    if form.isPlain || form.dialect.quoteLimit <= 0 {
      takeRows(bytes, form, 0..<bytes.count)
    } else {
      scan(bytes, form, isLast)
    }
    if isLast { end = bytes.count }
  }

  private mutating func takeRows(_ bytes: FileBytes, _ form: RowForm, _ range: Range<Int>) {
    if let last = bytes.last(form.dialect.lineEnd, in: range) { end = last + 1 }
  }

  private mutating func scan(_ bytes: FileBytes, _ form: RowForm, _ isLast: Bool) {
    var offset = 0
    while offset < bytes.count {
      let quote = openingQuote(bytes, form, from: offset)
      takeRows(bytes, form, offset..<quote)
      if quote == bytes.count { return }
      if form.skipsComments, bytes.base[end] == .hash {
        offset = bytes.first(form.dialect.lineEnd, in: quote..<bytes.count)
      } else if let close = closingQuote(bytes, after: quote, isLast) {
        offset = close + 1
      } else {
        openQuote = isLast ? quote : nil
        return
      }
    }
  }

  /// Returns the next quote that begins a cell, or the end.
  private func openingQuote(_ bytes: FileBytes, _ form: RowForm, from offset: Int) -> Int {
    var quote = bytes.first(.quote, in: offset..<bytes.count)
    while quote < bytes.count, !opensCell(bytes, form.dialect, quote, after: offset) {
      quote = bytes.first(.quote, in: quote + 1..<bytes.count)
    }
    return quote
  }

  private func opensCell(
    _ bytes: FileBytes, _ dialect: Dialect, _ quote: Int, after offset: Int
  ) -> Bool {
    var before = quote - 1
    while before >= offset, bytes[before] == .space || bytes[before] == .tab,
      !dialect.isSeparator(bytes[before])
    { before -= 1 }
    return before < 0 || bytes[before] == dialect.lineEnd || dialect.isSeparator(bytes[before])
  }

  /// Returns the quote that closes a cell, if it is there and nothing that follows may change that.
  private func closingQuote(_ bytes: FileBytes, after quote: Int, _ isLast: Bool) -> Int? {
    var search = quote + 1
    while true {
      let close = bytes.first(.quote, in: min(search, bytes.count)..<bytes.count)
      guard close < bytes.count, isLast || close + 1 < bytes.count else { return nil }
      if bytes[close + 1] != .quote { return close }
      search = close + 2
    }
  }
}

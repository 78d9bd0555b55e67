/// Finds where rows begin in a file with quotes, so that it can be cut for the threads.
///
/// Reads only the quotes; the rules are those of `RecordScanner`.
struct RowSplitter {
  private let bytes: FileBytes
  private(set) var dialect: Dialect
  private var offset: Int
  /// Where the search began: a row begins there.
  private let start: Int

  init(_ bytes: FileBytes, _ dialect: Dialect, from start: Int) {
    self.bytes = bytes
    self.dialect = dialect
    self.start = start
    offset = start
  }

  /// Returns the first offset at or after `target`, in ascending calls, where a row begins.
  mutating func row(atOrAfter target: Int) -> Int {
    while offset < bytes.count {
      let quote = nextOpeningQuote()
      if quote > target {
        let end = bytes.first(dialect.lineEnd, in: max(offset, target - 1)..<quote)
        if end < quote { return end + 1 }
      }
      offset = quote
      guard quote < bytes.count else { break }
      skipQuoted()
    }
    return bytes.count
  }

  /// Reads the rest of the quotes, so that `dialect` knows one that is never closed.
  mutating func finish() {
    while offset < bytes.count {
      offset = nextOpeningQuote()
      if offset < bytes.count { skipQuoted() }
    }
  }

  private func nextOpeningQuote() -> Int {
    var search = offset
    while search < min(bytes.count, dialect.quoteLimit) {
      let quote = bytes.first(.quote, in: search..<bytes.count)
      if quote >= dialect.quoteLimit { break }
      if quote == bytes.count || opensCell(quote) { return quote }
      search = quote + 1
    }
    return bytes.count
  }

  private func opensCell(_ quote: Int) -> Bool {
    var before = quote - 1
    while before >= offset, bytes[before] == .space || bytes[before] == .tab,
      !dialect.isSeparator(bytes[before])
    { before -= 1 }
    return before < start || bytes[before] == dialect.lineEnd
      || dialect.isSeparator(bytes[before])
  }

  private mutating func skipQuoted() {
    var search = offset + 1
    while true {
      let end = bytes.first(.quote, in: search..<bytes.count)
      guard end < bytes.count else {
        dialect.quoteLimit = offset
        return
      }
      search = end + 2
      if bytes[end + 1] != .quote { break }
    }
    offset = search - 1
  }
}

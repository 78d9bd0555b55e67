/// A file of which everything is known that reading its rows takes.
struct Source: Sendable {
  let bytes: FileBytes
  var dialect: Dialect
  var skipsComments = true
  /// Where the first row begins.
  var bodyStart = 0
  /// The fewest cells of a row at the beginning of the file.
  var usualWidth = 0
  /// Up to here there is an end of line ahead, and there are 64 bytes.
  let fastEnd: Int

  init(_ bytes: FileBytes, _ dialect: Dialect) {
    self.bytes = bytes
    self.dialect = dialect
    var last = bytes.count
    while last > 0, bytes.base[last - 1] != dialect.lineEnd { last -= 1 }
    fastEnd = min(last, bytes.count - 64)
  }
}

/// How lines are split into cells.
struct Dialect: Sendable, Hashable {
  /// The byte between cells; a space stands for runs of spaces and tabs.
  var separator: UInt8
  /// The byte that ends a line; a carriage return before a newline is white space.
  var lineEnd: UInt8 = .newline
  /// Where quotes stop having a meaning, because one opened there is never closed.
  var quoteLimit = Int.max

  var isSpaces: Bool { separator == .space }

  @inline(__always) func isSeparator(_ byte: UInt8) -> Bool {
    byte == separator || (separator == .space && byte == .tab)
  }
}

/// What is known of a table's rows before they are read.
struct RowForm: Sendable {
  var dialect: Dialect
  var skipsComments = true
  /// The fewest cells of a row at the beginning of the file.
  var usualWidth = 0
  /// Whether the bytes are taken to be ASCII without quotes.
  var isPlain = false
}

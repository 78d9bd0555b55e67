/// The words of a command, as a shell would split them, without a shell.
enum CommandWords {
  /// Returns the words of `text`, or nothing when a quote stays open.
  ///
  /// Blanks separate words. `'…'` keeps everything; `"…"` keeps blanks; a backslash keeps the next
  /// character except in `'…'`. Nothing else is special: no variables, no patterns, no pipes.
  ///
  ///     CommandWords.split(#"notify-send "New value" it\'s"#)
  ///     // ["notify-send", "New value", "it's"]
  static func split(_ text: some StringProtocol) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var characters = text.makeIterator()
    while let character = characters.next() {
      switch character {
      case "\\" where quote != "'":
        guard let next = characters.next() else { return nil }
        word = (word ?? "") + String(next)
      case quote: quote = nil
      case "'" where quote == nil, "\"" where quote == nil:
        quote = character
        word = word ?? ""
      case _ where character.isWhitespace && quote == nil:
        words += word.map { [$0] } ?? []
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return quote == nil ? words + (word.map { [$0] } ?? []) : nil
  }
}

/// What a change of the selection does, as `--tick` says it.
enum TickCommand: Hashable, Sendable {
  case none
  case bell
  case print
  /// The program and its first arguments; there is at least one word.
  case exec([String])

  /// Creates a command from `none`, `bell`, `print` or `exec:COMMAND`.
  init?(argument: String) {
    switch argument {
    case "none": self = .none
    case "bell": self = .bell
    case "print": self = .print
    default:
      guard argument.hasPrefix("exec:"), let words = CommandWords.split(argument.dropFirst(5)),
        words.first?.isEmpty == false
      else { return nil }
      self = .exec(words)
    }
  }
}

/// One row of the table of options: what the parser, the help and the manual page know of it.
struct Option: Sendable {
  /// With its two hyphens.
  var name: String
  /// One letter without its hyphen.
  var letter: Character?
  /// What the help calls the argument; `nil` when there is none.
  var argument: String?
  /// Whether the argument may be left out; it is then only read after `=`.
  var isArgumentOptional = false
  var group: Group
  /// What the option does: one sentence without its period, then more sentences if needed.
  var help: String
  /// What its argument has to be, as a noun phrase for messages: `a size like 900x600`.
  var expected = ""
  /// Writes the argument into `Arguments`, or returns false when it cannot be read.
  var read: @Sendable (String, inout Arguments) -> Bool

  /// A heading of the help, in order.
  enum Group: String, CaseIterable {
    case data = "Data"
    case look = "Look"
    case output = "Output without a window"
    case motion = "Motion and changing data"
    case interaction = "Interaction"
    case window = "Window"
    case other = "Other"
  }
}

extension Option {
  /// The option with its argument, as in the help: `-o, --export FILE`.
  var synopsis: String {
    let short = letter.map { "-\($0), " } ?? ""
    guard let argument else { return short + name }
    return short + name + (isArgumentOptional ? "[=\(argument)]" : " \(argument)")
  }
}

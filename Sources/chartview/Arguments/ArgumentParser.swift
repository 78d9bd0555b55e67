/// Reads a command line by the GNU conventions.
///
///     var parser = ArgumentParser(options: Option.all)
///     try parser.arguments(from: ["--title=Savings", "-oa.png", "savings.csv"])
struct ArgumentParser {
  private let options: [Option]
  private var words: ArraySlice<String> = []
  private var result = Arguments()

  init(options: [Option] = Option.all) {
    self.options = options
  }

  /// Returns what `words` ask for; the program's own name is not among them.
  ///
  /// Options and files mix freely, up to `--`; of an option given twice the last one counts.
  mutating func arguments(from words: [String]) throws(UsageError) -> Arguments {
    self.words = words[...]
    result = Arguments()
    while let word = self.words.popFirst() {
      if word == "--" { break }
      try read(word)
    }
    result.sources += self.words.map(InputSource.init(argument:))
    guard result.export?.path != "-" || result.describe == nil else {
      throw .standardOutputTwice
    }
    return result
  }

  private mutating func read(_ word: String) throws(UsageError) {
    if word.hasPrefix("--") {
      try readLong(word)
    } else if word.hasPrefix("-"), word != "-" {
      try readShort(word)
    } else {
      result.sources.append(InputSource(argument: word))
    }
  }

  private mutating func readLong(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.name == name }) else { throw unknown(name) }
    try read(option, spelled: name, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func readShort(_ word: String) throws(UsageError) {
    let name = String(word.prefix(2))
    guard let option = options.first(where: { $0.letter == name.last }) else {
      throw unknown(word)
    }
    let rest = word.dropFirst(2)
    try read(option, spelled: name, attached: rest.isEmpty ? nil : String(rest))
  }

  private mutating func read(
    _ option: Option, spelled name: String, attached: String?
  ) throws(UsageError) {
    let value = try value(of: option, spelled: name, attached: attached)
    guard option.read(value, &result) else {
      throw .invalidValue(option: name, value: value, expected: option.expected)
    }
  }

  private mutating func value(
    of option: Option, spelled name: String, attached: String?
  ) throws(UsageError) -> String {
    guard let argument = option.argument else {
      if attached != nil { throw .unexpectedValue(option: name) }
      return ""
    }
    if let attached { return attached }
    if option.isArgumentOptional { return DescriptionForm.words.rawValue }
    guard let next = words.popFirst() else {
      throw .missingValue(option: name, argument: argument)
    }
    return next
  }

  private func unknown(_ name: String) -> UsageError {
    .unknownOption(name, nearest: Spelling.nearest(to: name, among: options.map(\.name)))
  }
}

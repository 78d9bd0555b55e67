import ChartCore

/// How a file is read where what was recognised is not what was meant.
extension Option {
  static let readingOptions: [Option] = [
    Option(
      name: "--by", argument: "NAME", group: .data,
      help: "Name of the column whose texts split the rows into lines",
      expected: "a name",
      read: { text, arguments in store(named(text), in: &arguments.reading.by) }),
    Option(
      name: "--separator", argument: "C", group: .data,
      help: "Character between cells, or tab or space. Without it the one that fits the file",
      expected: "one character, tab or space",
      read: { text, arguments in store(separator(text), in: &arguments.reading.separator) }),
    Option(
      name: "--decimal", argument: "C", group: .data,
      help: "Decimal sign, a dot or a comma. Without it the one that fits each column",
      expected: "a dot or a comma",
      read: { text, arguments in
        let signs: [String: UInt8] = [".": UInt8(ascii: "."), ",": UInt8(ascii: ",")]
        return store(signs[text], in: &arguments.reading.decimal)
      }),
    Option(
      name: "--date-format", argument: "F", group: .data,
      help: "Form of dates, like %d.%m.%Y or dd.MM.yyyy. Without it the one that fits the column",
      expected: "a form of dates like %d.%m.%Y or dd.MM.yyyy",
      read: { text, arguments in
        store(ReadingOptions.isDateFormat(text) ? text : nil, in: &arguments.reading.dateFormat)
      }),
    Option(
      name: "--header", group: .data, help: "The first row names the columns",
      read: { _, arguments in store(true, in: &arguments.reading.hasHeader) }),
    Option(
      name: "--no-header", group: .data, help: "The first row is data",
      read: { _, arguments in store(false, in: &arguments.reading.hasHeader) }),
  ]

  private static func separator(_ text: String) -> UInt8? {
    switch text {
    case "tab", "\\t": return UInt8(ascii: "\t")
    case "space": return UInt8(ascii: " ")
    default:
      guard text.utf8.count == 1, let byte = text.utf8.first, byte != UInt8(ascii: "\"")
      else { return nil }
      return byte
    }
  }
}

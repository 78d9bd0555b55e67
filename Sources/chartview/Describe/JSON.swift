import ChartCore

/// A value of JSON; objects keep the order of their keys.
///
/// It prints with two spaces of indentation: one line for each key of the whole and for each
/// object in a list there; what lies deeper stays on its line.
///
///     print(JSON.object([("a", .list([.number(1), .null])), ("b", .text("x\ty"))]))
///     // {
///     //   "a": [1, null],
///     //   "b": "x\ty"
///     // }
///
/// Source: RFC 8259, "The JavaScript Object Notation (JSON) Data Interchange Format", 2017.
enum JSON: Sendable {
  case null
  case flag(Bool)
  /// Prints as the shortest number that reads back the same, or as `null` when it is not finite.
  case number(Double)
  case text(String)
  case list([JSON])
  case object([(key: String, value: JSON)])

  static func number(_ value: Int) -> JSON { .number(Double(value)) }
}

extension JSON: CustomStringConvertible {
  /// The value with line breaks.
  var description: String {
    guard case .object(let members) = self, !members.isEmpty else { return line }
    let lines = members.map { "  \(Self.quoted($0.key)): \($0.value.lines)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}"
  }

  /// The value as it stands after a key of the whole.
  private var lines: String {
    guard case .list(let items) = self, case .object? = items.first else { return line }
    return "[\n" + items.map { "    " + $0.line }.joined(separator: ",\n") + "\n  ]"
  }

  /// The value on one line.
  var line: String {
    switch self {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): number.isFinite ? PlainNumber.text(number) : "null"
    case .text(let text): Self.quoted(text)
    case .list(let items): "[" + items.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.key)): \($0.value.line)" }.joined(separator: ", ") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { $0 += escaped($1) } + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case _ where scalar.steersTerminals:
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }
}

import ChartCore

extension Reading {
  /// What was assumed in one sentence, nothing when nothing was read.
  ///
  /// `Read as UTF-8, separated by commas, with a header; dates as %Y-%m-%d; x is date, y is value.`
  var sentence: String? {
    let parts = [form, dates, columns].compactMap(\.self)
    return parts.isEmpty ? nil : "Read as \(parts.joined(separator: "; "))."
  }

  private func text(_ key: String) -> String? {
    guard case .text(let text)? = value(key) else { return nil }
    return text
  }

  private func names(_ key: String) -> String? {
    guard case .texts(let names)? = value(key), !names.isEmpty else { return nil }
    return names.listed(atMost: 6)
  }

  private func value(_ key: String) -> Value? { entries.first { $0.key == key }?.value }

  private var form: String? {
    let parts = [
      text("format"), text("encoding"),
      text("separator").map { "separated by \(Self.name(of: $0))" },
      text("decimal") == "," ? "with decimal commas" : nil,
      value("header").map { $0 == .flag(true) ? "with a header" : "without a header" },
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private var dates: String? { text("date_format").map { "dates as \($0)" } }

  private var columns: String? {
    let parts = [
      text("x").map { "x is \($0)" }, names("y").map { "y is \($0)" },
      text("volume").map { "volume is \($0)" }, names("by").map { "a line for each \($0)" },
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static func name(of separator: String) -> String {
    switch separator {
    case ",": "commas"
    case ";": "semicolons"
    case "\\t": "tabs"
    case " ": "spaces"
    default: "\"\(separator)\""
    }
  }
}

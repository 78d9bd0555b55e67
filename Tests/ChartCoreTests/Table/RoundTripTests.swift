import Testing

@testable import ChartCore

/// Tables written in every mix of forms that files come in, and read back.
@Suite struct RoundTripTests {
  /// How one file is written.
  struct Form: Sendable, CustomTestStringConvertible {
    var separator: String
    var decimal: String
    var quotes: Bool
    var end: String
    var encoding: String
    var dates: String

    var testDescription: String {
      "\(separator.debugDescription) \(decimal) \(quotes) \(end.debugDescription) \(encoding) \(dates)"
    }
  }

  static let dateForms = [
    "iso", "isoSpace", "isoZ", "offset", "german", "american", "british", "compact", "month",
    "epoch",
    "epochMs", "epochUs", "slashed", "dotted",
  ]

  static let forms: [Form] = {
    var generator = SeededGenerator(seed: 7)
    var forms: [Form] = []
    for dates in dateForms {
      for separator in [",", ";", "\t", "|"] {
        for quotes in [false, true] {
          let end = ["\n", "\r\n", "\r"].randomElement(using: &generator) ?? "\n"
          let encoding =
            ["utf8", "bom", "utf16le", "utf16be", "1252"].randomElement(using: &generator) ?? ""
          let canHaveCommas = quotes || separator != ","
          let decimal = canHaveCommas && generator.next() % 2 == 0 ? "," : "."
          forms.append(
            Form(
              separator: separator, decimal: decimal, quotes: quotes, end: end, encoding: encoding,
              dates: dates))
        }
      }
    }
    return forms
  }()

  @Test(arguments: forms)
  func comesBackToTheLastBit(form: Form) throws {
    var generator = SeededGenerator(
      seed: UInt64(form.testDescription.utf8.reduce(0) { $0 + Int($1) }))
    let start = Int(generator.next() % 1_500_000_000) + 100_000_000
    let instants = (0..<40).map {
      start / 86_400 * 86_400 + $0 * 86_400 * 17 + Int(generator.next() % 86_400)
    }
    let values = (0..<40).map { _ in Self.value(&generator) }
    let table = try Table(bytes: Self.written(form, instants, values))
    let data = try table.lineData()
    #expect(data.series.count == 1)
    #expect(data.series[0].name == "Größe")
    #expect(data.series[0].x.unpacked == instants.map { Double(Self.kept($0, form)) })
    #expect(data.series[0].y.map(\.bitPattern) == values.map(\.bitPattern))
    #expect(data.warnings == [])
  }

  private static func value(_ generator: inout SeededGenerator) -> Double {
    let size = Double(generator.next() % 1_000_000_000_000)
    let value = size / [1, 10, 1000, 1e7, 1e12][Int(generator.next() % 5)]
    return generator.next() % 2 == 0 ? value : -value
  }

  /// What the form keeps of an instant.
  private static func kept(_ instant: Int, _ form: Form) -> Int {
    ["american", "british", "compact", "month", "slashed"].contains(form.dates)
      ? instant / 86_400 * 86_400 : form.dates == "german" ? instant / 60 * 60 : instant
  }

  private static func written(_ form: Form, _ instants: [Int], _ values: [Double]) -> [UInt8] {
    func cell(_ text: String) -> String { form.quotes ? "\"\(text)\"" : text }
    var lines = [cell("Zeit") + form.separator + cell("Größe")]
    for (instant, value) in zip(instants, values) {
      let number = number(value).replacing(".", with: form.decimal)
      lines.append(cell(date(instant, form.dates)) + form.separator + cell(number))
    }
    return encoded(lines.joined(separator: form.end) + form.end, form.encoding)
  }

  /// Always with a decimal sign and a number of digits that cannot be taken for grouping.
  private static func number(_ value: Double) -> String {
    let text = "\(value)"
    guard !text.contains("e"), let point = text.firstIndex(of: ".") else { return text }
    return text[point...].count == 4 ? text + "0" : text
  }

  private static func date(_ instant: Int, _ form: String) -> String {
    let parts = CalendarParts(instant)
    let (y, m, d) = (parts.year, parts.two(parts.month), parts.two(parts.day))
    let (h, n, s) = (parts.two(parts.hour), parts.two(parts.minute), parts.two(parts.second))
    switch form {
    case "iso": return "\(y)-\(m)-\(d)T\(h):\(n):\(s)"
    case "isoSpace": return "\(y)-\(m)-\(d) \(h):\(n):\(s)"
    case "isoZ": return "\(y)-\(m)-\(d)T\(h):\(n):\(s).000Z"
    case "offset":
      let moved = date(instant + 19_800, "iso")
      return moved + "+05:30"
    case "german": return "\(d).\(m).\(y) \(h):\(n)"
    case "american": return "\(m)/\(d)/\(y)"
    case "british": return "\(d)/\(m)/\(y)"
    case "compact": return "\(y)\(m)\(d)"
    case "month": return "\(parts.day)-\(parts.monthName)-\(y)"
    case "epoch": return "\(instant)"
    case "epochMs": return "\(instant)000"
    case "epochUs": return "\(instant)000000"
    case "slashed": return "\(y)/\(m)/\(d)"
    default: return "\(y).\(m).\(d) \(h):\(n):\(s)"
    }
  }

  private static func encoded(_ text: String, _ encoding: String) -> [UInt8] {
    switch encoding {
    case "bom": return [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    case "utf16le": return [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    case "utf16be": return text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    case "1252": return text.unicodeScalars.map { UInt8($0.value) }
    default: return Array(text.utf8)
    }
  }
}

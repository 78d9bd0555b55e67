/// Words for the units of columns, and for the forms of their dates.
enum UnitWords {
  /// Whether cells name nothing but units, as in `[s],[V]`, `s,V,°C` and `yyyy-mm-dd,l/min`.
  static func areUnits(_ cells: [[UInt8]]) -> Bool { cells.allSatisfy(isUnit) }

  /// Whether cells below names are most likely units.
  ///
  /// At least half of them are known then, and the others are short words. A name of times has its
  /// place above.
  static func areLikelyUnits(_ cells: [[UInt8]], below names: [[UInt8]]) -> Bool {
    let filled = cells.filter { !$0.isEmpty }
    let known = filled.count { isUnit($0) }
    return known > 0 && known * 2 >= filled.count && filled.allSatisfy(isShort)
      && !(isTime(cells) && !isTime(names))
  }

  private static func isTime(_ cells: [[UInt8]]) -> Bool {
    cells.first.map { KnownNames.isTime(String(decoding: $0, as: UTF8.self)) } ?? false
  }

  private static func isShort(_ cell: [UInt8]) -> Bool {
    cell.count <= 10 && !cell.contains(.space)
  }

  private static func isUnit(_ cell: [UInt8]) -> Bool {
    let text = String(decoding: cell, as: UTF8.self)
    return text.isEmpty || isWidth(cell) || isInBrackets(text) || isWord(text) || isRatio(text)
      || isForm(text.lowercased())
  }

  private static func isInBrackets(_ text: String) -> Bool {
    text.hasPrefix("[") && text.hasSuffix("]") || text.hasPrefix("(") && text.hasSuffix(")")
  }

  private static func isWord(_ text: String) -> Bool {
    units.contains(text) || words.contains(text.lowercased())
  }

  /// Whether all parts of a text such as `l/min`, `W/m^2`, `m3/h` and `1/s` are units.
  private static func isRatio(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        let base = part.filter { !"^-0123456789²³".contains($0) }
        return part == "1" || isWord(String(base))
      }
  }

  /// Whether a cell tells how wide a column is and of what kind, as in `15s`, `20d` and `14n`.
  private static func isWidth(_ cell: [UInt8]) -> Bool {
    guard let letter = cell.last, cell.count > 1 else { return false }
    return "sdn".utf8.contains(letter) && cell.dropLast().allSatisfy(\.isDigit)
  }

  /// Whether a text says how dates or times are written, as `yyyy-mm-dd` and `hh:mm`.
  private static func isForm(_ text: String) -> Bool {
    (text.contains("yy") || text.contains("hh") || text.contains("mm:ss"))
      && text.allSatisfy { "ymdhst -/.:".contains($0) }
  }

  private static let units: Set<String> = [
    "s", "ms", "us", "µs", "ns", "min", "h", "V", "mV", "kV", "A", "mA", "µA", "W", "kW", "MW",
    "VA",
    "Wh", "kWh", "MWh", "J", "kJ", "Hz", "kHz", "MHz", "GHz", "rpm", "RPM", "°C", "C", "°F", "F",
    "K",
    "%", "Pa", "hPa", "kPa", "MPa", "bar", "mbar", "psi", "m", "mm", "cm", "km", "µm", "nm", "mi",
    "ft", "in", "mph", "kn", "kt", "kts", "kmh", "kph", "bpm", "kg", "g", "mg", "µg", "t", "lb",
    "deg",
    "°", "rad", "N", "kN", "Nm", "ppm", "ppb", "dB", "dBm", "dBA", "-", "sec", "EUR", "USD", "GBP",
    "CHF", "€", "$", "£", "l", "L", "ml", "mL", "gal", "B", "kB", "KB", "MB", "GB", "lx", "lux",
    "pH",
    "Ohm", "Ω", "kΩ", "ohm", "G", "TS", "RN", "Deg C", "degC", "degF", "degT", "Abs", "AU", "a.u.",
    "W/m2", "W/m^2",
  ]
  private static let words: Set<String> = [
    "volts", "volt", "second", "seconds", "minutes", "hours", "unitless", "percent", "per cent",
    "prozent", "bytes", "byte", "bits", "count", "counts", "unit", "units", "einheit", "unité",
    "celsius", "fahrenheit", "kelvin", "grad c", "meter", "meters", "metres", "iso", "iso8601",
    "iso 8601", "utc", "unix", "unix time", "epoch", "local time", "none", "n/a", "mb/s", "kb/s",
    "bytes/second", "count/second", "yr", "mo", "dy", "hr", "mn",
  ]
}

/// How units of one kind compare, as dashboards write them: `900 MB` below `1.25 GB`.
enum UnitScale {
  /// Returns what a number in `unit` is multiplied with to be one in `other`; nil when they
  /// measure different things.
  ///
  ///     factor(from: "ms", to: "s")  // 0.001
  static func factor(from unit: [UInt8], to other: [UInt8]) -> Double? {
    if unit == other { return 1 }
    guard let a = parts(unit), let b = parts(other), a.base == b.base else { return nil }
    return a.size / b.size
  }

  /// Returns what a letter or word behind a number multiplies it with, where other numbers of
  /// the column have none: `950` and `1.2 K`.
  static func multiple(_ unit: [UInt8]) -> Double? { multiples[text(unit)] }

  private static let multiples = ["K": 1e3, "Mil": 1e6, "Bil": 1e9, "Tri": 1e12]

  private static let prefixes: [(String, Double)] = [
    ("Ki", 1024), ("Mi", 1_048_576), ("Gi", 1_073_741_824), ("Ti", 1_099_511_627_776),
    ("n", 1e-9), ("µ", 1e-6), ("μ", 1e-6), ("u", 1e-6), ("m", 1e-3), ("k", 1e3), ("K", 1e3),
    ("M", 1e6), ("G", 1e9), ("T", 1e12), ("P", 1e15), ("", 1),
  ]

  private static let bases: Set<String> = [
    "B", "b", "B/s", "b/s", "Bps", "bps", "bit", "bit/s", "V", "A", "W", "Wh", "VA", "Hz", "Pa",
    "J", "g", "Ω", "s",
  ]

  private static let seconds = [
    "sec": 1.0, "secs": 1, "min": 60, "mins": 60, "h": 3600, "hr": 3600, "hour": 3600,
    "hours": 3600, "d": 86_400, "day": 86_400, "days": 86_400, "week": 604_800, "weeks": 604_800,
  ]

  private static func parts(_ unit: [UInt8]) -> (base: String, size: Double)? {
    let unit = text(unit)
    if let size = seconds[unit] { return ("s", size) }
    for (prefix, size) in prefixes where unit.hasPrefix(prefix) {
      let base = String(unit.dropFirst(prefix.count))
      if bases.contains(base) { return (base, size) }
    }
    return nil
  }

  private static func text(_ unit: [UInt8]) -> String { String(decoding: unit, as: UTF8.self) }
}

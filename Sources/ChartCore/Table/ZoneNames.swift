/// Short names of zones of time.
enum ZoneNames {
  /// Returns the seconds east of Greenwich that a name stands for, nil if it is not known or has
  /// several meanings.
  static func offset(_ name: CellBytes) -> Int? {
    offsets.first { name.isWord($0.name) }.map { Int($0.hours * 3600) }
  }

  private static let offsets: [(name: StaticString, hours: Double)] = [
    ("UTC", 0), ("GMT", 0), ("Etc/UTC", 0), ("Etc/GMT", 0), ("WET", 0), ("WEST", 1), ("BST", 1),
    ("CET", 1), ("CEST", 2), ("MEZ", 1), ("MESZ", 2), ("MET", 1), ("MEST", 2), ("EET", 2),
    ("EEST", 3), ("MSK", 3), ("SAST", 2), ("SGT", 8), ("HKT", 8), ("JST", 9), ("KST", 9),
    ("AWST", 8), ("ACST", 9.5), ("ACDT", 10.5), ("AEST", 10), ("AEDT", 11), ("NZST", 12),
    ("NZDT", 13), ("NST", -3.5), ("NDT", -2.5), ("AST", -4), ("ADT", -3), ("EST", -5), ("EDT", -4),
    ("CST", -6), ("CDT", -5), ("MST", -7), ("MDT", -6), ("PST", -8), ("PDT", -7), ("AKST", -9),
    ("AKDT", -8), ("HST", -10), ("BRT", -3), ("ART", -3),
  ]
}

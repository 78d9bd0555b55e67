/// What was assumed while a file was read, as pairs in the order they are shown.
///
/// Keys are those of `--describe=json`: `encoding`, `separator`, `decimal`,
/// `header`, `columns`, `date_format`, `x`, `y` ….
public struct Reading: Hashable, Sendable {
  public enum Value: Hashable, Sendable {
    case text(String)
    case texts([String])
    case flag(Bool)
    case number(Int)
  }

  public var entries: [(key: String, value: Value)]

  public init(entries: [(key: String, value: Value)] = []) {
    self.entries = entries
  }

  public static func == (a: Reading, b: Reading) -> Bool {
    a.entries.elementsEqual(b.entries) { $0.key == $1.key && $0.value == $1.value }
  }

  public func hash(into hasher: inout Hasher) {
    for entry in entries {
      hasher.combine(entry.key)
      hasher.combine(entry.value)
    }
  }
}

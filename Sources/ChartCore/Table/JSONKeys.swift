/// The keys of an object in their order, and the columns of those that have one.
///
/// Objects that are rows mostly have the same keys in the same order, so that a look at the bytes
/// finds the column.
struct JSONKeys {
  private var keys: [(bytes: [UInt8], column: Int?)] = []
  private var next = 0

  /// Begins with another object.
  mutating func rewind() { next = 0 }

  /// Returns the column of a key if it is the one that came at this place before; then the next
  /// key is one place further.
  mutating func column(of key: CellBytes) -> Int? {
    guard next < keys.count, let column = keys[next].column, key.hasBytes(keys[next].bytes) else {
      return nil
    }
    next += 1
    return column
  }

  /// Takes note of the key at this place and of the column that it has whatever its value.
  mutating func learn(_ key: CellBytes, _ column: Int?) {
    let entry = (Array(key), column)
    if next < keys.count { keys[next] = entry } else { keys.append(entry) }
    next += 1
  }
}

extension CellBytes {
  fileprivate func hasBytes(_ bytes: [UInt8]) -> Bool {
    guard bytes.count == count else { return false }
    for index in 0..<count where start[index] != bytes[index] { return false }
    return true
  }
}

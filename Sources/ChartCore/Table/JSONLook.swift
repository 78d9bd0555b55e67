/// What plain values say about a row or a column of them.
struct JSONLook {
  private(set) var hasScalar = false
  private(set) var hasText = false
  private(set) var hasFigure = false
  /// Whether a value is a number that is no time.
  var hasNumber = false
  var hasTime = false
  /// Whether all values are times.
  private(set) var isAllTimes = true

  /// Whether texts stand beside numbers, as they do in a row and not in a column.
  var isMixed: Bool { hasText && hasFigure }

  init() {}

  /// Looks at a plain value and at its key.
  init(_ cell: CellBytes, key: CellBytes?) {
    let cell = cell.trimmed()
    hasScalar = true
    if let value = NumberCell(cell)?.value(decimal: .dot) {
      hasFigure = true
      takeNumber(value, key?.text ?? "")
    } else {
      hasText = true
      hasTime = CellTally.look(Array(cell)) == .date
    }
    isAllTimes = hasTime
  }

  /// A large number may be a time whatever its key; others are one if that says so.
  private mutating func takeNumber(_ value: Double, _ key: String) {
    let isYear = KnownNames.isYear(key) && (1000...2999).contains(value)
    let isNamed = isYear || KnownNames.isTime(key)
    hasTime =
      isYear || (isNamed && value > 1e5) || EpochTime.isLikely(value)
    hasNumber = !hasTime || !(key.isEmpty || isNamed)
  }

  /// Takes the values of another in.
  mutating func join(_ other: JSONLook) {
    guard other.hasScalar else { return }
    hasScalar = true
    hasText = hasText || other.hasText
    hasFigure = hasFigure || other.hasFigure
    hasNumber = hasNumber || other.hasNumber
    hasTime = hasTime || other.hasTime
    isAllTimes = isAllTimes && other.isAllTimes
  }
}

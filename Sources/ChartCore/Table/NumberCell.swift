/// A number as people and programs write it: with a sign, a currency, grouping, a unit.
///
///     "$1,234.50"   "1.234,5 €"   "$ (1,250)"   "12,5-"   "-0.85%"   "45.58K"   "21 °C"   "<1"
///
/// What cannot be told from one cell, whether `1.234` is a thousand or a little over one,
/// is told by the decimal sign of the whole column (`R10`).
struct NumberCell {
  /// What a cell says about the decimal sign of its column.
  enum Evidence {
    case none, dot, comma
    /// One mark, three digits after it: read either way.
    case either
  }

  private(set) var evidence = Evidence.none
  /// What follows the digits, when it is not a sign to drop such as `%` or `€`.
  private(set) var unit: CellBytes
  private let cell: CellBytes
  private var isNegative = false
  private var factor = 1.0
  private var digits = 0..<0
  private var exponent = 0
  private var dots = 0
  private var commas = 0
  private var lastMark = 0
  private var hasOtherGrouping = false
  /// Whether a parenthesis is open, as in `$ (5.00)`.
  private var isInParentheses = false

  /// Fails when the trimmed cell is not a number in any reading.
  init?(_ trimmed: CellBytes) {
    cell =
      trimmed[0] == 40 && trimmed[trimmed.count - 1] == 41
      ? trimmed.slice(1..<trimmed.count - 1).trimmed() : trimmed
    isNegative = cell.count != trimmed.count
    unit = trimmed.slice(0..<0)
    guard cell.count > 0, cell.count < 400, readPrefix(), readDigits(), readSuffix(),
      weighMarks()
    else { return nil }
  }

  /// Returns the number when the column has this decimal sign, or nil if it cannot have.
  func value(decimal: UInt8) -> Double? {
    switch evidence {
    case .dot where decimal != .dot, .comma where decimal != .comma: return nil
    default: break
    }
    guard groupsHaveThreeDigits(decimal: decimal), let size = magnitude(decimal: decimal) else {
      return nil
    }
    let value = size * factor
    return isNegative ? -value : value
  }
}

// MARK: - Before the digits

extension NumberCell {
  private mutating func readPrefix() -> Bool {
    var index = 0
    while index < cell.count {
      let byte = cell[index]
      if byte.isDigit || ((byte == .dot || byte == .comma) && cell[index + 1].isDigit) { break }
      guard let length = prefixLength(at: index) else { return false }
      index += length
    }
    digits = index..<index
    return index < cell.count
  }

  private mutating func prefixLength(at index: Int) -> Int? {
    switch cell[index] {
    case .minus:
      isNegative.toggle()
      return 1
    case 40 where !isInParentheses && !isNegative:
      isInParentheses = true
      isNegative.toggle()
      return 1
    case 60:  // Below the limit of detection: half of it.
      factor = 0.5
      return 1
    case .plus, .space, 36, 62, 126: return 1
    default:
      break
    }
    if cell[index] == 0xE2, cell[index + 1] == 0x88, cell[index + 2] == 0x92 {
      isNegative.toggle()
      return 3
    }
    let symbol = max(cell.wideSpace(at: index), cell.currencySymbol(at: index))
    return symbol > 0 ? symbol : cell.currencyCode(at: index)
  }
}

// MARK: - The digits

extension NumberCell {
  private mutating func readDigits() -> Bool {
    var index = digits.lowerBound
    var count = 0
    while index < cell.count {
      let byte = cell[index]
      if byte.isDigit {
        count += 1
        index += 1
      } else if byte == .dot || byte == .comma {
        guard cell[index + 1].isDigit || index + 1 == cell.count || exponentLength(index + 1) > 0
        else { break }
        if byte == .dot { dots += 1 } else { commas += 1 }
        lastMark = index
        index += 1
      } else if let length = groupMark(at: index), count > 0 {
        hasOtherGrouping = true
        index += length
      } else {
        break
      }
    }
    digits = digits.lowerBound..<index
    return count > 0
  }

  /// A space or an apostrophe that has three digits after it, and no fourth.
  private func groupMark(at index: Int) -> Int? {
    var length = cell.wideSpace(at: index)
    if [.space, 39, 95].contains(cell[index]) { length = 1 }
    if cell[index] == 0xE2, cell[index + 1] == 0x80, cell[index + 2] == 0x99 { length = 3 }
    guard length > 0, dots + commas == 0, (0..<3).allSatisfy({ cell[index + length + $0].isDigit }),
      !cell[index + length + 3].isDigit
    else { return nil }
    return length
  }

  private func exponentLength(_ index: Int) -> Int {
    guard cell[index] | 32 == 101 else { return 0 }
    var end = index + 1
    if cell[end] == .plus || cell[end] == .minus { end += 1 }
    let first = end
    while cell[end].isDigit { end += 1 }
    return end > first ? end - index : 0
  }
}

// MARK: - After the digits

extension NumberCell {
  private mutating func readSuffix() -> Bool {
    var index = digits.upperBound
    let length = exponentLength(index)
    if length > 0 {
      exponent = Self.exponent(cell.slice(index + 1..<index + length))
      index += length
    }
    if isInParentheses {
      guard let end = parenthesis(after: index) else { return false }
      index = end
    }
    let isAttached = cell[index] > 32
    let rest = cell.slice(index..<cell.count).trimmed()
    if rest.count == 0 || rest.count == 1 && rest[0] == .plus { return true }
    if rest.count == 1, rest[0] == .minus {
      isNegative.toggle()
      return true
    }
    if isAttached, rest.count == 1, let scale = Self.scale(rest[0]) {
      factor *= scale
      return true
    }
    if rest.isDroppedSuffix || rest.isFootnote || rest.isCredit { return true }
    if rest.isDebit {
      isNegative = true
      return true
    }
    unit = rest
    return rest.isUnit
  }

  private func parenthesis(after index: Int) -> Int? {
    var end = index
    while cell[end] == .space { end += 1 }
    return cell[end] == 41 ? end + 1 : nil
  }

  private static func exponent(_ text: CellBytes) -> Int {
    var value = 0
    for index in 0..<text.count where text[index].isDigit {
      value = min(value * 10 + Int(text[index] - 48), 9999)
    }
    return text[0] == .minus ? -value : value
  }

  private static func scale(_ letter: UInt8) -> Double? {
    switch letter {
    case 75, 107: 1e3
    case 77: 1e6
    case 66: 1e9
    case 84: 1e12
    default: nil
    }
  }

  private mutating func weighMarks() -> Bool {
    if dots > 0, commas > 0 {
      evidence = cell[lastMark] == .dot ? .dot : .comma
      return (evidence == .dot ? dots : commas) == 1
    }
    guard dots + commas > 0 else { return true }
    let isDot = dots > 0
    if dots + commas > 1 {  // Repeated, so it groups: the other one is the decimal sign.
      evidence = isDot ? .comma : .dot
      return !hasOtherGrouping
    }
    let before = lastMark - digits.lowerBound
    let after = digits.upperBound - lastMark - 1
    let canGroup = (1...3).contains(before) && after == 3 && cell[digits.lowerBound] != 48
    let isOpen = canGroup && !hasOtherGrouping && exponent == 0
    evidence = isOpen ? .either : isDot ? .dot : .comma
    return true
  }
}

// MARK: - The value

extension NumberCell {
  /// Grouped digits come in threes; in the middle also in twos, as in 12,34,567.
  private func groupsHaveThreeDigits(decimal: UInt8) -> Bool {
    let group: UInt8 = decimal == .dot ? .comma : .dot
    var length = 0
    var groups = 0
    for index in digits {
      if cell[index] == decimal, decimal == .dot || decimal == .comma { break }
      if cell[index].isDigit { length += 1 }
      guard cell[index] == group else { continue }
      if groups == 0 ? !(1...3).contains(length) : !(2...3).contains(length) { return false }
      groups += 1
      length = 0
    }
    return groups == 0 || length == 3
  }

  private func magnitude(decimal: UInt8) -> Double? {
    var mantissa: UInt64 = 0
    var count = 0
    var scale = 0
    var isFraction = false
    for index in digits {
      if cell[index] == decimal { isFraction = true }
      guard cell[index].isDigit else { continue }
      if mantissa > 0 || cell[index] != 48 { count += 1 }
      guard count <= 19 else { return general(decimal: decimal) }
      mantissa = mantissa * 10 + UInt64(cell[index] - 48)
      if isFraction { scale += 1 }
    }
    return DecimalNumber.nearest(mantissa, exponent: exponent - scale)
      ?? general(decimal: decimal)
  }

  /// The general algorithm of the standard library, for the few that need it.
  private func general(decimal: UInt8) -> Double? {
    var text = ""
    for index in digits {
      if cell[index].isDigit { text.unicodeScalars.append(Unicode.Scalar(cell[index])) }
      if cell[index] == decimal { text += "." }
    }
    if text.hasPrefix(".") { text = "0" + text }
    if text.hasSuffix(".") { text += "0" }
    return Double(exponent == 0 ? text : "\(text)e\(exponent)").flatMap { $0.isFinite ? $0 : nil }
  }
}

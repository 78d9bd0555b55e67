/// A form of dates that a person gave, as for `strptime` or in letters.
///
///     DatePattern("%d.%m.%Y %H:%M")
///     DatePattern("dd.MM.yyyy HH:mm")  // the same
struct DatePattern: Sendable, Hashable {
  enum Element: Hashable {
    case year, shortYear, month, day, dayOfYear, hour, minute, second, fraction
    case monthName, weekday, halfDay, zone, epoch, space
    case literal(UInt8)
  }

  private var elements: [Element] = []

  /// Fails when the form holds a letter that means nothing, or no part of a date.
  init?(_ form: String) {
    let bytes = Array(form.utf8)
    guard bytes.contains(37) ? readDirectives(bytes) : readLetters(bytes) else { return nil }
    guard elements.contains(where: { $0 != .space && !Self.isLiteral($0) }) else { return nil }
  }

  private static func isLiteral(_ element: Element) -> Bool {
    if case .literal = element { return true }
    return false
  }
}

// MARK: - Reading the form

extension DatePattern {
  private mutating func readDirectives(_ bytes: [UInt8]) -> Bool {
    var index = 0
    while index < bytes.count {
      if bytes[index] == 37 {
        guard index + 1 < bytes.count, let parts = Self.directive(bytes[index + 1]) else {
          return false
        }
        elements += parts
        index += 2
      } else {
        elements.append(bytes[index] <= 32 ? .space : .literal(bytes[index]))
        index += 1
      }
    }
    return true
  }

  private static func directive(_ letter: UInt8) -> [Element]? {
    switch Unicode.Scalar(letter) {
    case "Y": [.year]
    case "y": [.shortYear]
    case "m": [.month]
    case "d", "e": [.day]
    case "j": [.dayOfYear]
    case "H", "I", "k", "l": [.hour]
    case "M": [.minute]
    case "S": [.second]
    case "f", "L", "N": [.fraction]
    case "b", "B", "h": [.monthName]
    case "a", "A": [.weekday]
    case "p", "P": [.halfDay]
    case "z", "Z": [.zone]
    case "s": [.epoch]
    case "T": [.hour, .literal(.colon), .minute, .literal(.colon), .second]
    case "R": [.hour, .literal(.colon), .minute]
    case "F": [.year, .literal(.minus), .month, .literal(.minus), .day]
    case "D": [.month, .literal(47), .day, .literal(47), .shortYear]
    case "n", "t": [.space]
    case "%": [.literal(37)]
    default: nil
    }
  }

  private mutating func readLetters(_ bytes: [UInt8]) -> Bool {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      var end = index + 1
      while end < bytes.count, bytes[end] == byte { end += 1 }
      if byte.isASCIILetter, byte != 84 || end - index > 1 {
        guard let element = Self.element(byte, count: end - index) else { return false }
        elements.append(element)
      } else {
        for _ in index..<end { elements.append(byte <= 32 ? .space : .literal(byte)) }
      }
      index = end
    }
    return true
  }

  private static func element(_ letter: UInt8, count: Int) -> Element? {
    switch Unicode.Scalar(letter) {
    case "y", "Y", "u": count == 2 ? .shortYear : .year
    case "M": count > 2 ? .monthName : .month
    case "d", "D": .day
    case "H", "h", "k": .hour
    case "m": .minute
    case "s": .second
    case "S": .fraction
    case "E": .weekday
    case "a": .halfDay
    case "z", "Z", "X", "x": .zone
    default: nil
    }
  }
}

// MARK: - Reading a cell

extension DatePattern {
  /// Returns the instant of a trimmed cell; `.none` when it has another form.
  func read(_ cell: CellBytes) -> DateCell.Outcome {
    var fields = DateFields(cell: cell)
    for (index, element) in elements.enumerated() {
      let next = index + 1 < elements.count ? elements[index + 1] : .space
      guard fields.read(element, isPacked: Self.isNumber(next)) else { return .none }
    }
    return fields.index == cell.count ? fields.outcome : .none
  }

  private static func isNumber(_ element: Element) -> Bool {
    switch element {
    case .year, .shortYear, .month, .day, .hour, .minute, .second, .dayOfYear: true
    default: false
    }
  }
}

/// Reads one ISO 8601 text from its start to its end.
struct ISO8601Parser {
  private var rest: ArraySlice<UInt8>

  init(_ text: some Sequence<UInt8>) {
    rest = Array(text)[...]
  }

  /// Returns the instant that the whole text means, in seconds since 1970.
  mutating func instant() -> Double? {
    guard let day = day() else { return nil }
    let midnight = Double(day.dayNumber) * 86_400_000
    if rest.isEmpty { return midnight / 1000 }
    guard remove("T") || remove("t") || remove(" "), let time = time(), let offset = offset(),
      rest.isEmpty
    else { return nil }
    return (midnight + time - offset) / 1000
  }

  /// Returns the day, or nothing when the month has no such day.
  private mutating func day() -> CivilDate? {
    guard let year = year() else { return nil }
    var (month, day) = (1, 1)
    if remove("-") {
      guard let number = self.number(2) else { return nil }
      month = number
      if remove("-") {
        guard let number = self.number(2) else { return nil }
        day = number
      } else if !rest.isEmpty {
        return nil  // A time follows whole dates only.
      }
    } else if !rest.isEmpty {
      return nil
    }
    let date = CivilDate(year: year, month: month, day: day)
    return date.month == month && date.day == day ? date : nil
  }

  private mutating func year() -> Int? {
    if remove("+") { return number(6) }
    if remove("-") { return number(6).map(-) }
    return number(4)
  }

  /// Returns the milliseconds since midnight; sums of whole ones are exact.
  private mutating func time() -> Double? {
    guard let hour = number(2) else { return nil }
    var (minute, second, fraction) = (0, 0, 0.0)
    if remove(":") {
      guard let number = self.number(2) else { return nil }
      minute = number
      if remove(":") {
        guard let number = self.number(2), let decimals = decimals() else { return nil }
        (second, fraction) = (number, decimals)
      }
    }
    guard hour <= 24, minute <= 59, second <= 60 else { return nil }
    let time = Double(hour * 3600 + minute * 60 + second) * 1000 + fraction
    return hour == 24 && time > 86_400_000 ? nil : time
  }

  /// Returns the decimals of the second in milliseconds, 0 when there are none; nothing after a
  /// lone point.
  private mutating func decimals() -> Double? {
    guard remove(".") || remove(",") else { return 0 }
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    rest = rest.dropFirst(digits.count)
    guard !digits.isEmpty else { return nil }
    let padded = String(decoding: digits, as: UTF8.self) + "000"
    return Double("\(padded.prefix(3)).\(padded.dropFirst(3))")
  }

  /// Returns the milliseconds east of UTC, 0 when no zone is written.
  private mutating func offset() -> Double? {
    if rest.isEmpty || remove("Z") || remove("z") { return 0 }
    let isWest = remove("-")
    guard isWest || remove("+"), let hours = number(2) else { return nil }
    var minutes = 0
    if !rest.isEmpty {
      _ = remove(":")
      guard let number = self.number(2) else { return nil }
      minutes = number
    }
    guard hours <= 23, minutes <= 59 else { return nil }
    let distance = Double(hours * 3600 + minutes * 60) * 1000
    return isWest ? -distance : distance
  }

  private mutating func number(_ count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private mutating func remove(_ sign: Unicode.Scalar) -> Bool {
    guard let first = rest.first, UInt32(first) == sign.value else { return false }
    rest = rest.dropFirst()
    return true
  }
}

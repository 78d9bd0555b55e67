/// Where the sign, the digits and the point of a number of up to seven bytes are, and what follows it.
///
/// Numbers of a column often look alike: the form of the last one tells with one comparison that the
/// next has it, too, and what to do with its digits.
struct NumberForm {
  /// The bytes of such a number with zeros for digits, and the byte behind it.
  private var pattern: UInt64 = 0
  /// What raises a byte to 0x80 that does not belong there.
  private var excess: UInt64 = 0x80 << 56
  private var mask: UInt64 = 0x80 << 56
  /// The bytes before the point; all without one.
  private var whole: UInt64 = 0
  private var shift: UInt64 = 0
  /// The power of ten that the digits are divided by, with the sign of the number.
  private var divisor = 1.0
  /// Ten to the power of the digits.
  private(set) var weight: UInt64 = 1
  private(set) var length = 0

  /// A form that no number has.
  init() {}

  /// The form of the number between two bytes, which lie before the end of a line.
  init?(_ base: UnsafePointer<UInt8>, _ bytes: Range<Int>, point: UInt8) {
    guard (1..<8).contains(bytes.count) else { return nil }
    (length, mask, excess) = (bytes.count, 0, 0)
    whole = .max
    for (place, byte) in bytes.enumerated() {
      let letter = base[byte]
      if letter.isDigit {
        weight *= 10
        if whole != .max { divisor *= 10 }
      } else if letter == point, whole == .max {
        whole = 1 << UInt64(8 * place) - 1
      } else if letter != .minus || place > 0 {
        return nil
      }
      add(letter.isDigit ? 48 : letter, allowing: letter.isDigit ? 9 : 0, at: place)
    }
    add(base[bytes.upperBound], allowing: 0, at: length)
    shift = UInt64(64 - 8 * length) + (whole == .max ? 0 : 8)
    if base[bytes.lowerBound] == .minus { divisor.negate() }
    let ends = [base[bytes.lowerBound], base[bytes.upperBound - 1]]
    if weight == 1 || ends.contains(point) { return nil }
  }

  private mutating func add(_ byte: UInt8, allowing more: UInt64, at place: Int) {
    let shift = UInt64(8 * place)
    pattern |= UInt64(byte) << shift
    excess |= (0x7F - more) << shift
    mask |= 0x80 << shift
  }

  /// Returns the number at the beginning of `word` if it is of this form.
  @inline(__always) func value(_ word: UInt64) -> Double? {
    digits(word).map { Double(Int(truncatingIfNeeded: $0)) / divisor }
  }

  /// Returns what the digits of such a number make without sign and point.
  @inline(__always) func digits(_ word: UInt64) -> UInt64? {
    let digits = word ^ pattern
    guard (digits &+ excess | digits) & mask == 0 else { return nil }
    return FastCells.eight((digits & whole | digits &>> 8 & ~whole) &<< shift)
  }
}

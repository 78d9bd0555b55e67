/// The digits of a number in base ten, shifted and rounded without any arithmetic on doubles.
///
/// They start as the fewest digits that read back as the same number, so 1.005 rounds as it is
/// written, not as the slightly smaller number that stands for it in binary.
struct DecimalDigits {
  private(set) var whole: [UInt8]
  private(set) var fraction: [UInt8]

  /// Creates the digits of a finite number without its sign, times ten to the power of `shift`.
  init(_ number: Double, shiftedBy shift: Int = 0) {
    let parts = number.magnitude.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let point = mantissa[0].count + exponent + shift
    let digits = mantissa.joined().utf8.map { $0 - 0x30 }
    let leading = [UInt8](repeating: 0, count: max(-point, 0))
    let trailing = [UInt8](repeating: 0, count: max(point - digits.count, 0))
    let all = leading + digits + trailing
    whole = Array(all[..<max(point, 0)].drop { $0 == 0 })
    fraction = Array(all[max(point, 0)...])
  }

  /// Whether no digit is above zero.
  var isZero: Bool { whole.isEmpty && fraction.allSatisfy { $0 == 0 } }

  /// Rounds, halves to the even digit, to as many decimals as `count` allows, and keeps no
  /// trailing zero that it does not ask for.
  mutating func round(toFractionDigits count: ClosedRange<Int>) {
    let most = max(count.upperBound, 0)
    let least = max(count.lowerBound, 0)
    let roundsUp = roundsUp(at: most)
    fraction.removeLast(max(fraction.count - most, 0))
    if roundsUp { increment() }
    while fraction.count > least, fraction.last == 0 { fraction.removeLast() }
    while fraction.count < least { fraction.append(0) }
  }

  /// The digits in English: `1,698.5`.
  var text: String {
    var text = whole.isEmpty ? "0" : ""
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.count - index).isMultiple(of: 3) { text += "," }
      text += "\(digit)"
    }
    return fraction.isEmpty ? text : text + "." + fraction.map { "\($0)" }.joined()
  }

  private func roundsUp(at count: Int) -> Bool {
    let rest = fraction.dropFirst(count)
    guard let first = rest.first, first >= 5 else { return false }
    if first > 5 || rest.dropFirst().contains(where: { $0 > 0 }) { return true }
    let last = count > 0 ? fraction[count - 1] : whole.last ?? 0
    return !last.isMultiple(of: 2)
  }

  private mutating func increment() {
    for index in fraction.indices.reversed() {
      fraction[index] = (fraction[index] + 1) % 10
      if fraction[index] > 0 { return }
    }
    for index in whole.indices.reversed() {
      whole[index] = (whole[index] + 1) % 10
      if whole[index] > 0 { return }
    }
    whole.insert(1, at: 0)
  }
}

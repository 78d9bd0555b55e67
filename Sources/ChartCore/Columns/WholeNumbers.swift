/// The values of a block as whole numbers over a power of ten, if they are that.
struct WholeNumbers {
  private(set) var divisor: Double
  /// What is taken away from each whole number for each row before it.
  private(set) var step = 0.0
  private(set) var low = Double.infinity
  private(set) var high = -Double.infinity

  /// The lowest and the highest value.
  private(set) var extent = Extent.empty
  private(set) var missingCount = 0
  private let count: Int

  /// Writes the whole numbers of as many values as a block may have; NaN stays NaN.
  ///
  /// Returns nil when some value is not given back to the last bit.
  init?(
    _ values: UnsafeBufferPointer<Double>, into numbers: UnsafeMutablePointer<Double>
  ) {
    count = values.count
    divisor = Self.divisor(of: values, every: max(count / 8, 1), from: 1)
    if !fill(numbers, with: values) {
      divisor = Self.divisor(of: values, every: 1, from: divisor)
      guard divisor <= Self.largestDivisor, fill(numbers, with: values) else { return nil }
    }
    if low > high {
      (low, high) = (0, 0)
    } else {
      extent = Extent(low: low / divisor, high: high / divisor)
    }
    level(numbers)
    if width == 8 { return nil }
  }

  /// The bytes that the distance from the lowest takes, which leaves the largest one free.
  var width: UInt8 {
    switch high - low {
    case 0: missingCount > 0 ? 1 : 0
    case ..<0xFF: 1
    case ..<0xFFFF: 2
    case ..<0xFFFF_FFFF: 4
    default: 8
    }
  }

  /// Below this, whole numbers and their sums with a line's are exact.
  private static let limit = 0x1p51
  private static let largestDivisor = 1e15

  /// Returns the least power of ten, from one on, that makes some values whole.
  private static func divisor(
    of values: UnsafeBufferPointer<Double>, every distance: Int, from first: Double
  ) -> Double {
    var divisor = first
    for row in stride(from: 0, to: values.count, by: distance) where !values[row].isNaN {
      while divisor <= largestDivisor, whole(values[row], divisor) / divisor != values[row] {
        divisor *= 10
      }
    }
    return divisor
  }

  @inline(__always) private static func whole(_ value: Double, _ divisor: Double) -> Double {
    value * divisor + roundingBits - roundingBits
  }

  /// Adding it rounds what is below 2⁵¹.
  private static let roundingBits = 0x1.8p52

  private mutating func fill(
    _ numbers: UnsafeMutablePointer<Double>, with values: UnsafeBufferPointer<Double>
  ) -> Bool {
    var extents = LaneExtents()
    var difference = SIMD4<UInt64>()
    var missing = SIMD4<UInt64>()
    for row in stride(from: 0, to: count, by: 4) {
      let value = Self.lanes(values, row)
      let number = value * divisor + Self.roundingBits - Self.roundingBits
      difference |= SIMD4(bits: number / divisor) ^ SIMD4(bits: value)
      missing.replace(with: missing &+ 1, where: number .!= number)
      extents.formUnion(number)
      UnsafeMutableRawPointer(numbers + row).storeBytes(of: number, as: SIMD4<Double>.self)
    }
    (low, high) = (extents.low.min(), extents.high.max())
    missingCount = Int(missing.wrappedSum())
    if values[count - 1].isNaN { missingCount -= -count & 3 }
    return difference == .zero && (low > high || (low > -Self.limit && high < Self.limit))
  }

  /// Returns four values; the last one stands for those behind it.
  @inline(__always) private static func lanes(
    _ values: UnsafeBufferPointer<Double>, _ row: Int
  ) -> SIMD4<Double> {
    if row + 4 <= values.count {
      return UnsafeRawBufferPointer(values).loadUnaligned(fromByteOffset: row * 8, as: SIMD4.self)
    }
    let last = values.count - 1
    return SIMD4(
      values[row], values[min(row + 1, last)], values[min(row + 2, last)], values[last])
  }

  /// Takes a line away when that makes the numbers smaller.
  private mutating func level(_ numbers: UnsafeMutablePointer<Double>) {
    let last = count - 1
    let rise = numbers[last] - numbers[0]
    guard rise.magnitude * 2 > high - low else { return }
    let step = (rise / Double(max(last, 1))).rounded()
    for row in count..<(count + 3) & ~3 { numbers[row] = numbers[last] + step * Double(row - last) }
    var extents = LaneExtents()
    forEach(numbers, minus: step) { _, number in extents.formUnion(number) }
    var leveled = self
    (leveled.low, leveled.high, leveled.step) = (extents.low.min(), extents.high.max(), step)
    guard leveled.width < width else { return }
    self = leveled
    forEach(numbers, minus: step) { row, number in
      UnsafeMutableRawPointer(numbers + row).storeBytes(of: number, as: SIMD4<Double>.self)
    }
  }

  @inline(__always) private func forEach(
    _ numbers: UnsafeMutablePointer<Double>, minus step: Double,
    _ body: (Int, SIMD4<Double>) -> Void
  ) {
    var line = SIMD4(0, step, 2 * step, 3 * step)
    for row in stride(from: 0, to: count, by: 4) {
      body(row, UnsafeRawPointer(numbers + row).loadUnaligned(as: SIMD4<Double>.self) - line)
      line += 4 * step
    }
  }

  /// The lowest and the highest of every fourth number; NaN counts as absent.
  private struct LaneExtents {
    var low = SIMD4(repeating: Double.infinity)
    var high = SIMD4(repeating: -Double.infinity)

    @inline(__always) mutating func formUnion(_ number: SIMD4<Double>) {
      low.replace(with: number, where: number .< low)
      high.replace(with: number, where: number .> high)
    }
  }
}

extension SIMD4<UInt64> {
  @inline(__always) fileprivate init(bits values: SIMD4<Double>) {
    self = unsafeBitCast(values, to: Self.self)
  }
}

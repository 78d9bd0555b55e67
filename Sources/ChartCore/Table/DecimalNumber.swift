/// Exact conversion of a decimal fraction to the nearest double.
enum DecimalNumber {
  /// Returns `mantissa` times ten to the power of `exponent`, correctly rounded, or nil when
  /// that takes more than one operation on numbers that are exact.
  ///
  /// Source: W. D. Clinger, "How to read floating point numbers accurately", 1990. The second
  /// step is the same with the 64-bit significands of the x87, where a result too near the
  /// middle of two doubles is left to the general algorithm.
  @inline(__always)
  static func nearest(_ mantissa: UInt64, exponent: Int) -> Double? {
    if mantissa < 1 << 53, exponent.magnitude <= 22 {
      let power = power(Int(bitPattern: exponent.magnitude))
      let number = Double(Int(truncatingIfNeeded: mantissa))
      return exponent < 0 ? number / power : number * power
    }
    return wide(mantissa, exponent: exponent)
  }

  private static func wide(_ mantissa: UInt64, exponent: Int) -> Double? {
    if mantissa == 0 { return 0 }
    #if arch(x86_64)
      guard exponent.magnitude <= 27 else { return nil }
      let power = widePowers[Int(exponent.magnitude)]
      let value = exponent < 0 ? Float80(mantissa) / power : Float80(mantissa) * power
      let below = value.significandBitPattern & 0x7FF
      return below > 0x3FE && below < 0x402 ? nil : Double(value)
    #else
      return nil
    #endif
  }

  /// Ten to the power of `exponent`, which is at most 22.
  @inline(__always) static func power(_ exponent: Int) -> Double {
    powers[exponent]
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  #if arch(x86_64)
    private static let widePowers: [Float80] = (0...27).map { power in
      (0..<power).reduce(1) { product, _ in product * 10 }
    }
  #endif
}

import ChartCore

/// A paint whose colour depends on the row only: one colour, or a gradient straight up or down.
struct RowPaint {
  /// A colour ready to be mixed with pixels.
  struct Ink {
    /// The colour as `0xRRGGBB`.
    let color: UInt32
    /// How opaque it is, of `full`.
    let strength: Int32

    /// The strength of an opaque colour.
    static let full: Int32 = 1 << 14
  }

  private let start: Double
  private let end: Double
  private let stops: [GradientStop]

  /// Fails for a gradient that runs across.
  init?(_ paint: Paint, scale: Double) {
    switch paint {
    case .color(let color):
      (start, end, stops) = (0, 0, [GradientStop(location: 0, color: color)])
    case .gradient(let from, let to, let stops):
      guard from.x == to.x, from.y != to.y, !stops.isEmpty else { return nil }
      (start, end, self.stops) = (from.y * scale, to.y * scale, stops)
    }
  }

  /// Returns the inks of rows of device pixels.
  func inks(_ rows: Range<Int>) -> [Ink] {
    guard stops.count > 1 else {
      return Array(repeating: Ink(stops[0].color), count: rows.count)
    }
    return rows.map { Ink(color(at: (Double($0) + 0.5 - start) / (end - start))) }
  }

  private func color(at location: Double) -> RGBA {
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (before, after) = (stops[next - 1], stops[next])
    let fraction = (location - before.location) / (after.location - before.location)
    return before.color.mixed(with: after.color, fraction)
  }
}

extension RowPaint.Ink {
  init(_ color: RGBA) {
    func byte(_ part: Double) -> UInt32 { UInt32((min(max(part, 0), 1) * 255).rounded()) }
    self.color = byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    strength = Int32((min(max(color.alpha, 0), 1) * Double(Self.full)).rounded())
  }

  /// Returns pixels with this ink over them, each as far as it is covered, from 0 to `full`.
  @inline(__always)
  func over(_ pixels: SIMD16<UInt32>, coverage: SIMD16<Int32>) -> SIMD16<UInt32> {
    // Factors of 15 bits with a sign are what processors multiply eight at a time.
    let share = (coverage &* strength) &>> 14 & 0x7fff
    return mix(pixels, share, shift: 16) | mix(pixels, share, shift: 8)
      | mix(pixels, share, shift: 0)
  }

  @inline(__always)
  private func mix(
    _ pixels: SIMD16<UInt32>, _ share: SIMD16<Int32>, shift: UInt32
  ) -> SIMD16<UInt32> {
    let old = SIMD16<Int32>(truncatingIfNeeded: pixels &>> shift & 255)
    let change = Int32(truncatingIfNeeded: color >> shift & 255) &- old
    let new = old &+ (change &* share &+ 8192) &>> 14
    return SIMD16<UInt32>(truncatingIfNeeded: new) &<< shift
  }
}

extension RGBA {
  fileprivate func mixed(with other: RGBA, _ fraction: Double) -> RGBA {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    return RGBA(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}

import ChartCore

/// Lines of many pieces, which the rasteriser draws, in a picture of 120 by 80.
enum RasterLines {
  static let all: [(name: String, path: Path)] = [
    ("calm", path(calm, .linear)), ("curved", path(calm, .monotone)),
    ("stepped", path(calm, .stepCenter)), ("steep", path(noise(40), .linear)),
    ("dense", path(noise(200), .linear)), ("steep curves", path(noise(40), .monotone)),
    ("turning back", path(star, .linear)), ("rays", rays),
  ]

  /// A value for each index that looks random, in 0...1.
  static func random(_ index: Int) -> Double {
    let bits = UInt64(index + 1) &* 0x9e37_79b9_7f4a_7c15
    let mixed = (bits ^ (bits >> 29)) &* 0xbf58_476d_1ce4_e5b9
    return Double(mixed >> 11) / Double(1 << 53)
  }

  static func noise(_ count: Int) -> [Point] {
    (0..<count).map {
      Point(x: 10 + 100 * Double($0) / Double(count - 1), y: 10 + 60 * random($0))
    }
  }

  private static let calm = (0..<60).map { index in
    let x = Double(index)
    return Point(x: 10.2 + 1.7 * x, y: 40 + 25 * sine(x / 9) + 6 * random(index))
  }

  private static let star = (0..<50).map { index in
    let turn = Double(index) * 0.387
    return Point(x: 60 + 32 * sine(turn + 0.25), y: 40 + 32 * sine(turn))
  }

  private static let rays = (0..<40).reduce(into: Path()) { path, index in
    let (x, y) = (sine(Double(index) / 40 + 0.25), sine(Double(index) / 40))
    path.move(to: Point(x: 60.3 + 5 * x, y: 40.2 + 5 * y))
    path.addLine(to: Point(x: 60.3 + 33 * x, y: 40.2 + 33 * y))
  }

  static func path(_ points: [Point], _ method: InterpolationMethod) -> Path {
    var path = Path()
    path.addCurve(through: points, method: method)
    return path
  }

  /// Something like the sine of so many turns, without a library.
  private static func sine(_ turns: Double) -> Double {
    let part = turns - turns.rounded(.down)
    let half = part < 0.5 ? part : part - 0.5
    let arch = 16 * half * (1 - 2 * half) / (5 - 8 * half * (1 - 2 * half)) * 5 / 4
    return (part < 0.5 ? arch : -arch) * 1.2
  }
}

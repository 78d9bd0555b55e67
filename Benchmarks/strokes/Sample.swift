import ChartCore

/// A line to be drawn.
struct Sample {
  let name: String
  let path: Path
  let lineWidth: Double

  /// Returns walks and white noise that fill a picture, the same on every run.
  static func all(width: Double, height: Double) -> [Sample] {
    let area = Rect(x: 20, y: 20, width: width - 40, height: height - 40)
    var samples = [Sample("walk 1,000 monotone", walk(1_000), in: area, 3, .monotone)]
    for count in [1_000, 2_400, 10_000] {
      let width = count > 1_000 ? 1.5 : 3
      samples.append(Sample("walk \(count)", walk(count), in: area, width))
      samples.append(Sample("noise \(count)", noise(count), in: area, width))
    }
    return samples
  }

  private init(
    _ name: String, _ values: [Double], in area: Rect, _ lineWidth: Double,
    _ method: InterpolationMethod = .linear
  ) {
    let low = values.min() ?? 0
    let length = (values.max() ?? 1) - low
    let points = values.enumerated().map { index, value in
      Point(
        x: area.minX + area.width * Double(index) / Double(values.count - 1),
        y: area.minY + area.height * (value - low) / length)
    }
    var path = Path()
    path.addCurve(through: points, method: method)
    (self.name, self.path, self.lineWidth) = (name, path, lineWidth)
  }

  private static func noise(_ count: Int) -> [Double] {
    var state: UInt64 = 1
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53)
    }
  }

  private static func walk(_ count: Int) -> [Double] {
    var value = 0.0
    return noise(count).map { step in
      value += step - 0.5
      return value
    }
  }
}

import ChartCore

/// The program's icon: a rising line over its area, on a rounded square.
///
/// It is computed pixel by pixel from distances, because window managers want it with
/// transparency and without premultiplied colors, at several sizes.
nonisolated enum WindowIcon {
  private static let line = [(0.16, 0.68), (0.36, 0.46), (0.54, 0.58), (0.84, 0.26)]
  private static let tint = (red: 0x58, green: 0x56, blue: 0xd6)

  /// Returns sizes and pixels as the property `_NET_WM_ICON` wants them: width, height, then
  /// alpha, red, green and blue in 32 bits a pixel; and so on for every size.
  static func property(sizes: [Int]) -> [UInt] {
    sizes.flatMap { [UInt($0), UInt($0)] + pixels(size: $0) }
  }

  /// Returns the icon's pixels, row by row.
  static func pixels(size: Int) -> [UInt] {
    (0..<size * size).map { index in
      let x = (Double(index % size) + 0.5) / Double(size)
      let y = (Double(index / size) + 0.5) / Double(size)
      return pixel(x: x, y: y, unit: 1 / Double(size))
    }
  }

  private static func pixel(x: Double, y: Double, unit: Double) -> UInt {
    func coverage(_ distance: Double) -> Double { min(max(0.5 - distance / unit, 0), 1) }
    let stroke = coverage(distanceToLine(x: x, y: y) - 0.045)
    let area = y > lineHeight(at: x) && y < 0.84 ? 0.3 : 0
    return color(white: max(stroke, area), alpha: coverage(distanceToSquare(x: x, y: y)))
  }

  private static func color(white: Double, alpha: Double) -> UInt {
    func mix(_ part: Int) -> UInt { UInt(Double(part) + (255 - Double(part)) * white) }
    return UInt(alpha * 255) << 24 | mix(tint.red) << 16 | mix(tint.green) << 8 | mix(tint.blue)
  }

  /// The distance to the rounded square, negative inside.
  private static func distanceToSquare(x: Double, y: Double) -> Double {
    let radius = 0.22
    let across = max((x - 0.5).magnitude - 0.48 + radius, 0)
    let down = max((y - 0.5).magnitude - 0.48 + radius, 0)
    return (across * across + down * down).squareRoot() - radius
  }

  private static func distanceToLine(x: Double, y: Double) -> Double {
    zip(line, line.dropFirst()).map { start, end in
      let (across, down) = (end.0 - start.0, end.1 - start.1)
      let along = ((x - start.0) * across + (y - start.1) * down) / (across * across + down * down)
      let nearest = min(max(along, 0), 1)
      let (dx, dy) = (x - start.0 - nearest * across, y - start.1 - nearest * down)
      return (dx * dx + dy * dy).squareRoot()
    }.min() ?? 1
  }

  /// The line's y at `x`; below the picture where there is no line.
  private static func lineHeight(at x: Double) -> Double {
    for (start, end) in zip(line, line.dropFirst()) where x >= start.0 && x < end.0 {
      return start.1 + (x - start.0) / (end.0 - start.0) * (end.1 - start.1)
    }
    return 1
  }
}

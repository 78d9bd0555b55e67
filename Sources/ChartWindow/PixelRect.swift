import ChartCore

/// A rectangle of whole device pixels.
nonisolated struct PixelRect: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates the smallest whole rectangle that covers `rect` inside a surface of this size, or
  /// nothing when they have no pixel in common.
  init?(covering rect: Rect, width: Int, height: Int) {
    x = Int(pixels: rect.minX.rounded(.down), in: 0...width)
    y = Int(pixels: rect.minY.rounded(.down), in: 0...height)
    self.width = Int(pixels: rect.maxX.rounded(.up), in: 0...width) - x
    self.height = Int(pixels: rect.maxY.rounded(.up), in: 0...height) - y
    if self.width <= 0 || self.height <= 0 { return nil }
  }
}

nonisolated extension Int {
  /// Creates the whole number nearest to `value` inside `limits`; a value that is not a number
  /// counts as the lower one.
  init(pixels value: Double, in limits: ClosedRange<Int>) {
    guard value > Double(limits.lowerBound) else {
      self = limits.lowerBound
      return
    }
    self = Int(Swift.min(value, Double(limits.upperBound)).rounded())
  }
}

nonisolated extension PixelRect {
  /// The same rectangle with fractions to spare.
  var rect: Rect {
    Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }
}

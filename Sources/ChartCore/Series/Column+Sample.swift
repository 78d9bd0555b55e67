extension PackedDoubles {
  /// The first and the last value and some between, so that cost does not grow with rows.
  public var sample: [Double] {
    let step = Swift.max(count / 64, 1)
    return stride(from: 0, to: count, by: step).map { self[$0] } + [last].compactMap(\.self)
  }
}

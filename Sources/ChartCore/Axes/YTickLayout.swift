/// How many values an axis beside the plot area has.
enum YTickLayout {
  /// Returns round values along `scale`: about as far apart as ticks of y should be, but at
  /// least three where labels have room for them, else two that are closer together.
  static func values(along scale: some PositionScale) -> [Double] {
    let length = min(scale.range.length, 100_000)
    let usual = max(Int(length / AxisMetrics.yTickSpacing) + 1, 2)
    let most = max(Int(length / AxisMetrics.smallestYTickSpacing) + 1, usual)
    let tries = (usual...most).lazy.map { scale.ticks(atMost: $0) }
    return tries.first { $0.count >= 3 } ?? fewValues(along: scale, from: usual)
  }

  /// Returns two values or more that stand as close as labels can.
  private static func fewValues(along scale: some PositionScale, from count: Int) -> [Double] {
    let tries = (count...count + 4).lazy.map { scale.ticks(atMost: $0) }
    return tries.first { ticks in
      guard ticks.count >= 2 else { return false }
      let spacing = scale.position(for: ticks[1]) - scale.position(for: ticks[0])
      return spacing.magnitude >= AxisMetrics.smallestYTickSpacingInPane
    } ?? scale.ticks(atMost: count)
  }
}

/// Chooses the ticks of y and writes their labels.
struct YTickLayout {
  let scale: Scale
  let axis: AxisMarks
  let style: TextStyle
  let environment: EnvironmentValues

  init(
    _ scale: Scale, _ axis: AxisMarks, _ style: TextStyle, _ environment: EnvironmentValues
  ) {
    self.scale = scale
    self.axis = axis
    self.style = style
    self.environment = environment
  }

  /// Returns how many ticks a range of this length takes, at most.
  static func count(_ length: Double) -> Int {
    max(Int(min(length, 100_000) / AxisMetrics.yTickSpacing) + 1, 3)
  }

  var ticks: [AxisTick] {
    guard !axis.isHidden else { return [] }
    let values = scale.ticks(atMost: Self.count(scale.range.length))
    let labels = environment.formats.labels(for: values, axis.format)
    return zip(values, labels).map { value, label in
      let position = scale.position(for: value)
      return AxisTick(value: value, position: position, label: label, labelPosition: position)
    }
  }
}

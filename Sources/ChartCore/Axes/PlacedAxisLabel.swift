/// What labels of axes know of their room.
extension PlacedAxisLabel {
  /// The own distance from the plot area, where one was given.
  func spacing(_ axis: Axis) -> Double? {
    axis == .horizontal ? options.verticalSpacing : options.horizontalSpacing
  }

  /// Returns the label with a text that is at most so long.
  func cut(to length: Double, _ environment: EnvironmentValues) -> PlacedAxisLabel {
    guard case .text(let text, let style) = content, size.width > length else { return self }
    var copy = self
    let shorter = text.fitted(to: length, style, environment.measurer)
    copy.content = .text(shorter, style)
    copy.size.width = environment.measurer.size(of: shorter, style: style).width
    return copy
  }
}

extension AxisMarkItem {
  /// The length of a tick beside the plot area, where the mark is one.
  var tickLength: Double? {
    guard case .tick(_, let length, _) = kind else { return nil }
    if case .fixed(let length) = length.kind { return length }
    return AxisMetrics.tickLength
  }
}

extension AxisValueLabelOrientation {
  var quarterTurns: Int {
    switch kind {
    case .automatic, .horizontal: 0
    case .vertical: 1
    case .verticalReversed: 3
    }
  }
}

extension EnvironmentValues {
  /// What views in the labels of axes inherit.
  func forAxisLabels(_ style: AxisMarkStyle) -> EnvironmentValues {
    var inner = insideOfChart
    inner.font = style.font ?? .caption
    inner.foreground = style.foreground ?? .color(.secondary)
    inner.hasTabularDigits = true
    return inner
  }
}

extension String {
  /// Returns the text cut off with an ellipsis so that it is at most so long, in points.
  func fitted(to length: Double, _ style: TextStyle, _ measurer: any TextMeasurer) -> String {
    func fits(_ text: String) -> Bool {
      measurer.size(of: text, style: style).width <= length + 0.01
    }
    if fits(self) { return self }
    var (fitting, tooLong) = (0, count)
    while tooLong - fitting > 1 {
      let middle = (fitting + tooLong) / 2
      if fits(prefix(middle) + "…") { fitting = middle } else { tooLong = middle }
    }
    return fitting > 0 ? prefix(fitting) + "…" : ""
  }
}

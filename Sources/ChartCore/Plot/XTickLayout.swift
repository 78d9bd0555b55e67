/// Chooses the ticks of x: the most whose labels stand apart.
struct XTickLayout {
  let scale: Scale
  let area: Rect
  /// What the labels stay inside of.
  let room: Rect
  let style: TextStyle
  let axis: AxisMarks
  /// Whether ticks come only at midnight.
  let isDaily: Bool
  let environment: EnvironmentValues

  var ticks: [PlacedTick] {
    let most = max(Int(min(area.width, 100_000) / AxisMetrics.xTickSpacing), 1)
    var tried: [Double] = []
    for count in stride(from: most, through: 1, by: -1) {
      let values = values(count)
      if values == tried || (isDaily && !values.allSatisfy(environment.formats.zone.isMidnight)) {
        continue
      }
      tried = values
      let ticks = place(values)
      if standApart(ticks) { return ticks }
    }
    return []
  }

  private func values(_ count: Int) -> [Double] {
    let domain = scale.domain
    return domain.lowerBound == domain.upperBound
      ? [domain.lowerBound] : scale.ticks(atMost: count)
  }

  private func place(_ values: [Double]) -> [PlacedTick] {
    zip(values, labels(values)).map { value, label in
      let position = scale.position(for: value)
      let half = min(label.map(width) ?? 0, room.width) / 2
      return PlacedTick(
        value: value, position: position, label: label,
        labelPosition: min(max(position, room.minX + half), room.maxX - half))
    }
  }

  private func labels(_ values: [Double]) -> [String?] {
    let styles: [DateStyle]
    switch scale {
    case .time(let scale): styles = scale.labelStyles(for: values)
    case .session(let scale): styles = scale.labelStyles(for: values)
    default: return environment.formats.labels(for: values, axis.format)
    }
    return DateLabels(values, styles, environment.formats).texts
  }

  private func width(_ label: String) -> Double {
    environment.measurer.size(of: label, style: style).width
  }

  private func standApart(_ ticks: [PlacedTick]) -> Bool {
    let labels = ticks.compactMap { tick in tick.label.map { (tick.labelPosition, width($0)) } }
    guard labels.allSatisfy({ $0.1 <= room.width }) else { return false }
    return zip(labels, labels.dropFirst()).allSatisfy { left, right in
      right.0 - right.1 / 2 - (left.0 + left.1 / 2) >= AxisMetrics.labelSpacing
    }
  }
}

/// Marks with all that turns their values into positions and their style into colours.
///
/// A composition holds them like this and draws them out only when they are painted; two that
/// are equal paint the same.
public struct PlacedMarks: Hashable, Sendable {
  let layer: MarkLayer
  let rows: MarkRows
  let looks: MarkLooks
  /// What marks without a paint of their own are painted with.
  let paint: AnyShapeStyle
  let x: Scale
  let y: Scale
  /// The plot area, which marks are cut off at.
  let area: Rect
  let scheme: ColorScheme
  /// The width of a device pixel, in points.
  let columnWidth: Double
  /// The axis that bars and areas grow along.
  let lengthAxis: Axis
  /// How marks at the same place are put side by side.
  var slots: Slots?

  /// Places beside each other that share a part of the scale's step.
  struct Slots: Hashable, Sendable {
    let count: Int
    let axis: Axis
    let span: MarkDimension
  }

  /// The marks drawn out, clipped where their data go on outside the plot.
  var items: [Scene.Item] {
    let items = layer.kind.items(self)
    if items.isEmpty { return [] }
    return [.group(layer.kind.name, clip: needsClip ? area : nil, items)]
  }

  /// A line that ends in the plot keeps its round ends, even over the edge.
  private var needsClip: Bool {
    if layer.kind.isAlwaysClipped { return true }
    func reachesOut(_ extent: Extent, _ domain: ClosedRange<Double>) -> Bool {
      extent.low < domain.lowerBound || extent.high > domain.upperBound
    }
    let coverage = layer.kind.coverage(of: layer, in: nil)
    return reachesOut(coverage.x, x.domain) || reachesOut(coverage.y, y.domain)
  }
}

/// Positions.
extension PlacedMarks {
  /// Returns the rows that were declared in a stretch of the chart's declaration.
  func rows(declaredIn stretch: Range<Int32>) -> Slice<MarkRows> {
    let declared = layer.rows(declaredIn: stretch)
    let first = rows.partitioningIndex { $0 >= declared.lowerBound }
    let end = rows.partitioningIndex { $0 >= declared.upperBound }
    return rows[first..<end]
  }

  /// Returns where the middle of a mark is, or nothing when a value has no place.
  func point(_ row: Int) -> Point? {
    let point = Point(x: center(row, .horizontal), y: center(row, .vertical))
    return point.isFinite ? looks[row].extras.offset.moved(point) : nil
  }

  func column(_ axis: Axis) -> PositionColumn { axis == .horizontal ? layer.x : layer.y }
  func scale(_ axis: Axis) -> Scale { axis == .horizontal ? x : y }

  /// The left or the top edge of the plot area, and the other one.
  func edges(_ axis: Axis) -> Interval {
    axis == .horizontal
      ? Interval(from: area.minX, to: area.maxX) : Interval(from: area.minY, to: area.maxY)
  }

  /// Returns the position of the middle of a mark along an axis; NaN where it has none.
  func center(_ row: Int, _ axis: Axis) -> Double {
    let column = column(axis)
    switch column.shape {
    case .points:
      let edges = edges(axis)
      return column.start[row].isNaN
        ? (edges.start + edges.end) / 2 : edges.start + column.start[row]
    case .pointSpan, .span:
      let ends = ends(row, axis)
      return (ends.start + ends.end) / 2
    case .value:
      let scale = scale(axis)
      let start = scale.position(for: column.start[row])
      let center =
        column.hasIntervals
        ? (start + scale.position(for: column.endOrStart(row))) / 2 : start
      return slots?.axis == axis ? slotCenter(row, axis, around: center) : center
    }
  }

  /// Returns the two ends of a mark that has ends along an axis.
  func ends(_ row: Int, _ axis: Axis) -> Interval {
    let column = column(axis)
    let edges = edges(axis)
    switch column.shape {
    case .pointSpan:
      let (start, end) = (column.start[row], column.endOrStart(row))
      return Interval(
        from: start.isNaN ? edges.start : edges.start + start,
        to: column.end.isEmpty || end.isInfinite || end.isNaN ? edges.end : edges.start + end)
    case .span:
      return scale(axis).interval(from: column.start[row], to: column.end[row])
    case .value where column.hasIntervals && !column.end[row].isNaN:
      let scale = scale(axis)
      return Interval(
        from: scale.position(for: column.start[row]), to: scale.position(for: column.end[row]))
    case .value, .points:
      let center = center(row, axis)
      return Interval(from: center, to: center)
    }
  }

  /// The part of the step that a mark has for itself, around its place.
  private func slotCenter(_ row: Int, _ axis: Axis, around center: Double) -> Double {
    guard let slots, !layer.position[row].isNaN else { return center }
    let width = slots.span.length(in: step(ofRow: row, axis)) / Double(max(slots.count, 1))
    return center + (layer.position[row] - Double(slots.count - 1) / 2) * width
  }

  /// Returns the distance between neighbors around a row, in points, without any side by side.
  func step(ofRow row: Int, _ axis: Axis) -> Double {
    let (column, scale) = (column(axis), scale(axis))
    if case .category(let scale) = scale { return scale.step }
    if column.hasIntervals, column.shape == .value, !column.end[row].isNaN {
      let start = scale.position(for: column.start[row])
      return (scale.position(for: column.end[row]) - start).magnitude
    }
    return typicalStep(axis)
  }

  /// The typical distance between neighbors on a scale without steps of its own.
  func typicalStep(_ axis: Axis) -> Double {
    let scale = scale(axis)
    if case .session(let scale) = scale { return scale.step }
    let length = scale.domain.upperBound - scale.domain.lowerBound
    let interval =
      layer.source.map { typicalInterval(of: $0.x) } ?? typicalInterval(of: column(axis).start)
    guard let interval, length > 0 else {
      return MarkDefaults.lengthWithoutStep / MarkDimension.automaticRatio
    }
    return min(interval / length, 1) * scale.range.length
  }
}

/// Returns the typical distance between neighboring values, or nothing without two of them.
func typicalInterval<Values: RandomAccessCollection<Double>>(
  of values: Values
) -> Double? where Values.Index == Int {
  let sample = max(values.count / 4096, 1)
  var distances: [Double] = []
  var ascends = true
  for index in stride(from: 1, to: values.count, by: sample) {
    let distance = values[index] - values[index - 1]
    if distance > 0 { distances.append(distance) } else if distance != 0 { ascends = false }
  }
  if !ascends {
    let sorted = Set(values.filter(\.isFinite)).sorted()
    distances = zip(sorted, sorted.dropFirst()).map { $1 - $0 }
  }
  distances.sort()
  return distances.isEmpty ? nil : distances[distances.count / 2]
}

/// Lengths and areas of marks that name none.
enum MarkDefaults {
  /// The width of a line, in points.
  static let lineWidth = 2.0
  /// The width of a rule, in points.
  static let ruleWidth = 1.0
  /// The area of a symbol, in square points.
  static let symbolSize = 50.0
  /// The width of a bar or a rectangle where its scale has no step, in points.
  static let lengthWithoutStep = 14.0
}

extension Scale {
  /// Returns the positions between two values: names include all of their bands.
  func interval(from start: Double, to end: Double) -> Interval {
    guard case .category(let scale) = self else {
      return Interval(from: position(for: start), to: position(for: end))
    }
    let half = scale.range.end >= scale.range.start ? scale.step / 2 : -scale.step / 2
    let positions = [start, end].map(scale.position(for:))
    let isForwards = (positions[1] - positions[0]) * half >= 0
    return Interval(
      from: positions[0] - (isForwards ? half : -half),
      to: positions[1] + (isForwards ? half : -half))
  }
}

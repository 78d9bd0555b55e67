/// From shapes to scene items.
extension PlacedMarks {
  func style(_ row: Int) -> AnyShapeStyle {
    let look = looks[row]
    return (look.foreground ?? paint).faded(look.opacity)
  }

  /// Returns the style of a row as paint for shapes that cover `bounds`.
  func paint(_ row: Int, over bounds: Rect) -> Paint {
    style(row).paint(in: looks[row].extras.alignsWithPlotArea ? area : bounds, scheme)
  }

  /// Fills the shapes of all rows: those of neighbors that look the same as one path.
  func filled(_ shape: (Int) -> Path?) -> [Scene.Item] {
    var items: [Scene.Item] = []
    var path = Path()
    var first = 0
    for row in rows {
      guard let shape = shape(row) else { continue }
      if !path.elements.isEmpty, !joins(first, row) {
        items += drawn(path, first)
        path = Path()
      }
      if path.elements.isEmpty { first = row }
      path.elements += shape.elements
    }
    return path.elements.isEmpty ? items : items + drawn(path, first)
  }

  /// Whether two rows can be one path: a gradient spans each mark on its own.
  private func joins(_ a: Int, _ b: Int) -> Bool {
    guard looks.rows[a] == looks.rows[b] else { return false }
    let look = looks[a]
    let isGradient = !((look.foreground ?? paint).isPlain || look.extras.alignsWithPlotArea)
    return !isGradient && look.extras.shadow == nil
  }

  private func drawn(_ path: Path, _ row: Int) -> [Scene.Item] {
    finished(.fill(path, paint(row, over: path.bounds ?? area)), path, row)
  }

  /// Returns a shape of a row with the shadow and the blur that it has.
  func finished(_ item: Scene.Item, _ path: Path, _ row: Int) -> [Scene.Item] {
    let extras = looks[row].extras
    var items = [item]
    if let shadow = extras.shadow {
      items.insert(
        .shadow(
          path, shadow.color.resolved(in: scheme), radius: shadow.radius,
          offset: Point(x: shadow.x, y: shadow.y)), at: 0)
    }
    return extras.blurRadius > 0 ? [.layer(.blur(radius: extras.blurRadius), items)] : items
  }

  /// Returns the outline of a mark that is a rectangle, with the corners or the shape it has.
  func outline(_ rect: Rect, _ row: Int) -> Path? {
    let extras = looks[row].extras
    let rect = extras.offset == MarkOffset() ? rect : extras.offset.moved(rect)
    guard rect.x.isFinite, rect.y.isFinite, rect.width.isFinite, rect.height.isFinite
    else { return nil }
    if let clip = extras.clip { return clip.fitted(to: rect) }
    let radius = min(extras.cornerRadius, min(rect.width, rect.height) / 2)
    return Path([radius > 0 ? .roundedRect(rect, radius) : .rect(rect)])
  }

  /// Returns an interval of positions around `center` on whole pixels.
  func snapped(_ length: Double, around center: Double) -> Interval {
    let pixels = max((length / columnWidth).rounded(), 1)
    let left = ((center / columnWidth - pixels / 2) + 1e-6).rounded(.down) * columnWidth
    return Interval(from: left, to: left + pixels * columnWidth)
  }

  /// Returns the two edges of a bar or a rectangle across an axis: its ends, or a share of the step.
  func extent(_ row: Int, _ axis: Axis) -> Interval {
    switch column(axis).shape {
    case .span, .pointSpan: return ends(row, axis)
    case .points, .value:
      let look = looks[row]
      let dimension = axis == .horizontal ? look.width : look.height
      return snapped(length(row, axis, dimension), around: center(row, axis))
    }
  }

  /// Returns how long a mark is along an axis where it has no ends.
  private func length(_ row: Int, _ axis: Axis, _ dimension: MarkDimension) -> Double {
    let column = column(axis)
    let isWhole = column.hasIntervals && column.unit == nil && column.shape == .value
    var step = step(ofRow: row, axis)
    if isWhole, dimension == .automatic { return max(step - MarkDefaults.binGap, 0) }
    if let slots, slots.axis == axis, !layer.position[row].isNaN {
      step = slots.span.length(in: step) / Double(max(slots.count, 1))
      if dimension == .automatic { return step * MarkDefaults.slotRatio }
    }
    return dimension.length(in: step)
  }

  /// Returns the rectangle between two intervals of positions, or nothing when one has no place.
  func rect(_ horizontal: Interval, _ vertical: Interval) -> Rect? {
    let ends = [horizontal.start, horizontal.end, vertical.start, vertical.end]
    guard ends.allSatisfy(\.isFinite) else { return nil }
    return Rect(
      x: min(horizontal.start, horizontal.end), y: min(vertical.start, vertical.end),
      width: horizontal.length, height: vertical.length)
  }
}

extension MarkDefaults {
  /// Between the bars of neighboring bins, in points.
  static let binGap = 1.0
  /// The share of its slot that a bar beside others takes.
  static let slotRatio = 0.9
}

extension AnyShapeStyle {
  /// Whether the style paints everything alike.
  var isPlain: Bool {
    switch self {
    case .color, .inherited: true
    default: false
    }
  }
}

/// Places the views that belong to marks, once marks have their places.
struct ChartAnnotations {
  let chart: ResolvedChart
  let marks: [PlacedMarks]
  let environment: EnvironmentValues

  /// Between a mark and its annotation, in points, where none is given.
  private static let spacing = 4.0

  init(
    _ chart: ResolvedChart, _ marks: [PlacedMarks], _ environment: EnvironmentValues
  ) {
    self.chart = chart
    self.marks = marks
    self.environment = environment.insideOfChart
  }

  func draw(into composition: inout Composition) {
    for symbol in chart.table.views.symbols {
      for marks in marks {
        for row in marks.rows(declaredIn: symbol.marks) {
          guard let center = marks.point(row) else { continue }
          draw(symbol.view().primitive, centeredAt: center, into: &composition)
        }
      }
    }
    for annotation in chart.table.views.annotations {
      guard let target = target(annotation), isVisible(target) else { continue }
      let context = AnnotationContext(targetSize: target.size)
      let view = annotation.view(context).primitive
      let size = view.dimensions(.unspecified, environment).size
      let frame = frame(size, beside: target, annotation)
      view.draw(in: frame, environment, into: &composition)
    }
  }

  private func draw(
    _ view: any PrimitiveView, centeredAt center: Point, into composition: inout Composition
  ) {
    let size = view.dimensions(.unspecified, environment).size
    let frame = Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
    view.draw(in: frame, environment, into: &composition)
  }

  /// Returns the frame of the marks that an annotation belongs to.
  private func target(_ annotation: MarkViews.Annotation) -> Rect? {
    var frame: Rect?
    for marks in marks {
      for row in marks.rows(declaredIn: annotation.marks) {
        guard let own = marks.layer.kind.frame(ofRow: row, in: marks) else { continue }
        frame = frame?.union(own) ?? own
      }
    }
    return frame
  }

  /// Whether a mark is in the visible part of a chart that is scrolled or zoomed.
  private func isVisible(_ target: Rect) -> Bool {
    let area = chart.wholeArea
    return target.maxX >= area.minX - 0.5 && target.minX <= area.maxX + 0.5
  }

  private func frame(
    _ size: Size, beside target: Rect, _ annotation: MarkViews.Annotation
  ) -> Rect {
    let placement = annotation.placement
    let free = placement.position.frame(
      of: size, beside: target, spacing: placement.spacing ?? Self.spacing, placement.alignment)
    let overflow = placement.overflow
    let horizontal = moved(free.minX...max(free.minX, free.maxX), overflow.x, .horizontal)
    let vertical = moved(free.minY...max(free.minY, free.maxY), overflow.y, .vertical)
    return Rect(x: horizontal, y: vertical, width: size.width, height: size.height)
  }

  /// Returns where a stretch begins once it has been moved into what it has to stay inside of.
  private func moved(
    _ stretch: ClosedRange<Double>, _ strategy: AnnotationOverflowResolution.Strategy,
    _ axis: Axis
  ) -> Double {
    let boundary: Rect
    switch strategy.kind {
    case .disabled: return stretch.lowerBound
    case .padScale: boundary = chart.wholeArea
    case .automatic: boundary = chart.frame
    case .fit(let limit): boundary = limit.kind == .plot ? chart.wholeArea : chart.frame
    }
    let (low, high) =
      axis == .horizontal
      ? (boundary.minX, boundary.maxX) : (boundary.minY, boundary.maxY)
    let length = stretch.upperBound - stretch.lowerBound
    guard high - low > length else { return (low + high - length) / 2 }
    return min(max(stretch.lowerBound, low), high - length)
  }

  /// What annotations that pad their scale reach out of the plot area by, on each side.
  var padding: EdgeInsets {
    var padding = EdgeInsets()
    for annotation in chart.table.views.annotations {
      let overflow = annotation.placement.overflow
      guard overflow.x == .padScale || overflow.y == .padScale, let target = target(annotation)
      else { continue }
      let context = AnnotationContext(targetSize: target.size)
      let size = annotation.view(context).primitive.dimensions(.unspecified, environment).size
      let frame = annotation.placement.position.frame(
        of: size, beside: target, spacing: annotation.placement.spacing ?? Self.spacing,
        annotation.placement.alignment)
      if overflow.y == .padScale {
        padding.top = max(padding.top, chart.area.minY - frame.minY)
        padding.bottom = max(padding.bottom, frame.maxY - chart.area.maxY)
      }
      if overflow.x == .padScale {
        padding.leading = max(padding.leading, chart.area.minX - frame.minX)
        padding.trailing = max(padding.trailing, frame.maxX - chart.area.maxX)
      }
    }
    return padding
  }
}

extension AnnotationPosition {
  /// Returns where a view of a size stands beside a mark.
  fileprivate func frame(
    of size: Size, beside target: Rect, spacing: Double, _ alignment: Alignment
  ) -> Rect {
    let shareX = alignment.horizontal.fraction
    let shareY = alignment.vertical.fraction
    var x = target.minX + (target.width - size.width) * shareX
    var y = target.minY + (target.height - size.height) * shareY
    switch place {
    case .overlay: break
    case .automatic, .top, .topLeading, .topTrailing: y = target.minY - spacing - size.height
    case .bottom, .bottomLeading, .bottomTrailing: y = target.maxY + spacing
    case .leading, .trailing: break
    }
    switch place {
    case .leading, .topLeading, .bottomLeading: x = target.minX - spacing - size.width
    case .trailing, .topTrailing, .bottomTrailing: x = target.maxX + spacing
    case .automatic, .top, .bottom, .overlay: break
    }
    return Rect(x: x, y: y, width: size.width, height: size.height)
  }
}

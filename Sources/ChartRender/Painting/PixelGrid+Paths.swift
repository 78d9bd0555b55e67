import ChartCore

extension PixelGrid {
  /// Returns the elements with the edges of their rectangles between pixels.
  func snappedForFilling(_ elements: [Path.Element]) -> [Path.Element] {
    elements.map { element in
      switch element {
      case .rect(let rect): .rect(snapped(rect))
      case .roundedRect(let rect, let radius): .roundedRect(snapped(rect), radius)
      default: element
      }
    }
  }

  /// Returns the elements moved so that upright lines of whole-pixel `width` cover whole pixels.
  func snappedForStroking(_ elements: [Path.Element], width: Double) -> [Path.Element] {
    var snapped = elements.map { snappedForStroking($0, width: width) }
    for index in elements.indices.dropLast() {
      guard let ends = loneLine(at: index, in: elements) else { continue }
      (snapped[index], snapped[index + 1]) = snappedLine(from: ends.0, to: ends.1, width: width)
    }
    return snapped
  }

  private func snappedForStroking(_ element: Path.Element, width: Double) -> Path.Element {
    switch element {
    case .move(let point): .move(centered(point, width: width))
    case .line(let point): .line(centered(point, width: width))
    case .rect(let rect): .rect(border(of: rect, width: width))
    case .roundedRect(let rect, let radius): .roundedRect(border(of: rect, width: width), radius)
    case .curve, .close, .ellipse: element
    }
  }

  private func centered(_ point: Point, width: Double) -> Point {
    Point(x: center(point.x, width: width), y: center(point.y, width: width))
  }

  /// Returns the ends of the line that starts at `index` if no other line touches it.
  private func loneLine(at index: Int, in elements: [Path.Element]) -> (Point, Point)? {
    guard case .move(let start) = elements[index], case .line(let end) = elements[index + 1]
    else { return nil }
    guard index + 2 < elements.count else { return (start, end) }
    if case .move = elements[index + 2] { return (start, end) }
    return nil
  }

  /// A line on its own is centred across, and its ends lie between pixels.
  private func snappedLine(
    from start: Point, to end: Point, width: Double
  ) -> (Path.Element, Path.Element) {
    if start.y == end.y {
      let y = center(start.y, width: width)
      return (.move(Point(x: edge(start.x), y: y)), .line(Point(x: edge(end.x), y: y)))
    }
    let x = center(start.x, width: width)
    return (.move(Point(x: x, y: edge(start.y))), .line(Point(x: x, y: edge(end.y))))
  }
}

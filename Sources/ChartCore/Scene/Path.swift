/// An outline made of straight lines, cubic curves and whole shapes, in points.
public struct Path: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    /// A cubic Bézier curve: first and second handle, then its end.
    case curve(Point, Point, Point)
    case close
    case rect(Rect)
    case ellipse(Rect)
    /// A rectangle with quarter circles of this radius as corners.
    case roundedRect(Rect, Double)
  }

  public var elements: [Element]

  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  public mutating func move(to point: Point) { elements.append(.move(point)) }
  public mutating func addLine(to point: Point) { elements.append(.line(point)) }
  public mutating func closeSubpath() { elements.append(.close) }
  public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    elements.append(.curve(control1, control2, end))
  }
}

extension Path {
  /// The smallest rectangle around all points and handles, or nothing for an empty path.
  public var bounds: Rect? {
    var low = Point(x: .infinity, y: .infinity)
    var high = Point(x: -.infinity, y: -.infinity)
    func include(_ point: Point) {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .curve(let first, let second, let end): [first, second, end].forEach(include)
      case .close: break
      case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _):
        include(rect.origin)
        include(Point(x: rect.maxX, y: rect.maxY))
      }
    }
    guard low.x <= high.x else { return nil }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether the path is made only of horizontal and vertical lines, which the
  /// painter may snap to device pixels.
  public var isAxisAligned: Bool {
    var last: Point?
    for element in elements {
      switch element {
      case .move(let point): last = point
      case .line(let point):
        if let last, last.x != point.x, last.y != point.y { return false }
        last = point
      case .close: break
      case .rect: last = nil
      case .curve, .ellipse, .roundedRect: return false
      }
    }
    return true
  }
}

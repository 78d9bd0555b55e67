import Glibc

/// A shape that a chart can draw at a datum.
///
/// Source: Swift Charts, `ChartSymbolShape`.
public protocol ChartSymbolShape: Shape {
  /// The part of a unit square that the shape should fill to look as large as a square would.
  var perceptualUnitRect: Rect { get }
}

/// The shapes that come with the library; each looks as large as the others.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {
  enum Outline: Hashable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let outline: Outline
  var border: StrokeStyle?

  public static let circle = BasicChartSymbolShape(outline: .circle)
  public static let square = BasicChartSymbolShape(outline: .square)
  public static let triangle = BasicChartSymbolShape(outline: .triangle)
  public static let diamond = BasicChartSymbolShape(outline: .diamond)
  public static let pentagon = BasicChartSymbolShape(outline: .pentagon)
  public static let plus = BasicChartSymbolShape(outline: .plus)
  public static let cross = BasicChartSymbolShape(outline: .cross)
  public static let asterisk = BasicChartSymbolShape(outline: .asterisk)

  public var perceptualUnitRect: Rect {
    let side = outline.side
    return Rect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
  }

  /// Returns the shape as an outline of so many points.
  public func strokeBorder(lineWidth: Double = 1) -> BasicChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the shape as an outline.
  public func strokeBorder(style: StrokeStyle) -> BasicChartSymbolShape {
    var copy = self
    copy.border = style
    return copy
  }

  public func path(in rect: Rect) -> Path { outline.path(in: rect) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape.circle }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape.square }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape.triangle }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape.diamond }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape.pentagon }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape.plus }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape.cross }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape.asterisk }
}

extension BasicChartSymbolShape.Outline {
  /// The side of the box in which the outline has the area of a unit square.
  fileprivate var side: Double {
    switch self {
    case .circle: 2 / Double.pi.squareRoot()
    case .square: 1
    case .triangle: 2 / 3.0.squareRoot().squareRoot()
    case .diamond: 2.0.squareRoot()
    case .pentagon: 1.25
    case .plus, .cross, .asterisk: 1.2
    }
  }

  fileprivate func path(in rect: Rect) -> Path {
    switch self {
    case .circle: Path([.ellipse(rect)])
    case .square: Path([.rect(rect)])
    case .triangle: Path.polygon([(0.5, 0.07), (1, 0.93), (0, 0.93)], in: rect)
    case .diamond: Path.polygon([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)], in: rect)
    case .pentagon: Path.polygon(Self.star(points: 5, depth: 1), in: rect)
    case .plus: Path.polygon(Self.plusCorners, in: rect)
    case .cross: Path.polygon(Self.turned(Self.plusCorners, by: .pi / 4), in: rect)
    case .asterisk: Path.polygon(Self.star(points: 6, depth: 0.38), in: rect)
    }
  }

  /// A regular star with its first tip on top; a depth of one makes a polygon of it.
  private static func star(points: Int, depth: Double) -> [(Double, Double)] {
    let corners = depth == 1 ? points : 2 * points
    return (0..<corners).map { corner in
      let angle = 2 * Double.pi * Double(corner) / Double(corners)
      let radius = depth == 1 || corner % 2 == 0 ? 0.5 : 0.5 * depth
      return (0.5 + radius * sin(angle), 0.5 - radius * cos(angle))
    }
  }

  private static let plusCorners: [(Double, Double)] = {
    let (a, b) = (1.0 / 3, 2.0 / 3)
    return [
      (a, 0), (b, 0), (b, a), (1, a), (1, b), (b, b), (b, 1), (a, 1), (a, b), (0, b), (0, a),
      (a, a),
    ]
  }()

  private static func turned(
    _ points: [(Double, Double)], by angle: Double
  ) -> [(Double, Double)] {
    points.map { x, y in
      let (dx, dy) = (x - 0.5, y - 0.5)
      return (0.5 + dx * cos(angle) - dy * sin(angle), 0.5 + dx * sin(angle) + dy * cos(angle))
    }
  }
}

/// A symbol as a value that can be compared: an outline in the unit square.
struct ChartSymbol: Hashable, Sendable {
  private enum Outline: Hashable, Sendable {
    case basic(BasicChartSymbolShape.Outline)
    case other(Path, unit: Rect)
  }

  private let outline: Outline
  let border: StrokeStyle?

  init(_ shape: some ChartSymbolShape) {
    if let basic = shape as? BasicChartSymbolShape {
      outline = .basic(basic.outline)
      border = basic.border
    } else {
      let unit = Rect(x: 0, y: 0, width: 1, height: 1)
      outline = .other(shape.path(in: unit), unit: shape.perceptualUnitRect)
      border = nil
    }
  }

  static let circle = ChartSymbol(BasicChartSymbolShape.circle)

  /// The symbols that are given out to categories, in turn.
  static let cycle = [
    BasicChartSymbolShape.circle, .square, .triangle, .diamond, .pentagon,
  ].map { ChartSymbol($0) }

  /// Returns the outline that looks as large as `area` square points.
  func path(at center: Point, area: Double) -> Path {
    let side = area.squareRoot()
    switch outline {
    case .basic(.circle):
      return Path([.ellipse(Rect(center: center, radius: (area / .pi).squareRoot()))])
    case .basic(let basic):
      return basic.path(in: Rect(center: center, radius: side * basic.side / 2))
    case .other(let path, let unit):
      let box = Rect(
        x: center.x + (unit.minX - 0.5) * side, y: center.y + (unit.minY - 0.5) * side,
        width: unit.width * side, height: unit.height * side)
      return path.fitted(to: box)
    }
  }

  /// Returns the outline inside a box.
  func path(at center: Point, in size: Size) -> Path {
    let box = Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
    switch outline {
    case .basic(let basic): return basic.path(in: box)
    case .other(let path, _): return path.fitted(to: box)
    }
  }
}

/// A symbol with its type forgotten.
///
/// Source: Swift Charts, `AnyChartSymbolShape`.
public struct AnyChartSymbolShape: ChartSymbolShape {
  let symbol: ChartSymbol

  public init(_ shape: some ChartSymbolShape) { symbol = ChartSymbol(shape) }
  init(_ symbol: ChartSymbol) { self.symbol = symbol }

  public var perceptualUnitRect: Rect { Rect(x: 0, y: 0, width: 1, height: 1) }

  public func path(in rect: Rect) -> Path {
    symbol.path(at: Point(x: rect.midX, y: rect.midY), in: rect.size)
  }
}

extension Path {
  fileprivate static func polygon(_ corners: [(Double, Double)], in rect: Rect) -> Path {
    var path = Path()
    for (index, corner) in corners.enumerated() {
      let point = Point(
        x: rect.minX + corner.0 * rect.width, y: rect.minY + corner.1 * rect.height)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }

  /// Returns a path of the unit square stretched to a rectangle.
  func fitted(to rect: Rect) -> Path {
    func point(_ p: Point) -> Point {
      Point(x: rect.minX + p.x * rect.width, y: rect.minY + p.y * rect.height)
    }
    func inner(_ r: Rect) -> Rect {
      Rect(
        origin: point(r.origin),
        size: Size(width: r.width * rect.width, height: r.height * rect.height))
    }
    return Path(
      elements.map { element in
        switch element {
        case .move(let p): .move(point(p))
        case .line(let p): .line(point(p))
        case .curve(let a, let b, let end): .curve(point(a), point(b), point(end))
        case .close: .close
        case .rect(let r): .rect(inner(r))
        case .ellipse(let r): .ellipse(inner(r))
        case .roundedRect(let r, let radius):
          .roundedRect(inner(r), radius * min(rect.width, rect.height))
        }
      })
  }
}

extension Rect {
  /// Creates the square around a circle.
  init(center: Point, radius: Double) {
    self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}

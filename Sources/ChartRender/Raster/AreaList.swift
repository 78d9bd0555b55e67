import ChartCore

/// Areas between an edge that runs to the right and a level base, in device pixels.
struct AreaList {
  /// What lies between a piece of the edge and the base.
  struct Piece {
    let left: Point
    let right: Point
    let base: Double
  }

  private(set) var pieces: [Piece] = []
  private let scale: Double
  private var edge: [Point] = []

  /// Fails when the path is made of other shapes, or of areas that lie over each other.
  init?(_ elements: [Path.Element], scale: Double) {
    self.scale = scale
    pieces.reserveCapacity(elements.count)
    var isClosed = true
    for element in elements {
      switch element {
      case .move(let point) where isClosed:
        edge = [device(point)]
        isClosed = false
      case .line(let point) where !isClosed: edge.append(device(point))
      case .curve(let first, let second, let end) where !isClosed:
        addCurve(device(first), device(second), to: device(end))
      case .close where !isClosed:
        guard closeArea() else { return nil }
        isClosed = true
      default: return nil
      }
    }
    guard isClosed else { return nil }
  }

  /// Squares of what is farther away would not be numbers.
  private func device(_ point: Point) -> Point { point.scaled(by: scale, reach: 1e100) }

  private mutating func addCurve(_ first: Point, _ second: Point, to end: Point) {
    let curve = CubicCurve(start: edge[edge.count - 1], first: first, second: second, end: end)
    curve.flatten(tolerance: 0.05) { edge.append($0) }
  }

  /// The last points of an area are its base, from right to left.
  private mutating func closeArea() -> Bool {
    guard let left = edge.last, let first = edge.first else { return false }
    var corner = edge.count - 1
    while corner > 0, edge[corner - 1].y == left.y, edge[corner - 1].x > edge[corner].x {
      corner -= 1
    }
    guard corner > 0, left.x == first.x, edge[corner].x == edge[corner - 1].x,
      first.x >= pieces.last?.right.x ?? first.x
    else { return false }
    for index in 1..<corner {
      guard edge[index - 1].x <= edge[index].x else { return false }
      addPiece(edge[index - 1], edge[index], base: left.y)
    }
    return true
  }

  /// A piece that crosses its base becomes two.
  private mutating func addPiece(_ left: Point, _ right: Point, base: Double) {
    let (before, after) = (left.y - base, right.y - base)
    guard (before < 0) != (after < 0), before != 0, after != 0 else {
      return pieces.append(Piece(left: left, right: right, base: base))
    }
    let crossing = Point(x: left.x + (right.x - left.x) * before / (before - after), y: base)
    pieces.append(Piece(left: left, right: crossing, base: base))
    pieces.append(Piece(left: crossing, right: right, base: base))
  }
}

extension CoverageBand {
  /// Adds the part of a piece of an area that lies in the band whose left edge is at `origin`.
  mutating func add(_ piece: AreaList.Piece, origin: Double) {
    let (left, right) = (piece.left.x - origin, piece.right.x - origin)
    let end = min(right, Double(Self.width))
    var x = max(left, 0)
    guard x < end else { return }
    let isUpright = min(piece.left.y, piece.right.y) < piece.base
    for column in Int(x)..<Self.width where x < end {
      let next = min(Double(column + 1), end)
      let width = isUpright ? next - x : x - next
      func height(at x: Double) -> Double {
        piece.left.y + (piece.right.y - piece.left.y) * ((x - left) / (right - left))
      }
      addEdge(column: column, from: height(at: x), to: height(at: next), weight: width)
      addEdge(column: column, from: piece.base, to: piece.base, weight: -width)
      x = next
    }
  }
}

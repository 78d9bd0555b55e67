extension Path {
  /// The lines of the path as runs of corners, curves as short straight pieces.
  ///
  /// A run begins at every move; whole shapes are left out.
  public var flattened: [[Point]] {
    var runs: [[Point]] = []
    for element in elements {
      switch element {
      case .move(let point): runs.append([point])
      case .line(let point): runs.append(point, startingFrom: point)
      case .curve(let first, let second, let end):
        let start = runs.last?.last ?? end
        let pieces = Self.pieces(start, first, second, end)
        for piece in 1...pieces {
          let share = Double(piece) / Double(pieces)
          let point = piece == pieces ? end : Self.point(share, start, first, second, end)
          runs.append(point, startingFrom: start)
        }
      case .close: if let start = runs.last?.first { runs.append(start, startingFrom: start) }
      case .rect, .ellipse, .roundedRect: break
      }
    }
    return runs
  }

  /// About one piece every four points along the handles, at most 64.
  private static func pieces(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> Int {
    let length = (p1 - p0).length + (p2 - p1).length + (p3 - p2).length
    return Int((length / 4).rounded(.up).clamped(to: 1...64))
  }

  private static func point(
    _ share: Double, _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point
  ) -> Point {
    let rest = 1 - share
    let outer = p0 * (rest * rest * rest) + p3 * (share * share * share)
    return outer + p1 * (3 * rest * rest * share) + p2 * (3 * rest * share * share)
  }
}

extension [[Point]] {
  /// Appends to the last run, or starts the first.
  fileprivate mutating func append(_ point: Point, startingFrom start: Point) {
    if isEmpty { append([start]) }
    self[count - 1].append(point)
  }
}

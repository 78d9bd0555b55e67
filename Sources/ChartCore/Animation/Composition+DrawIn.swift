/// What shows of a picture while its lines draw themselves in.
extension Composition {
  /// Everything drawn out, with lines and areas only left of the front, and dots on the tips.
  ///
  /// Without a front the picture is finished.
  public func scene(upTo front: LineReveal.Front?) -> Scene {
    guard let front else { return scene }
    let shown = Rect(x: 0, y: 0, width: front.x, height: size.height)
    let last = elements.lastIndex(where: \.drawsIn)
    let items = elements.enumerated().flatMap { index, element in
      let items: [Scene.Item] =
        if element.isTip {
          []
        } else if element.drawsIn {
          [.group("drawn in", clip: shown, element.items)]
        } else {
          element.items
        }
      return index == last ? items + front.tips : items
    }
    return Scene(size: size, items: items)
  }
}

extension Composition.Element {
  /// Whether the element shows only as far as the lines have drawn themselves in.
  public var drawsIn: Bool {
    switch self {
    case .drawn: true
    case .marks(let marks): marks.layer.kind.drawsIn
    case .layer(_, let elements): elements.contains(where: \.drawsIn)
    case .item, .tip, .rolling, .rolled: false
    }
  }

  /// Whether the element is a part of the dot at the end of a finished line.
  public var isTip: Bool { if case .tip = self { true } else { false } }

  /// The lines that the element strokes, as runs of corners, each with its colour.
  var strokes: [(runs: [[Point]], color: RGBA)] {
    items.flatMap(\.strokes).map { runs, color in
      guard case .marks(let marks) = self, marks.area.minX < marks.area.maxX else {
        return (runs, color)
      }
      return (runs.clipped(toX: marks.area.minX...marks.area.maxX), color)
    }
  }
}

extension Scene.Item {
  fileprivate var strokes: [(runs: [[Point]], color: RGBA)] {
    switch self {
    case .stroke(let path, _, let paint): [(path.flattened, paint.firstColor)]
    case .group(_, _, let items), .layer(_, let items): items.flatMap(\.strokes)
    case .fill, .label, .shadow: []
    }
  }
}

extension Paint {
  /// The colour, or that of a gradient's first stop.
  fileprivate var firstColor: RGBA {
    switch self {
    case .color(let color): color
    case .gradient(_, _, let stops): stops.first?.color ?? RGBA(hex: 0, alpha: 0)
    }
  }
}

import ChartCore

// What is not finite must never reach the drawing library: one such number spoils a whole page.

extension Point {
  /// Whether both coordinates are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension RGBA {
  /// Whether all parts are finite.
  var isFinite: Bool { (red + green + blue + alpha).isFinite }
}

extension Path.Element {
  /// Whether all points and sizes are finite.
  var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .curve(let first, let second, let end):
      first.isFinite && second.isFinite && end.isFinite
    case .close: true
    case .rect(let rect), .ellipse(let rect):
      rect.origin.isFinite && (rect.width + rect.height).isFinite
    case .roundedRect(let rect, let radius):
      rect.origin.isFinite && (rect.width + rect.height + radius).isFinite
    }
  }
}

extension Path {
  /// Whether there is something to draw and all of it is finite.
  var isDrawable: Bool { !elements.isEmpty && elements.allSatisfy(\.isFinite) }
}

extension Paint {
  /// Whether all colours and places are finite.
  var isFinite: Bool {
    switch self {
    case .color(let color): color.isFinite
    case .gradient(let from, let to, let stops):
      from.isFinite && to.isFinite
        && stops.allSatisfy { $0.location.isFinite && $0.color.isFinite }
    }
  }
}

extension StrokeStyle {
  /// Whether a line of this width can be seen.
  var isDrawable: Bool { lineWidth.isFinite && lineWidth > 0 }
}

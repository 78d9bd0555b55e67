import ChartCore

/// The device pixels under a picture: snaps the edges of upright shapes to them.
///
/// All numbers going in and coming out are points.
struct PixelGrid {
  let scale: Double

  /// Returns the border between two pixels nearest to `position`.
  func edge(_ position: Double) -> Double { (position * scale).rounded() / scale }

  /// Returns the width of a line in whole pixels, at least one.
  func lineWidth(_ width: Double) -> Double { max((width * scale).rounded(), 1) / scale }

  /// Returns where the middle of a line of whole-pixel `width` goes so that it covers whole pixels.
  func center(_ position: Double, width: Double) -> Double {
    guard isOdd(width) else { return edge(position) }
    return ((position * scale + 1e-6).rounded(.down) + 0.5) / scale
  }

  /// Returns the rectangle with its edges between pixels.
  ///
  /// With `keepsPixel`, what has a width or a height keeps at least one pixel of it.
  func snapped(_ rect: Rect, keepsPixel: Bool = true) -> Rect {
    let x = edge(rect.minX)
    let y = edge(rect.minY)
    let pixel = keepsPixel ? 1 / scale : 0
    return Rect(
      x: x, y: y, width: rect.width > 0 ? max(edge(rect.maxX) - x, pixel) : 0,
      height: rect.height > 0 ? max(edge(rect.maxY) - y, pixel) : 0)
  }

  /// Returns the middle of a border of whole-pixel `width` along the inside of the snapped `rect`.
  ///
  /// A border of an even width lies half outside instead.
  func border(of rect: Rect, width: Double) -> Rect {
    snapped(rect).expanded(by: isOdd(width) ? -0.5 / scale : 0)
  }

  /// Returns the point moved to at most a million pixels from the origin.
  ///
  /// Beyond eight million the drawing library's coordinates overflow.
  func reachable(_ point: Point) -> Point {
    Point(x: reachable(point.x), y: reachable(point.y))
  }

  /// Returns the coordinate moved to at most a million pixels from the origin.
  func reachable(_ position: Double) -> Double {
    let limit = 1e6 / scale
    return min(max(position, -limit), limit)
  }

  private func isOdd(_ width: Double) -> Bool {
    (width * scale).rounded().truncatingRemainder(dividingBy: 2) == 1
  }
}

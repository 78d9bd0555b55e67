import CX11
import ChartCore
import ChartRender

/// Where a new window goes and how large it is, in device pixels.
struct WindowPlacement {
  let rect: PixelRect
  /// The same for the window manager, with the smallest size.
  let hints: XSizeHints

  /// Works out the options on the screen of `connection`.
  init(options: WindowOptions, scale: Double, connection: Connection) {
    let (display, screen) = (connection.display, connection.screen)
    let (geometry, size) = (options.geometry, options.size)
    let width = geometry?.width ?? Self.pixels(size.width, scale)
    let height = geometry?.height ?? Self.pixels(size.height, scale)
    let x = geometry?.x?.position(of: width, in: Int(XDisplayWidth(display, screen)))
    let y = geometry?.y?.position(of: height, in: Int(XDisplayHeight(display, screen)))
    rect = PixelRect(x: x ?? 0, y: y ?? 0, width: width, height: height)

    var hints = XSizeHints()
    hints.flags = PMinSize | PWinGravity | (geometry?.width == nil ? PSize : USSize)
    if x != nil || y != nil { hints.flags |= USPosition }
    (hints.x, hints.y) = (Int32(rect.x), Int32(rect.y))
    (hints.width, hints.height) = (Int32(width), Int32(height))
    hints.min_width = Int32(Self.pixels(options.minimumSize.width, scale))
    hints.min_height = Int32(Self.pixels(options.minimumSize.height, scale))
    hints.win_gravity = Self.gravity(geometry)
    self.hints = hints
  }

  /// Returns whole pixels, as many as X and cairo can take; at least one, also for no number.
  private static func pixels(_ points: Double, _ scale: Double) -> Int {
    let pixels = points * scale
    return pixels > 1 ? Int(min(pixels, 32767).rounded()) : 1
  }

  /// The corner of the window that the manager should leave in place when it adds a frame.
  private static func gravity(_ geometry: WindowGeometry?) -> Int32 {
    switch (geometry?.x?.isFromFarEdge ?? false, geometry?.y?.isFromFarEdge ?? false) {
    case (false, false): NorthWestGravity
    case (true, false): NorthEastGravity
    case (false, true): SouthWestGravity
    case (true, true): SouthEastGravity
    }
  }
}

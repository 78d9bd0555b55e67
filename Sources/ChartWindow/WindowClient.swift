import ChartCore
import ChartRender

/// What a window shows: it answers input and paints into the window's surface.
public protocol WindowClient: AnyObject {
  /// The window has this size in points, at so many device pixels a point.
  func resize(to size: Size, scale: Double)

  /// Returns what an event made stale.
  func handle(_ event: InputEvent) -> Invalidation

  /// Paints what `invalidation` made stale and returns the damaged device pixels, left to right
  /// and top to bottom: x, y, width, height.
  func paint(_ invalidation: Invalidation, into surface: ImageSurface) -> [Rect]

  /// Takes the settings of the desktop: before the first frame and whenever they change.
  func apply(_ settings: DesktopSettings)

  /// Whether the person asked to close.
  var isFinished: Bool { get }
}

extension WindowClient {
  public func apply(_ settings: DesktopSettings) {}
}

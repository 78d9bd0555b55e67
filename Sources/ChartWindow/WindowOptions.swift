import ChartCore

/// How a window starts.
nonisolated public struct WindowOptions: Hashable, Sendable {
  public var title: String
  /// The size of the content, in points; a size in `geometry` wins.
  public var size: Size
  /// The smallest size a window manager should allow, in points.
  public var minimumSize = Size(width: 200, height: 140)
  /// Device pixels a point, above zero, or nil for what the desktop asks for.
  public var scale: Double?
  public var geometry: WindowGeometry?
  /// The display to open, or nil for the one named by `DISPLAY`.
  public var display: String?
  public var isFullScreen = false
  /// The line to write to standard error before the program ends with status 1 because the server
  /// went away in the middle of a request; at any other moment `show` throws `displayLost`.
  public var lossMessage = "the X server closed the connection\n"

  public init(title: String, size: Size = Size(width: 900, height: 600)) {
    self.title = title
    self.size = size
  }
}

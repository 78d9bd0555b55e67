import CX11
import ChartRender

/// The frames a second of the monitor that a window is mostly on.
///
/// Nothing is asked of the server before the first frame that moves, and again only after the
/// window or the monitors have changed.
final class MonitorRate {
  private let connection: Connection
  private let window: UInt
  private lazy var randr = try? RandR(on: connection.display)
  private var monitors: [Monitor]?
  private var rate: Double?

  init(connection: Connection, window: UInt) {
    self.connection = connection
    self.window = window
  }

  /// The rate; 60 where no monitor tells one.
  var framesPerSecond: Double {
    if let rate { return rate }
    let new = (monitors ?? readMonitors()).framesPerSecond(of: frame)
    rate = new
    return new
  }

  /// Takes note of an event, and returns whether it was about monitors and nothing else.
  func note(_ event: XEvent) -> Bool {
    if event.type == ConfigureNotify { rate = nil }
    guard monitors != nil, randr?.isChange(event) == true else { return false }
    (monitors, rate) = (nil, nil)
    return true
  }

  private func readMonitors() -> [Monitor] {
    randr?.listen(for: window)
    let read = randr?.monitors(of: connection.root) ?? []
    monitors = read
    return read
  }

  /// Where the window is on the screen, whatever a window manager has put around it.
  private var frame: PixelRect {
    var attributes = XWindowAttributes()
    XGetWindowAttributes(connection.display, window, &attributes)
    var (x, y, child): (Int32, Int32, UInt) = (0, 0, 0)
    XTranslateCoordinates(
      connection.display, window, connection.root, 0, 0, &x, &y, &child)
    return PixelRect(
      x: Int(x), y: Int(y), width: Int(attributes.width), height: Int(attributes.height))
  }
}

import CX11
import ChartCore
import ChartRender
import Glibc

/// A top-level window of the program, and what it says to the window manager.
final class ViewerWindow {
  let connection: Connection
  let identifier: UInt
  let color: ColorVisual
  let counter: SyncCounter?
  /// Where it was created, in device pixels.
  let initialFrame: PixelRect
  /// Where it was before it filled a screen without a window manager.
  var frameToRestore: PixelRect?

  private static let eventMask =
    ExposureMask | StructureNotifyMask | ButtonPressMask | ButtonReleaseMask | PointerMotionMask
    | LeaveWindowMask | FocusChangeMask | KeyPressMask

  /// Creates a window that is not shown yet.
  init(connection: Connection, options: WindowOptions, scale: Double) throws(WindowError) {
    self.connection = connection
    color = try ColorVisual(on: connection)
    let placement = WindowPlacement(options: options, scale: scale, connection: connection)
    initialFrame = placement.rect
    identifier = Self.create(placement.rect, color: color, connection: connection)
    counter = SyncCounter(connection: connection)
    setProperties(options: options)
    var hints = placement.hints
    XSetWMNormalHints(connection.display, identifier, &hints)
  }

  isolated deinit { XDestroyWindow(connection.display, identifier) }

  /// Asks for the window to be shown.
  func map() { XMapWindow(connection.display, identifier) }

  /// Rings the bell of the display.
  func bell() { XBell(connection.display, 0) }

  /// Shows that the program is alive by sending the manager's message back.
  func answerPing(_ message: XClientMessageEvent) {
    var event = XEvent()
    event.xclient = message
    event.xclient.window = connection.root
    XSendEvent(connection.display, connection.root, 0, Self.managerMask, &event)
  }

  /// Returns the symbol of a key that went down.
  ///
  /// A letter of another script stands for what the key writes in a Latin layout, if there is one.
  func symbol(of event: XKeyEvent) -> KeySym {
    let code = KeyCode(truncatingIfNeeded: event.keycode)
    var (symbol, used) = (KeySym(0), UInt32(0))
    XkbLookupKeySym(connection.display, code, event.state, &used, &symbol)
    let latin: ClosedRange<KeySym> = 0x20...0x7e
    if latin.contains(symbol) || symbol & 0xff00 == 0xff00 || symbol == 0 { return symbol }
    let level: Int32 = event.state & UInt32(ShiftMask) != 0 ? 1 : 0
    let layouts = 0..<4 as Range<Int32>
    let others = layouts.map { XkbKeycodeToKeysym(connection.display, code, $0, level) }
    return others.first(where: latin.contains) ?? symbol
  }
}

extension ViewerWindow {
  /// Whom a message to the root window is for: the window manager.
  static let managerMask = SubstructureRedirectMask | SubstructureNotifyMask

  /// Without a background the server paints nothing that the program will paint anyway, and with
  /// its content kept at the top left a growing window does not flicker.
  private static func create(
    _ frame: PixelRect, color: ColorVisual, connection: Connection
  ) -> UInt {
    var values = XSetWindowAttributes()
    values.event_mask = eventMask
    values.bit_gravity = NorthWestGravity
    values.colormap = XCreateColormap(connection.display, connection.root, color.visual, AllocNone)
    let mask = CWBackPixmap | CWBorderPixel | CWBitGravity | CWEventMask | CWColormap
    return XCreateWindow(
      connection.display, connection.root, Int32(frame.x), Int32(frame.y), UInt32(frame.width),
      UInt32(frame.height), 0, color.depth, UInt32(InputOutput), color.visual, UInt(mask), &values)
  }
}

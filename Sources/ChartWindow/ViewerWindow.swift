import CX11
import ChartCore
import Glibc

/// A top-level window of the program, and what it says to the window manager.
final class ViewerWindow {
  let connection: Connection
  let identifier: UInt
  let color: ColorVisual
  let counter: SyncCounter?
  /// The size it was created with, in device pixels.
  let initialSize: PixelRect

  private static let eventMask =
    ExposureMask | StructureNotifyMask | ButtonPressMask | ButtonReleaseMask | PointerMotionMask
    | LeaveWindowMask | FocusChangeMask | KeyPressMask

  /// Creates a window that is not shown yet.
  init(connection: Connection, options: WindowOptions, scale: Double) throws(WindowError) {
    self.connection = connection
    color = try ColorVisual(on: connection)
    let frame = WindowPlacement(options: options, scale: scale, connection: connection)
    initialSize = frame.rect
    identifier = Self.create(frame.rect, color: color, connection: connection)
    counter = SyncCounter(connection: connection)
    setProperties(options: options)
    var hints = frame.hints
    XSetWMNormalHints(connection.display, identifier, &hints)
  }

  isolated deinit { XDestroyWindow(connection.display, identifier) }

  /// Asks for the window to be shown.
  func map() { XMapWindow(connection.display, identifier) }

  /// Rings the bell of the display.
  func bell() { XBell(connection.display, 0) }

  /// Asks the window manager to fill the screen with the window, or to undo that.
  func toggleFullScreen() {
    let toggle = 2
    let fullScreen = Int(connection.atoms[.fullScreen])
    send(.state, [toggle, fullScreen, 0, 1, 0], from: identifier, as: managerMask)
  }

  /// Shows that the program is alive by sending the manager's message back.
  func answerPing(_ message: XClientMessageEvent) {
    var event = XEvent()
    event.xclient = message
    event.xclient.window = connection.root
    XSendEvent(connection.display, connection.root, 0, managerMask, &event)
  }

  /// Returns the symbol of a key that went down.
  ///
  /// A letter of another script stands for what the key writes in a Latin layout, if there is one.
  func symbol(of event: XKeyEvent) -> KeySym {
    var event = event
    var symbol = KeySym(0)
    XLookupString(&event, nil, 0, &symbol, nil)
    let latin: ClosedRange<KeySym> = 0x20...0x7e
    if latin.contains(symbol) || symbol & 0xff00 == 0xff00 || symbol == 0 { return symbol }
    let level: Int32 = event.state & UInt32(ShiftMask) != 0 ? 1 : 0
    let others = (0..<4).lazy.map {
      XkbKeycodeToKeysym(
        self.connection.display, UInt8(truncatingIfNeeded: event.keycode), $0, level)
    }
    return others.first(where: latin.contains) ?? symbol
  }
}

extension ViewerWindow {
  private var managerMask: Int { SubstructureRedirectMask | SubstructureNotifyMask }

  private func send(_ type: Atoms.Name, _ values: [Int], from window: UInt, as mask: Int) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = connection.atoms[type]
    event.xclient.format = 32
    event.xclient.data.l = (values[0], values[1], values[2], values[3], values[4])
    XSendEvent(connection.display, connection.root, 0, mask, &event)
  }

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

import CX11
import ChartRender

extension ViewerWindow {
  /// Whether there is a window manager that takes requests.
  var isManaged: Bool {
    let name = connection.atoms[.managerCheck]
    var (type, format): (UInt, Int32) = (0, 0)
    var (count, rest): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      connection.display, connection.root, name, 0, 1, 0, XA_WINDOW, &type, &format, &count, &rest,
      &data)
    if let data { XFree(data) }
    return count > 0
  }

  /// Asks the window manager to fill the screen with the window, or to undo that.
  ///
  /// Where nobody manages windows the window does so itself.
  func toggleFullScreen() {
    if isManaged { askToToggle() } else { toggleAlone() }
  }

  private func askToToggle() {
    let toggle = 2
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = identifier
    event.xclient.message_type = connection.atoms[.state]
    event.xclient.format = 32
    event.xclient.data.l = (toggle, Int(connection.atoms[.fullScreen]), 0, 1, 0)
    XSendEvent(connection.display, connection.root, 0, Self.managerMask, &event)
  }

  private func toggleAlone() {
    let (display, screen) = (connection.display, connection.screen)
    let whole = PixelRect(
      x: 0, y: 0, width: Int(XDisplayWidth(display, screen)),
      height: Int(XDisplayHeight(display, screen)))
    let frame = frameToRestore ?? whole
    frameToRestore = frameToRestore == nil ? currentFrame : nil
    XMoveResizeWindow(
      display, identifier, Int32(frame.x), Int32(frame.y), UInt32(frame.width),
      UInt32(frame.height))
  }

  private var currentFrame: PixelRect? {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(connection.display, identifier, &attributes) != 0 else { return nil }
    return PixelRect(
      x: Int(attributes.x), y: Int(attributes.y), width: Int(attributes.width),
      height: Int(attributes.height))
  }
}

import CXTest

/// A settings manager of a test's server, as a desktop has one.
public final class XvfbSettings {
  private let hand: XvfbHand
  private let window: UInt
  private let property: UInt

  /// Starts the manager with some settings and tells everybody.
  public init(by hand: XvfbHand, _ settings: XSettingsProperty) {
    self.hand = hand
    let display = hand.display
    window = XCreateSimpleWindow(display, hand.root, 0, 0, 1, 1, 0, 0, 0)
    property = XInternAtom(display, "_XSETTINGS_SETTINGS", 0)
    publish(settings)
    let selection = XInternAtom(display, "_XSETTINGS_S0", 0)
    XSetSelectionOwner(display, selection, window, 0)
    announce(selection)
  }

  /// Changes the settings.
  public func publish(_ settings: XSettingsProperty) {
    let bytes = settings.bytes()
    XChangeProperty(
      hand.display, window, property, property, 8, PropModeReplace, bytes, Int32(bytes.count))
    XSync(hand.display, 0)
  }

  /// Ends the manager, as at the end of a desktop's session.
  public func stop() {
    XDestroyWindow(hand.display, window)
    XSync(hand.display, 0)
  }

  private func announce(_ selection: UInt) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = hand.root
    event.xclient.message_type = XInternAtom(hand.display, "MANAGER", 0)
    event.xclient.format = 32
    event.xclient.data.l = (0, Int(selection), Int(window), 0, 0)
    XSendEvent(hand.display, hand.root, 0, StructureNotifyMask, &event)
    XSync(hand.display, 0)
  }
}

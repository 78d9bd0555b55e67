import CX11
import Glibc

/// The program that publishes the desktop's settings, which may come, go and change them any time.
final class SettingsManager {
  private(set) var settings = DesktopSettings()
  private let connection: Connection
  private let selection: UInt
  private var owner: UInt = 0

  init(connection: Connection) {
    self.connection = connection
    selection = XInternAtom(connection.display, "_XSETTINGS_S\(connection.screen)", 0)
    // A manager that starts says so to the root window.
    XSelectInput(connection.display, connection.root, StructureNotifyMask)
    findOwner()
  }

  /// Whether `event` is about the root window or the manager and not about the program's window.
  func concerns(_ event: XEvent) -> Bool {
    event.xany.window == connection.root || (owner != 0 && event.xany.window == owner)
  }

  /// Takes note of an event that concerns the manager and returns whether settings changed.
  func note(_ event: XEvent) -> Bool {
    let before = settings
    switch event.type {
    case ClientMessage where isStart(event.xclient): findOwner()
    case DestroyNotify where event.xdestroywindow.window == owner: findOwner()
    case PropertyNotify where event.xproperty.atom == connection.atoms[.settings]: read()
    default: break
    }
    return settings != before
  }

  private func isStart(_ message: XClientMessageEvent) -> Bool {
    message.message_type == connection.atoms[.manager]
      && UInt(bitPattern: message.data.l.1) == selection
  }

  /// Looks for the manager, and listens to its window; the grab keeps it from going in between.
  private func findOwner() {
    XGrabServer(connection.display)
    owner = XGetSelectionOwner(connection.display, selection)
    if owner != 0 {
      XSelectInput(connection.display, owner, PropertyChangeMask | StructureNotifyMask)
    }
    XUngrabServer(connection.display)
    read()
  }

  /// Reads all settings; without a manager they are as in the beginning.
  private func read() {
    settings = owner == 0 ? DesktopSettings() : DesktopSettings(XSettings(bytes: bytes))
  }

  /// The bytes of the property, at most a megabyte; none when the manager has just gone.
  private var bytes: [UInt8] {
    let name = connection.atoms[.settings]
    var (type, format): (UInt, Int32) = (0, 0)
    var (count, rest): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      connection.display, owner, name, 0, 1 << 18, 0, name, &type, &format, &count, &rest, &data)
    defer { if let data { XFree(data) } }
    guard status == Success, format == 8, let data else { return [] }
    return Array(UnsafeBufferPointer(start: data, count: Int(count)))
  }
}

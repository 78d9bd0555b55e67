import CX11
import Glibc

/// A connection to an X server and what is known about its default screen.
///
/// Losing the server does not end the program, as it does by Xlib's custom: the connection says so.
final class Connection {
  let display: OpaquePointer
  let screen: Int32
  let root: UInt
  let atoms: Atoms
  private let lost: UnsafeMutablePointer<Bool>

  /// Opens the display of this name, or the one that `DISPLAY` names.
  init(display name: String?) throws(WindowError) {
    let name = name ?? getenv("DISPLAY").map { String(cString: $0) } ?? ""
    guard !name.isEmpty else { throw .noDisplayNamed }
    ProtocolErrors.record()
    guard let display = XOpenDisplay(name) else { throw .cannotOpen(display: name) }
    self.display = display
    lost = .allocate(capacity: 1)
    lost.initialize(to: false)
    screen = XDefaultScreen(display)
    root = XRootWindow(display, screen)
    atoms = Atoms(display: display)
    XSetIOErrorExitHandler(
      display, { _, lost in lost?.storeBytes(of: true, as: Bool.self) }, lost)
  }

  isolated deinit {
    // Closing says goodbye to the server and would wait for one that is gone.
    guard !lost.pointee else { return }
    XCloseDisplay(display)
    lost.deallocate()
  }

  /// The descriptor that becomes readable when the server sends something.
  var descriptor: Int32 { XConnectionNumber(display) }

  /// The desktop's resources, one `name: value` a line, as they were when the display was opened.
  var resources: String { XResourceManagerString(display).map { String(cString: $0) } ?? "" }

  /// Throws when the server has gone away.
  func check() throws(WindowError) {
    if lost.pointee { throw .displayLost }
  }

  /// Returns the next event that has arrived, without waiting for one.
  func nextEvent() throws(WindowError) -> XEvent? {
    let count = XEventsQueued(display, Int32(QueuedAfterReading))
    try check()
    guard count > 0 else { return nil }
    var event = XEvent()
    XNextEvent(display, &event)
    return event
  }

  /// Sends what is buffered, and returns whether events arrived meanwhile.
  func flush() throws(WindowError) -> Bool {
    XFlush(display)
    try check()
    return XEventsQueued(display, Int32(QueuedAlready)) > 0
  }
}

import CX11
import Glibc

/// A connection to an X server and what is known about its default screen.
///
/// A server that goes away is noticed before Xlib notices and is an error like any other. Only
/// one that goes in the middle of a request ends the program, with `lossMessage` and status 1:
/// Xlib gives no way back from there, some of its functions then repeat for ever.
final class Connection {
  let display: OpaquePointer
  let screen: Int32
  let root: UInt
  let atoms: Atoms
  private var isLost = false

  /// Opens the display of this name, or the one that `DISPLAY` names.
  init(display name: String?, lossMessage: String) throws(WindowError) {
    let name = name ?? getenv("DISPLAY").map { String(cString: $0) } ?? ""
    guard !name.isEmpty else { throw .noDisplayNamed }
    ProtocolErrors.record()
    let (opened, complaint) = ErrorOutput.heldBack { XOpenDisplay(name) }
    guard let opened else { throw .cannotOpen(name, complaint: complaint) }
    display = opened
    screen = XDefaultScreen(display)
    root = XRootWindow(display, screen)
    atoms = Atoms(display: display)
    XSetIOErrorExitHandler(display, endProgram, strdup(lossMessage))
  }

  isolated deinit {
    // Closing says goodbye to the server, which must be there to hear it.
    if !isLost { XCloseDisplay(display) }
  }

  /// The descriptor that becomes readable when the server sends something.
  var descriptor: Int32 { XConnectionNumber(display) }

  /// The desktop's resources, one `name: value` a line, as they were when the display was opened.
  var resources: String { XResourceManagerString(display).map { String(cString: $0) } ?? "" }

  /// Returns the next event that has arrived, without waiting for one.
  func nextEvent() throws(WindowError) -> XEvent? {
    guard try hasEvent() else { return nil }
    var event = XEvent()
    XNextEvent(display, &event)
    return event
  }

  /// Sends what is buffered, and returns whether events have arrived.
  func flush() throws(WindowError) -> Bool {
    try check()
    XFlush(display)
    return try hasEvent()
  }

  private func hasEvent() throws(WindowError) -> Bool {
    if XQLength(display) > 0 { return true }
    try check()
    return XEventsQueued(display, Int32(QueuedAfterReading)) > 0
  }

  /// Throws when the server has gone away: its end of the connection is closed.
  private func check() throws(WindowError) {
    var byte: UInt8 = 0
    let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT))
    isLost = count == 0 || (count < 0 && errno == ECONNRESET)
    if isLost { throw .displayLost }
  }
}

extension WindowError {
  /// What it means that a display did not open, with what was written to standard error meanwhile.
  nonisolated fileprivate static func cannotOpen(_ name: String, complaint: String) -> Self {
    let reason = complaint.split(whereSeparator: \.isNewline).first.map(String.init)
    return reason.map { .refused(display: name, reason: $0) } ?? .cannotOpen(display: name)
  }
}

/// Ends the program, with the words it was given for the loss of its server.
nonisolated private func endProgram(_ display: OpaquePointer?, _ message: UnsafeMutableRawPointer?)
{
  if let message {
    _ = write(STDERR_FILENO, message, strlen(message.assumingMemoryBound(to: CChar.self)))
  }
  exit(1)
}

import CX11

/// The counter by which a window tells the window manager that a new size has been painted.
///
/// The manager announces a number, sends the size and waits for the counter to reach the number,
/// so that frame and content of the window change together.
final class SyncCounter {
  let identifier: UInt
  private let connection: Connection
  private var announced: XSyncValue?
  private var isSizeKnown = false

  /// Creates a counter, or fails when the server has none.
  init?(connection: Connection) {
    var (events, errors): (Int32, Int32) = (0, 0)
    var (major, minor): (Int32, Int32) = (3, 1)
    guard XSyncQueryExtension(connection.display, &events, &errors) != 0,
      XSyncInitialize(connection.display, &major, &minor) != 0
    else { return nil }
    self.connection = connection
    identifier = XSyncCreateCounter(connection.display, XSyncValue(hi: 0, lo: 0))
  }

  /// The manager will send a size and wait for the number in `message`.
  func announce(_ message: XClientMessageEvent) {
    announced = XSyncValue(
      hi: Int32(truncatingIfNeeded: message.data.l.3),
      lo: UInt32(truncatingIfNeeded: message.data.l.2))
    isSizeKnown = false
  }

  /// The size that was announced has arrived.
  func noteSize() { isSizeKnown = true }

  /// What has been painted is of the newest size.
  func notePainted() {
    guard let value = announced, isSizeKnown else { return }
    XSyncSetCounter(connection.display, identifier, value)
    announced = nil
  }
}

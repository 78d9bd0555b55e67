/// A connection to the bus of a person's session that never makes anybody wait.
///
/// Messages are sent and received as the bus takes and gives them. A bus that does not answer, or
/// goes away, is a bus without news: no call has a time limit, so nothing wakes the loop for it.
final class SessionBus {
  private let bus: DBus
  private let watches: BusWatches
  private let received: (BusMessage) -> Void
  private var connection: DBus.Connection?
  private var isLost = false

  /// Connects to the bus at an address, or fails where there is none, or no library for it.
  init?(at address: String, loop: EventLoop, received: @escaping (BusMessage) -> Void) {
    guard let bus = try? DBus() else { return nil }
    self.bus = bus
    self.received = received
    watches = BusWatches(bus, loop: loop)
    // The program has its own mind about that signal.
    bus.setChangeSigpipe(0)
    guard let connection = bus.openPrivate(address, nil) else { return nil }
    self.connection = connection
    bus.setExitOnDisconnect(connection, 0)
    _ = bus.addFilter(connection, messageCame, Unmanaged.passUnretained(self).toOpaque(), nil)
    watches.progressed = { [weak self] in self?.dispatch() }
    watches.attach(to: connection)
  }

  isolated deinit { disconnect() }

  /// Calls a method with texts and lists of texts, and returns the number of the call, or nothing
  /// when it cannot be sent.
  @discardableResult func call(_ method: BusMethod, _ arguments: BusValue...) -> UInt32? {
    guard let connection,
      let message = bus.newMethodCall(method.service, method.path, method.interface, method.name)
    else { return nil }
    defer { bus.messageUnref(message) }
    DBus.withCursor { cursor in
      bus.startAppending(message, cursor)
      for argument in arguments { bus.append(argument, at: cursor) }
    }
    var number: UInt32 = 0
    return bus.send(connection, message, &number) != 0 ? number : nil
  }

  fileprivate func note(_ message: BusMessage) {
    if message.isSignal("org.freedesktop.DBus.Local", "Disconnected") {
      isLost = true
    } else {
      received(message)
    }
  }

  /// Hands on what has come, one message after the other.
  private func dispatch() {
    while let connection, bus.dispatch(connection) == DBus.moreToDispatch {}
    if isLost { disconnect() }
  }

  private func disconnect() {
    guard let connection else { return }
    self.connection = nil
    bus.close(connection)
    bus.unref(connection)
  }

  fileprivate func note(_ message: DBus.Message) { note(BusMessage(message, bus)) }
}

nonisolated private func messageCame(
  _ connection: DBus.Connection?, _ message: DBus.Message?, _ owner: UnsafeMutableRawPointer?
) -> Int32 {
  let (message, owner) = (UInt(bitPattern: message), UInt(bitPattern: owner))
  MainActor.assumeIsolated {
    guard let message = DBus.Message(bitPattern: message),
      let owner = UnsafeRawPointer(bitPattern: owner)
    else { return }
    Unmanaged<SessionBus>.fromOpaque(owner).takeUnretainedValue().note(message)
  }
  return DBus.notHandled  // The library answers calls of others with an error.
}

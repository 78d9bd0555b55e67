/// What libdbus waits for on its connection, waited for by the event loop.
final class BusWatches {
  /// Runs after the library has read or written.
  var progressed: () -> Void = {}
  private let bus: DBus
  private let loop: EventLoop
  /// The descriptors of what is waited for, by the addresses of the library's watches.
  private var descriptors: [UInt: Int32] = [:]

  init(_ bus: DBus, loop: EventLoop) {
    self.bus = bus
    self.loop = loop
  }

  /// Waits for what the connection waits for; the connection must be closed before this goes.
  func attach(to connection: DBus.Connection) {
    let me = Unmanaged.passUnretained(self).toOpaque()
    _ = bus.setWatchFunctions(connection, watchCame, watchWent, watchChanged, me, nil)
  }

  /// Takes note that a watch came, was turned on or off, or goes.
  fileprivate func note(_ address: UInt, goes: Bool) {
    if let descriptor = descriptors.removeValue(forKey: address) {
      loop.unwatch(descriptor)
      loop.unwatchOutput(descriptor)
    }
    if let watch = DBus.Watch(bitPattern: address), !goes, bus.watchEnabled(watch) != 0 {
      descriptors[address] = bus.watchDescriptor(watch)
    }
    for (address, descriptor) in descriptors { listen(address, descriptor) }
  }

  /// Reading and writing the same descriptor are two watches.
  private func listen(_ address: UInt, _ descriptor: Int32) {
    guard let watch = DBus.Watch(bitPattern: address) else { return }
    let flags = bus.watchFlags(watch)
    if flags & DBus.readable != 0 {
      loop.watch(descriptor) { [weak self] in self?.handle(address, DBus.readable) }
    }
    if flags & DBus.writable != 0 {
      loop.watchOutput(descriptor) { [weak self] in self?.handle(address, DBus.writable) }
    }
  }

  private func handle(_ address: UInt, _ flag: UInt32) {
    guard descriptors[address] != nil, let watch = DBus.Watch(bitPattern: address) else { return }
    _ = bus.watchHandle(watch, flag)
    progressed()
  }
}

nonisolated private func watchCame(
  _ watch: DBus.Watch?, _ owner: UnsafeMutableRawPointer?
) -> UInt32 {
  note(watch, owner, goes: false)
  return 1
}

nonisolated private func watchWent(_ watch: DBus.Watch?, _ owner: UnsafeMutableRawPointer?) {
  note(watch, owner, goes: true)
}

nonisolated private func watchChanged(_ watch: DBus.Watch?, _ owner: UnsafeMutableRawPointer?) {
  note(watch, owner, goes: false)
}

/// The library is called on the main thread only, so it calls back there.
nonisolated private func note(
  _ watch: DBus.Watch?, _ owner: UnsafeMutableRawPointer?, goes: Bool
) {
  let (watch, owner) = (UInt(bitPattern: watch), UInt(bitPattern: owner))
  MainActor.assumeIsolated {
    guard let owner = UnsafeRawPointer(bitPattern: owner) else { return }
    Unmanaged<BusWatches>.fromOpaque(owner).takeUnretainedValue().note(watch, goes: goes)
  }
}

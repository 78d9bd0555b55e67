import Glibc

/// Waits for whatever comes first: a descriptor with something to read, or the timer.
///
/// It has no time of its own: with no timer it sleeps until a descriptor wakes it.
public final class EventLoop {
  private var actions: [Int32: () -> Void] = [:]
  private var timer: (deadline: Double, action: () -> Void)?
  /// How often the loop has woken up so far.
  public private(set) var wakeUps = 0

  init() {}

  /// Runs `action` whenever `descriptor` has something to read or has come to its end.
  ///
  /// The action must read what is there, and at the end call `unwatch`; else it runs again at once.
  public func watch(_ descriptor: Int32, _ action: @escaping () -> Void) {
    actions[descriptor] = action
  }

  /// Forgets `descriptor`; do so before closing it.
  public func unwatch(_ descriptor: Int32) {
    actions[descriptor] = nil
  }

  /// Runs `action` once, after so many seconds; it takes the place of one that waits already.
  public func schedule(after seconds: Double, _ action: @escaping () -> Void) {
    timer = (Self.now + max(0, seconds), action)
  }

  /// Forgets the action that waits for its time.
  public func cancelSchedule() { timer = nil }

  /// Returns a pipe by which other threads have the loop run `action`.
  public func makeWakePipe(_ action: @escaping () -> Void) throws(WindowError) -> WakePipe {
    let pipe = try WakePipe()
    watch(pipe.readingEnd) {
      pipe.drain()
      action()
    }
    return pipe
  }

  /// Sleeps until there is something to do, and does it.
  func wait() {
    var entries = actions.keys.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = poll(&entries, UInt(entries.count), milliseconds)
    wakeUps += 1
    fireTimer()
    guard count > 0 else { return }
    for entry in entries where entry.revents != 0 {
      let action = actions[entry.fd]
      // A descriptor that was closed would be reported for ever.
      if entry.revents & Int16(POLLNVAL) != 0 { unwatch(entry.fd) }
      action?()
    }
  }

  /// The time until the timer, rounded up, as `poll` wants it: -1 for ever.
  private var milliseconds: Int32 {
    timer.map { Int32(min(max(0, ($0.deadline - Self.now) * 1000), 1e9).rounded(.up)) } ?? -1
  }

  private func fireTimer() {
    guard let due = timer, due.deadline <= Self.now else { return }
    timer = nil
    due.action()
  }

  /// Seconds on a clock that nobody sets.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

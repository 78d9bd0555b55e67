import Glibc

/// Waits for whatever comes first: a descriptor with something to read, or a timer.
///
/// It has no time of its own: with no timer it sleeps until a descriptor wakes it.
public final class EventLoop {
  /// An action that waits for its time.
  public struct Timer: Hashable { fileprivate let number: Int }

  private var actions: [Int32: () -> Void] = [:]
  private var outputActions: [Int32: () -> Void] = [:]
  private var timers: [Timer: (deadline: Double, action: () -> Void)] = [:]
  private var timerCount = 0
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

  /// Runs `action` whenever `descriptor` takes what is written to it, until it is forgotten.
  func watchOutput(_ descriptor: Int32, _ action: @escaping () -> Void) {
    outputActions[descriptor] = action
  }

  /// Forgets a descriptor that was to be written to; do so before closing it.
  func unwatchOutput(_ descriptor: Int32) {
    outputActions[descriptor] = nil
  }

  /// Runs `action` once, after so many seconds.
  @discardableResult
  public func schedule(after seconds: Double, _ action: @escaping () -> Void) -> Timer {
    timerCount += 1
    let timer = Timer(number: timerCount)
    timers[timer] = (Self.now + max(0, seconds), action)
    return timer
  }

  /// Forgets an action that waits for its time; it may have run already.
  public func cancel(_ timer: Timer) { timers[timer] = nil }

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
    let inputs = entries.count
    entries += outputActions.keys.map { pollfd(fd: $0, events: Int16(POLLOUT), revents: 0) }
    let count = poll(&entries, UInt(entries.count), milliseconds)
    wakeUps += 1
    fireTimers()
    guard count > 0 else { return }
    for (index, entry) in entries.enumerated() where entry.revents != 0 {
      let action = index < inputs ? actions[entry.fd] : outputActions[entry.fd]
      // A descriptor that was closed would be reported for ever.
      if entry.revents & Int16(POLLNVAL) != 0 { forget(entry.fd) }
      action?()
    }
  }

  private func forget(_ descriptor: Int32) {
    unwatch(descriptor)
    unwatchOutput(descriptor)
  }

  /// The time until the next timer, rounded up, as `poll` wants it: -1 for ever.
  private var milliseconds: Int32 {
    next.map { Int32(min(max(0, ($0.deadline - Self.now) * 1000), 1e9).rounded(.up)) } ?? -1
  }

  private var next: (timer: Timer, deadline: Double)? {
    timers.min { $0.value.deadline < $1.value.deadline }.map { ($0.key, $0.value.deadline) }
  }

  /// Runs what is due, and not what that schedules.
  private func fireTimers() {
    let now = Self.now
    while let (timer, deadline) = next, deadline <= now {
      timers.removeValue(forKey: timer)?.action()
    }
  }

  /// Seconds on a clock that nobody sets.
  public static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

import Glibc
import Synchronization

/// Where the signal handler writes; it may touch nothing but atomic numbers.
nonisolated private let stopDescriptor = Atomic<Int32>(-1)
/// The signal that came first, or 0.
nonisolated private let stopNumber = Atomic<Int32>(0)

nonisolated private func stop(signal number: Int32) {
  var byte = UInt8(truncatingIfNeeded: number)
  _ = stopNumber.compareExchange(expected: 0, desired: number, ordering: .relaxed)
  _ = write(stopDescriptor.load(ordering: .relaxed), &byte, 1)
  // A second one ends a program that is too busy to heed the first.
  signal(number, SIG_DFL)
}

/// Makes an interrupt from the terminal and a request to terminate wake a pipe, while it lives.
///
/// A signal that whoever started the program has it ignore, as a shell does for what runs in the
/// background, stays ignored. A reader that goes away ends nobody either: writing to it fails instead.
final class StopSignals {
  /// The signals that are heeded.
  private let numbers = [SIGINT, SIGTERM].filter { !isIgnored($0) }

  let pipe: WakePipe

  /// The signal that came first, if any did.
  var first: Int32? {
    let number = stopNumber.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  init() throws(WindowError) {
    pipe = try WakePipe()
    stopDescriptor.store(pipe.writingEnd, ordering: .relaxed)
    stopNumber.store(0, ordering: .relaxed)
    for number in numbers { signal(number, stop) }
    signal(SIGPIPE, SIG_IGN)
    unblock()
  }

  isolated deinit {
    for number in numbers { signal(number, SIG_DFL) }
    stopDescriptor.store(-1, ordering: .relaxed)
  }

  /// Lets the signals through, in case whoever started the program had them blocked.
  private func unblock() {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    let ignored = unsafeBitCast(SIG_IGN, to: Int.self)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == ignored
  }
}

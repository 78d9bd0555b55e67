@preconcurrency import Glibc

/// A program that was started and is waited for.
///
/// A thread waits for the program's end and then closes a pipe, so that a `poll` loop hears of it;
/// nothing wakes before.
final class ChildProcess {
  /// Becomes readable, with nothing to read, when the program has ended.
  let end: Int32

  /// Starts the program named by the first of `words`, found along `PATH`, with an empty standard
  /// input and this program's standard output and error.
  init(_ words: [String]) throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    do throws(SystemError) {
      let process = try Self.spawn(words)
      try Self.watch(process, closing: ends[1])
    } catch {
      for end in ends { close(end) }
      throw error
    }
    end = ends[0]
  }

  deinit { close(end) }

  /// Whether the program has ended.
  var hasEnded: Bool {
    var request = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
    return retryingInterrupts { poll(&request, 1, 0) } > 0
  }

  private static func spawn(_ words: [String]) throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    var attributes = ordinarySignals()
    defer { posix_spawnattr_destroy(&attributes) }

    var process = pid_t()
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let error = posix_spawnp(&process, words[0], &actions, &attributes, &arguments, environ)
    guard error == 0 else { throw SystemError(number: error) }
    return process
  }

  /// The signals this program ignores or holds back are the child's again.
  private static func ordinarySignals() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    sigaddset(&signals, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    return attributes
  }

  private static func watch(_ process: pid_t, closing end: Int32) throws(SystemError) {
    let watch = UnsafeMutablePointer<Watch>.allocate(capacity: 1)
    watch.initialize(to: Watch(process: process, end: end))
    var thread = pthread_t()
    let error = pthread_create(&thread, nil, waitForEnd, watch)
    guard error == 0 else {
      watch.deallocate()
      throw SystemError(number: error)
    }
    pthread_detach(thread)
  }
}

/// What the waiting thread needs to know.
private struct Watch {
  var process: pid_t
  var end: Int32
}

private func waitForEnd(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let watch = argument?.assumingMemoryBound(to: Watch.self) else { return nil }
  _ = retryingInterrupts { waitpid(watch.pointee.process, nil, 0) }
  close(watch.pointee.end)
  watch.deallocate()
  return nil
}

import Glibc

/// A thread that nobody waits for.
enum BackgroundThread {
  /// Runs `body` on a thread of its own; it ends with the program if not before.
  static func start(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    let closure = Unmanaged.passRetained(Closure(body))
    var thread = pthread_t()
    let error = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<Closure>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, closure.toOpaque())
    guard error == 0 else {
      closure.release()
      throw SystemError(number: error)
    }
    pthread_detach(thread)
  }

  private final class Closure: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }
}

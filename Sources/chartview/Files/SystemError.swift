import Glibc

/// An error of the operating system by its number, `errno`.
struct SystemError: Error, Hashable {
  var number: Int32

  /// The error of the call that just failed.
  static var last: SystemError { SystemError(number: errno) }

  static let brokenPipe = SystemError(number: EPIPE)

  /// The system's words for the error: `No space left on device`.
  var text: String {
    guard let words = strerror(number) else { return "error \(number)" }
    return String(cString: words)
  }
}

/// Calls a function of the system again for as long as a signal interrupts it, and returns what
/// it returned at last: -1 with an error in `errno`.
func retryingInterrupts<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}

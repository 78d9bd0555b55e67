import CX11

/// The last error the server reported for a request.
///
/// Xlib ends the program on such an error unless there is a handler; this one only takes note,
/// because a request that fails (a window manager that is gone, say) is no reason to lose a chart.
enum ProtocolErrors {
  private static var last: UInt8?

  /// Takes the place of Xlib's handlers, which would end the program.
  static func record() {
    XSetErrorHandler { _, event in
      let code = event?.pointee.error_code
      MainActor.assumeIsolated { ProtocolErrors.last = code }
      return 0
    }
    XSetIOErrorHandler { _ in 0 }
  }

  /// Returns whether the server carries out what `requests` asks without an error.
  ///
  /// Waits for the server once.
  static func succeeds(on display: OpaquePointer, _ requests: () -> Void) -> Bool {
    XSync(display, 0)
    last = nil
    requests()
    XSync(display, 0)
    return last == nil
  }
}

import Glibc

/// Standard input, output and error, and what has to be settled about them before anything else.
enum StandardStreams {
  /// Makes a closed pipe or a full disk an error of `write` instead of the end of the program, and
  /// keeps the numbers 0, 1 and 2 from going to other files when they were closed.
  ///
  /// A closed stream is opened the wrong way round, so that its use still fails.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Ends the program by a signal that was heeded, so that a shell sees what ended it.
  static func end(by number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Whether standard input is a file or a pipe, and not a person at a terminal or nothing.
  static var inputIsPiped: Bool {
    InputSource.standardInput.isPipe || InputSource.standardInput.kind == S_IFREG
  }

  /// Writes a text to standard output at once.
  static func print(_ text: String) throws(OutputError) {
    do throws(SystemError) {
      try write(Array(text.utf8), to: STDOUT_FILENO)
    } catch {
      throw OutputError(path: "-", reason: .failed(error))
    }
  }

  /// Writes a message to standard error; there is nobody to tell when that fails.
  static func complain(_ message: String) {
    try? write(Array(message.utf8), to: STDERR_FILENO)
  }

  /// Writes all of `bytes`, in as many steps as the system takes.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        retryingInterrupts { Glibc.write(descriptor, buffer.baseAddress, buffer.count) }
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        try waitUntilWritable(descriptor)
      } else {
        throw .last
      }
    }
  }

  private static func waitUntilWritable(_ descriptor: Int32) throws(SystemError) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard retryingInterrupts({ poll(&request, 1, -1) }) >= 0 else { throw .last }
  }
}

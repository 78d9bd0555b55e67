import ChartWindow
import Glibc

/// Reads a source for as long as it grows, on a thread of its own, and wakes the window for it.
///
/// A pipe ends when its writers close it; a file never ends. A FIFO that is followed waits for the
/// next writer.
final class StreamReader: Sendable {
  let queue = ByteQueue()
  private let source: InputSource
  private let offset: Int?
  private let outlastsWriters: Bool
  private let wake: WakePipe

  /// Starts to read `source`, a file behind `offset`; the thread lasts as long as the program.
  static func start(
    _ source: InputSource, from offset: Int?, outlastsWriters: Bool, wake: WakePipe
  ) throws(SystemError) -> ByteQueue {
    let reader = StreamReader(source, offset, outlastsWriters, wake)
    try BackgroundThread.start(reader.run)
    return reader.queue
  }

  private init(
    _ source: InputSource, _ offset: Int?, _ outlastsWriters: Bool, _ wake: WakePipe
  ) {
    self.source = source
    self.offset = offset
    self.outlastsWriters = outlastsWriters
    self.wake = wake
  }

  private func run() {
    do throws(InputError.Reason) {
      try read()
      queue.end()
    } catch {
      queue.end(error)
    }
    wake.wake()
  }

  private func read() throws(InputError.Reason) {
    if let offset {
      // What standard input was redirected from is a file like others.
      let file = try GrowingFile(source.path ?? "/proc/self/fd/0")
      return try file.follow(from: offset, into: queue, wake: wake.wake)
    }
    guard let path = source.path else { return try readToEnd(STDIN_FILENO) }
    // Its own hold on the other end keeps the FIFO from ending with its first writer.
    let descriptor = retryingInterrupts {
      open(path, (outlastsWriters ? O_RDWR : O_RDONLY) | O_CLOEXEC)
    }
    guard descriptor >= 0 else { throw .failed(.last) }
    try readToEnd(descriptor)
  }

  private func readToEnd(_ descriptor: Int32) throws(InputError.Reason) {
    let flow = try GzipFlow()
    while try queue.read(from: descriptor, through: flow) { wake.wake() }
    try flow.finish(queue.put)
  }
}

extension ByteQueue {
  /// Reads once and waits for bytes if there are none; returns false at the end.
  func read(
    from descriptor: Int32, through flow: GzipFlow
  ) throws(InputError.Reason) -> Bool {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    defer { buffer.deallocate() }
    let count = retryingInterrupts { Glibc.read(descriptor, buffer.baseAddress, buffer.count) }
    guard count >= 0 else { throw errno == EISDIR ? .isDirectory : .failed(.last) }
    try flow.add(UnsafeRawBufferPointer(rebasing: buffer[..<count]), put)
    return count > 0
  }
}

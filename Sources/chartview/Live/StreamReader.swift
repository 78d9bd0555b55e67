import ChartWindow
import Glibc

/// Reads a source for as long as it grows, on a thread of its own, and wakes the window for it.
///
/// A pipe ends when its writers close it; a FIFO waits for the next one; a file never ends.
final class StreamReader: Sendable {
  let queue = ByteQueue()
  private let source: InputSource
  private let offset: Int?
  private let wake: WakePipe

  /// Starts to read `source`, a file behind `offset`; the thread lasts as long as the program.
  static func start(
    _ source: InputSource, from offset: Int?, wake: WakePipe
  ) throws(SystemError) -> ByteQueue {
    let reader = StreamReader(source, offset, wake)
    var thread = pthread_t()
    let error = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<StreamReader>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, Unmanaged.passRetained(reader).toOpaque())
    guard error == 0 else { throw SystemError(number: error) }
    pthread_detach(thread)
    return reader.queue
  }

  private init(_ source: InputSource, _ offset: Int?, _ wake: WakePipe) {
    self.source = source
    self.offset = offset
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
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw .failed(.last) }
    try readToEnd(descriptor)
  }

  private func readToEnd(_ descriptor: Int32) throws(InputError.Reason) {
    while try queue.read(from: descriptor) { wake.wake() }
  }
}

extension ByteQueue {
  /// Reads once and waits for bytes if there are none; returns false at the end.
  func read(from descriptor: Int32) throws(InputError.Reason) -> Bool {
    let count = withUnsafeTemporaryAllocation(byteCount: 1 << 18, alignment: 16) { buffer in
      let count = retryingInterrupts { Glibc.read(descriptor, buffer.baseAddress, buffer.count) }
      if count > 0 { put(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
      return count
    }
    guard count >= 0 else { throw errno == EISDIR ? .isDirectory : .failed(.last) }
    return count > 0
  }
}

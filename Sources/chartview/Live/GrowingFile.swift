import Glibc

/// A file that others append to.
///
/// One that was cut off or written anew, or whose name another file has taken, is read from its
/// beginning.
final class GrowingFile {
  private let path: String
  private let watch: FileWatch
  private var descriptor: Int32 = -1
  private var identity: [UInt64] = []
  /// The last bytes that were read; others in their place mean another content.
  private var mark: [UInt8] = []

  private static let markLength = 256

  init(_ path: String) throws(InputError.Reason) {
    self.path = path
    do throws(SystemError) { watch = try FileWatch(path) } catch { throw .failed(error) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Reads what is there behind `offset`, and then whatever is appended, without an end.
  func follow(
    from offset: Int, into queue: ByteQueue, wake: () -> Void
  ) throws(InputError.Reason) {
    try open()
    lseek(descriptor, off_t(offset), SEEK_SET)
    var flow = try GzipFlow(isPlain: offset > 0)
    mark = bytesBefore
    while true {
      if isCutOff || isReplaced || bytesBefore != mark { flow = try startAnew(queue, flow) }
      while try queue.read(from: descriptor, through: flow) { wake() }
      mark = bytesBefore
      waitForNews()
    }
  }

  private func waitForNews() {
    var entry = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
    repeat { _ = poll(&entry, 1, -1) } while watch.news() == .nothing
  }

  private func open() throws(InputError.Reason) {
    let opened = retryingInterrupts { Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY) }
    guard opened >= 0 else { throw errno == ENOENT ? .missing : .failed(.last) }
    if descriptor >= 0 { close(descriptor) }
    descriptor = opened
    identity = status?.identity ?? []
  }

  private func startAnew(
    _ queue: ByteQueue, _ flow: GzipFlow
  ) throws(InputError.Reason) -> GzipFlow {
    // What was written before the name went over.
    while try queue.read(from: descriptor, through: flow) {}
    try open()
    queue.startAnew()
    return try GzipFlow()
  }

  /// The bytes before those that are read next.
  private var bytesBefore: [UInt8] {
    let end = lseek(descriptor, 0, SEEK_CUR)
    let start = max(end - off_t(Self.markLength), 0)
    return [UInt8](unsafeUninitializedCapacity: Self.markLength) { buffer, count in
      count = max(pread(descriptor, buffer.baseAddress, Int(end - start), start), 0)
    }
  }

  private var status: stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  /// Whether the file is shorter than what was read of it.
  private var isCutOff: Bool {
    guard let status else { return false }
    return Int(status.st_size) < lseek(descriptor, 0, SEEK_CUR)
  }

  /// Whether another file has the name; a name without a file changes nothing.
  private var isReplaced: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.identity != identity
  }
}

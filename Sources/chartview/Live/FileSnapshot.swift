import Glibc

/// What a file was like at one time: which file it was and what it held.
struct FileSnapshot: Hashable {
  /// The system's numbers of the device and the file; another file by the same name has others.
  var identity: [UInt64]
  var size: Int
  var digest: UInt64
  /// The digest of its beginning, as far as an earlier content went, or nothing when it is shorter.
  var beginning: UInt64?

  /// Reads the file at `path`, or fails when it is not there; `length` is that of the beginning.
  init?(path: String, beginning length: Int = 0) {
    let descriptor = retryingInterrupts { open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK) }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    identity = status.identity
    (size, digest, beginning) = Self.contents(of: descriptor, length)
  }

  init(identity: [UInt64], size: Int, digest: UInt64, beginning: UInt64? = nil) {
    self.identity = identity
    self.size = size
    self.digest = digest
    self.beginning = beginning
  }

  private static func contents(
    of descriptor: Int32, _ length: Int
  ) -> (size: Int, digest: UInt64, beginning: UInt64?) {
    var digest = ContentDigest()
    var beginning: UInt64?
    withUnsafeTemporaryAllocation(byteCount: 1 << 17, alignment: 16) { buffer in
      while true {
        // A part ends where the earlier content ended.
        if digest.count == length { beginning = digest.value }
        let room = digest.count < length ? min(buffer.count, length - digest.count) : buffer.count
        let count = retryingInterrupts { read(descriptor, buffer.baseAddress, room) }
        guard count > 0 else { break }
        digest.add(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
    }
    return (digest.count, digest.value, beginning)
  }
}

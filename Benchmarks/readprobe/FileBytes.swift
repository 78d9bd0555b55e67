import ChartCore
import Glibc

/// The bytes of a file.
final class FileBytes: ByteStream {
  private let descriptor: Int32
  let expectedCount: Int?

  init?(_ path: String) {
    descriptor = open(path, O_RDONLY)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else { return nil }
    expectedCount = Int(status.st_size)
  }

  deinit { close(descriptor) }

  func read(into room: UnsafeMutableRawBufferPointer) throws(TableError) -> Int {
    let count = Glibc.read(descriptor, room.baseAddress, room.count)
    guard count >= 0 else { throw .interrupted }
    return count
  }

  func rewind() { lseek(descriptor, 0, SEEK_SET) }
}

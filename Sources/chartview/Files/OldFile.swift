import Glibc

/// A file whose content is changed in place, so that all its names, its mode and its owner stay.
final class OldFile {
  private let descriptor: Int32

  /// Opens a file that is there.
  init(_ path: String) throws(SystemError) {
    descriptor = retryingInterrupts { open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY) }
    guard descriptor >= 0 else { throw .last }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Writes the whole content; a disk without room for it is found before anything is changed.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    try reserve(bytes.count)
    try StandardStreams.write(bytes, to: descriptor)
    guard ftruncate(descriptor, off_t(bytes.count)) == 0 else { throw .last }
  }

  private func reserve(_ count: Int) throws(SystemError) {
    var before = stat()
    guard count > 0, fstat(descriptor, &before) == 0 else { return }
    let failure = SystemError(number: posix_fallocate(descriptor, 0, off_t(count)))
    // Some file systems cannot reserve anything, which says nothing of the room there is.
    guard [ENOSPC, EDQUOT, EFBIG].contains(failure.number) else { return }
    ftruncate(descriptor, before.st_size)
    throw failure
  }
}

import Glibc

/// A file that is being written and has no name yet, or one that nobody looks for.
///
/// A file without a name goes with the program, however that ends. Where the file system has none,
/// it is a hidden one, which is taken away unless the program is killed.
final class NewFile {
  private let descriptor: Int32
  private let hiddenName: String
  private var isNamed: Bool

  /// Makes the file in the folder of `target`; its mode is narrowed by the person's umask.
  init(for target: String) throws(SystemError) {
    let folder = OutputFile.folder(of: target)
    hiddenName = "\(folder)/.chartview-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    let nameless = Self.nameless(in: folder)
    isNamed = nameless == nil
    descriptor = nameless ?? open(hiddenName, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      isNamed = false
      throw .last
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if isNamed { unlink(hiddenName) }
  }

  /// Writes the whole content; a file system may find only at the end that it is full.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    try StandardStreams.write(bytes, to: descriptor)
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0, close(copy) == 0 else { throw .last }
  }

  /// Takes over the owner and the mode of another file.
  func resemble(_ old: stat) throws(SystemError) {
    var own = stat()
    guard fstat(descriptor, &own) == 0 else { throw .last }
    // A change of the owner takes away bits of the mode.
    if own.st_uid != old.st_uid || own.st_gid != old.st_gid {
      guard fchown(descriptor, old.st_uid, old.st_gid) == 0 else { throw .last }
    }
    guard fchmod(descriptor, old.st_mode & 0o7777) == 0 else { throw .last }
  }

  /// Takes a name that is free, or becomes so: whoever takes it meanwhile is replaced.
  func take(_ target: String) throws(SystemError) {
    if !isNamed && link(as: target) { return }
    guard isNamed || errno == EEXIST else { throw .last }
    try replace(target)
  }

  /// Takes the name of another file, at once: no moment is without one of the two.
  func replace(_ target: String) throws(SystemError) {
    // There is no call that gives a name which is taken, so for a moment there is another.
    if !isNamed { isNamed = link(as: hiddenName) }
    guard isNamed, rename(hiddenName, target) == 0 else { throw .last }
    isNamed = false
  }

  private func link(as name: String) -> Bool {
    linkat(AT_FDCWD, Self.path(of: descriptor), AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
  }

  private static func path(of descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

  /// Makes a file without a name, where the system can make one and name it later.
  private static func nameless(in folder: String) -> Int32? {
    let temporary = O_DIRECTORY | 0o20_000_000  // `O_TMPFILE`, which Swift does not import.
    let descriptor = open(folder, O_WRONLY | O_CLOEXEC | temporary, 0o666)
    guard descriptor >= 0 else { return nil }
    if access(path(of: descriptor), F_OK) == 0 { return descriptor }
    close(descriptor)
    return nil
  }
}

import Glibc

/// A file that is either written whole or left as it was.
///
/// The bytes go to a new file, without a name where the system can make one, which then takes the
/// place of the old one and its mode and owner. Links are followed. A file that has other names, or
/// that nothing may be put beside, is written in place; pipes, devices and standard output, `-`, are
/// written directly.
struct OutputFile {
  let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Writes `bytes` as the content of the file.
  func write(_ bytes: [UInt8]) throws(OutputError) {
    do throws(OutputError.Reason) {
      if path == "-" { return try Self.write(bytes, to: STDOUT_FILENO) }
      try Self.withoutInterruptions { () throws(OutputError.Reason) in
        try write(bytes, over: Self.target(of: path))
      }
    } catch {
      throw OutputError(path: path, reason: error)
    }
  }

  private func write(_ bytes: [UInt8], over target: String) throws(OutputError.Reason) {
    guard let old = try Self.status(of: target) else {
      return try create(target, with: bytes)
    }
    switch old.st_mode & S_IFMT {
    case S_IFREG: try overwrite(target, old, with: bytes)
    case S_IFDIR: throw .isDirectory
    default: try writeDirectly(bytes, to: target)
    }
  }

  private func create(_ target: String, with bytes: [UInt8]) throws(OutputError.Reason) {
    do throws(SystemError) {
      let file = try NewFile(for: target)
      try file.write(bytes)
      try file.take(target)
    } catch {
      throw [ENOENT, ENOTDIR].contains(error.number) ? .noFolder : .failed(error)
    }
  }

  private func overwrite(
    _ target: String, _ old: stat, with bytes: [UInt8]
  ) throws(OutputError.Reason) {
    do throws(SystemError) {
      guard access(target, W_OK) == 0 else { throw .last }
      if old.st_nlink == 1, try replace(target, old, with: bytes) { return }
      try OldFile(target).write(bytes)
    } catch {
      throw .failed(error)
    }
  }

  /// Puts a new file in the place of the old one; returns false where that is not allowed.
  private func replace(
    _ target: String, _ old: stat, with bytes: [UInt8]
  ) throws(SystemError) -> Bool {
    do throws(SystemError) {
      let file = try NewFile(for: target)
      try file.write(bytes)
      try file.resemble(old)
      try file.replace(target)
      return true
    } catch {
      // A mount point is busy; a folder, or the system, may be for others to write.
      if [EACCES, EPERM, EROFS, EBUSY, EXDEV].contains(error.number) { return false }
      throw error
    }
  }

  private func writeDirectly(
    _ bytes: [UInt8], to target: String
  ) throws(OutputError.Reason) {
    let descriptor = retryingInterrupts { open(target, O_WRONLY | O_CLOEXEC | O_NOCTTY) }
    guard descriptor >= 0 else { throw .failed(.last) }
    do throws(OutputError.Reason) {
      try Self.write(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw .failed(.last) }
  }

  private static func write(
    _ bytes: [UInt8], to descriptor: Int32
  ) throws(OutputError.Reason) {
    do throws(SystemError) {
      try StandardStreams.write(bytes, to: descriptor)
    } catch {
      throw .failed(error)
    }
  }
}

extension OutputFile {
  private static let linkLimit = 40

  /// The file that a chain of links leads to, whether there is one or not.
  private static func target(of path: String) -> String {
    var target = path
    for _ in 0..<linkLimit {
      guard let link = PathTrace.link(at: target) else { return target }
      target = link.hasPrefix("/") ? link : "\(folder(of: target))/\(link)"
    }
    return target
  }

  /// The folder that holds a file.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What the system knows of a file, nothing if there is none.
  private static func status(of path: String) throws(OutputError.Reason) -> stat? {
    var status = stat()
    if stat(path, &status) == 0 { return status }
    switch errno {
    case ENOENT: return nil
    case ENOTDIR: throw .noFolder
    default: throw .failed(.last)
    }
  }

  /// Keeps the signals that end the program waiting, so that no work is left half done.
  private static func withoutInterruptions(
    _ work: () throws(OutputError.Reason) -> Void
  ) throws(OutputError.Reason) {
    var (signals, before) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try work()
  }
}

import Glibc

/// A file that is either written whole or left as it was.
///
/// The bytes go to a temporary file in the same folder, which then takes the name. Pipes, devices
/// and standard output, `-`, are written directly.
struct OutputFile {
  let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Writes `bytes` as the content of the file.
  func write(_ bytes: [UInt8]) throws(OutputError) {
    do throws(OutputError.Reason) {
      if path == "-" { return try write(bytes, to: STDOUT_FILENO) }
      switch kind(of: path) {
      case nil, S_IFREG: try replace(target, with: bytes)
      case S_IFDIR: throw .isDirectory
      default: try writeDirectly(bytes)
      }
    } catch {
      throw OutputError(path: path, reason: error)
    }
  }

  private func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// The file behind the path when that is a link, so that the link stays.
  private var target: String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func writeDirectly(_ bytes: [UInt8]) throws(OutputError.Reason) {
    let descriptor = retryingInterrupts { open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY) }
    guard descriptor >= 0 else { throw .failed(.last) }
    try write(bytes, toEndOf: descriptor)
  }

  /// Keeps the signals that end the program waiting, so that no temporary file stays behind.
  private func replace(_ target: String, with bytes: [UInt8]) throws(OutputError.Reason) {
    var signals = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try replaceUninterrupted(target, with: bytes)
  }

  private func replaceUninterrupted(
    _ target: String, with bytes: [UInt8]
  ) throws(OutputError.Reason) {
    let temporary = Self.temporaryName(beside: target)
    // The mode is narrowed by the person's umask.
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw [ENOENT, ENOTDIR].contains(errno) ? .noFolder : .failed(.last)
    }
    do throws(OutputError.Reason) {
      try write(bytes, toEndOf: descriptor)
      guard rename(temporary, target) == 0 else { throw .failed(.last) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes and closes; some file systems find only then that they are full.
  private func write(
    _ bytes: [UInt8], toEndOf descriptor: Int32
  ) throws(OutputError.Reason) {
    do throws(OutputError.Reason) {
      try write(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw .failed(.last) }
  }

  private static func temporaryName(beside target: String) -> String {
    let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    return "\(folder).chartview-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) throws(OutputError.Reason) {
    do throws(SystemError) {
      try StandardStreams.write(bytes, to: descriptor)
    } catch {
      throw .failed(error)
    }
  }
}

import ChartCore
import Glibc

/// The bytes that a file had when it was opened, read as they are asked for.
///
/// The file is read and not mapped: a file that shrinks while it is mapped ends the program.
final class FileStream: SourceStream {
  private let descriptor: Int32
  private let start: Int
  private let count: Int
  private let progress: ReadingProgress?
  private var offset = 0
  private(set) var failure: InputError.Reason?

  /// Opens a file; what is no file on a disk is read to its end at once.
  static func opened(
    _ source: InputSource, _ progress: ReadingProgress?
  ) throws(InputError.Reason) -> any SourceStream {
    let descriptor = try descriptor(of: source)
    do throws(InputError.Reason) {
      let status = try status(of: descriptor)
      // Files without a size are made up while they are read, as those in /proc.
      if status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 {
        // A shell may have read the first lines of what it redirects.
        let start = max(Int(lseek(descriptor, 0, SEEK_CUR)), 0)
        return FileStream(
          descriptor, start: start, count: max(Int(status.st_size) - start, 0), progress)
      }
      let stream = try spool(descriptor, status, progress)
      if descriptor != STDIN_FILENO { close(descriptor) }
      return stream
    } catch {
      if descriptor != STDIN_FILENO { close(descriptor) }
      throw error
    }
  }

  /// Takes over a file with so many bytes from `start` on.
  init(_ descriptor: Int32, start: Int = 0, count: Int, _ progress: ReadingProgress?) {
    self.descriptor = descriptor
    self.start = start
    self.count = count
    self.progress = progress
    progress?.begin(size: count)
  }

  deinit { if descriptor != STDIN_FILENO { close(descriptor) } }

  var expectedCount: Int? { count }

  func read(into room: UnsafeMutableRawBufferPointer) throws(TableError) -> Int {
    let length = min(room.count, count - offset)
    if length == 0 { return 0 }
    let got = retryingInterrupts {
      pread(descriptor, room.baseAddress, length, off_t(start + offset))
    }
    guard got > 0 else {
      failure = got == 0 ? .changed : .failed(.last)
      throw .interrupted
    }
    offset += got
    progress?.advance(to: offset)
    return got
  }

  func rewind() {
    offset = 0
    progress?.rewind()
  }
}

// MARK: - Opening

extension FileStream {
  private static func descriptor(of source: InputSource) throws(InputError.Reason) -> Int32 {
    guard case .file(let path) = source else { return STDIN_FILENO }
    let descriptor = retryingInterrupts { open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY) }
    if descriptor >= 0 { return descriptor }
    if [ENOENT, ENOTDIR].contains(errno) { throw .missing }
    throw .failed(.last)
  }

  private static func status(of descriptor: Int32) throws(InputError.Reason) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .failed(.last) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw .isDirectory
    case S_IFBLK: throw .isDevice
    default: return status
    }
  }

  private static func spool(
    _ descriptor: Int32, _ status: stat, _ progress: ReadingProgress?
  ) throws(InputError.Reason) -> any SourceStream {
    var spool = Spool()
    progress?.begin(size: 0)
    let isEndless = status.st_mode & S_IFMT == S_IFCHR && isatty(descriptor) == 0
    while try spool.read(from: descriptor) {
      if isEndless { throw .isDevice }
      progress?.advance(to: spool.count)
    }
    return try spool.takeStream(progress)
  }
}

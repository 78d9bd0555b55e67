import Glibc

/// Bytes that come once and are read more often: in memory while they are few, and then in a file
/// that has no name and goes with the program.
///
/// Where there is no room for the file, they stay in memory.
struct Spool: ~Copyable {
  private var memory = GrowingMemory()
  private var file: Int32?
  private var fileLength = 0
  private let limit: Int
  private let folder: String
  private var mayUseFile = true

  /// Creates an empty spool that keeps `limit` bytes in memory.
  init(
    limit: Int = 1 << 25, folder: String = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  ) {
    self.limit = limit
    self.folder = folder
  }

  /// Creates an empty spool with a file of its own.
  init(limit: Int, file: Int32) {
    self.init(limit: limit)
    self.file = file
  }

  deinit { if let file { close(file) } }

  var count: Int { fileLength + memory.bytes.count }

  /// Takes in what one read of a descriptor gives; returns false at its end.
  mutating func read(from descriptor: Int32) throws(InputError.Reason) -> Bool {
    let hasMore = try memory.read(from: descriptor)
    if memory.bytes.count >= limit { try spill() }
    return hasMore
  }

  /// Takes in bytes that follow.
  mutating func append(_ bytes: [UInt8]) throws(InputError.Reason) {
    try memory.append(bytes)
    if memory.bytes.count >= limit { try spill() }
  }

  /// Hands all bytes over as a stream.
  mutating func takeStream(
    _ progress: ReadingProgress? = nil
  ) throws(InputError.Reason) -> any SourceStream {
    if file != nil { try spill() }
    defer { (file, fileLength) = (nil, 0) }
    if let file { return FileStream(file, count: fileLength, progress) }
    var taken = GrowingMemory()
    swap(&taken, &memory)
    return MemoryStream(taken)
  }

  /// Moves the bytes from memory to the file.
  private mutating func spill() throws(InputError.Reason) {
    guard mayUseFile else { return }
    if file == nil { file = Self.namelessFile(in: folder) }
    guard let file, memory.write(to: file) else { return try recall() }
    fileLength += memory.bytes.count
    memory.removeAll()
  }

  /// Puts the bytes of the file back in front of those in memory, and does without a file.
  private mutating func recall() throws(InputError.Reason) {
    mayUseFile = false
    guard let file else { return }
    var all = try GrowingMemory(capacity: fileLength + memory.bytes.count)
    lseek(file, 0, SEEK_SET)
    while all.bytes.count < fileLength, try all.read(from: file, atMost: fileLength) {}
    try all.append(memory.bytes)
    memory = all
    close(file)
    (self.file, fileLength) = (nil, 0)
  }

  private static func namelessFile(in folder: String) -> Int32? {
    var template = Array("\(folder)/chartview-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    if file < 0 { return nil }
    unlink(template)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }
}

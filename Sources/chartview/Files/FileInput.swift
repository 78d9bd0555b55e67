import Glibc

/// All bytes of a source, in one block of memory that goes with this value.
///
///     let input = try FileInput(.file("savings.csv"))
///     input.bytes.count
///
/// What is packed with gzip is unpacked. The file is read and not mapped: a file that shrinks while it is mapped ends the program.
struct FileInput: ~Copyable {
  private let memory: GrowingMemory
  /// Valid for as long as this value lives.
  var bytes: UnsafeRawBufferPointer { memory.bytes }

  /// Reads `source` to its end; a pipe until its writers have closed it.
  init(_ source: InputSource) throws(InputError) {
    do throws(InputError.Reason) {
      memory = try Self.unpacked(Self.memory(reading: source))
    } catch {
      throw InputError(source: source, reason: error)
    }
  }

  /// Takes bytes that have been read from `source` already.
  init(_ source: InputSource, bytes: [UInt8]) throws(InputError) {
    do throws(InputError.Reason) {
      memory = try Self.unpacked(GrowingMemory(copying: bytes))
    } catch {
      throw InputError(source: source, reason: error)
    }
  }

  private static func unpacked(
    _ packed: consuming GrowingMemory
  ) throws(InputError.Reason) -> GrowingMemory {
    let isPacked = GzipStream.isGzip(packed.bytes)
    let memory = isPacked ? try GzipStream.unpacked(packed.bytes) : packed
    if memory.bytes.isEmpty { throw .empty }
    return memory
  }

  private static func memory(reading source: InputSource) throws(InputError.Reason) -> GrowingMemory
  {
    let descriptor = try opened(source)
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .failed(.last) }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR { throw .isDirectory }
    if kind == S_IFBLK { throw .isDevice }

    // One byte more than the size: the last read then finds the end without growing.
    var memory = try GrowingMemory(capacity: kind == S_IFREG ? Int(status.st_size) + 1 : 65_536)
    let isEndless = kind == S_IFCHR && isatty(descriptor) == 0
    while try memory.read(from: descriptor) {
      if isEndless { throw .isDevice }
    }
    return memory
  }

  private static func opened(_ source: InputSource) throws(InputError.Reason) -> Int32 {
    guard case .file(let path) = source else { return STDIN_FILENO }
    let descriptor = retryingInterrupts { open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY) }
    if descriptor >= 0 { return descriptor }
    if [ENOENT, ENOTDIR].contains(errno) { throw .missing }
    throw .failed(.last)
  }
}

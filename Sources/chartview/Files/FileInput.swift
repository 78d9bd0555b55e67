import ChartCore
import Glibc

/// All bytes of a source, in one block of memory that goes with this value.
///
///     let input = try FileInput(.file("savings.csv"))
///     input.bytes.count
///
/// What is packed with gzip is unpacked.
struct FileInput: ~Copyable {
  private var memory: GrowingMemory
  /// Valid for as long as this value lives.
  var bytes: UnsafeRawBufferPointer { memory.bytes }

  /// Reads `source` to its end; a pipe until its writers have closed it.
  init(_ source: InputSource) throws(InputError) {
    let stream = try source.opened()
    do throws(InputError.Reason) {
      memory = try Self.memory(reading: stream)
    } catch {
      throw InputError(source: source, reason: error)
    }
  }

  private static func memory(
    reading stream: any SourceStream
  ) throws(InputError.Reason) -> GrowingMemory {
    var memory = try GrowingMemory(capacity: (stream.expectedCount ?? 0) + 1)
    var count = 1
    while count > 0 {
      var failure: InputError.Reason?
      try memory.append { room in
        do throws(TableError) { count = try stream.read(into: room) } catch {
          (count, failure) = (0, stream.failure ?? .changed)
        }
        return count
      }
      if let failure { throw failure }
    }
    if memory.bytes.isEmpty { throw .empty }
    return memory
  }
}

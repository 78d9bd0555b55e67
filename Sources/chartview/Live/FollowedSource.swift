import ChartCore
import Glibc

/// A source that is followed, with what it held when the program started.
///
/// A file has to hold a table already, or nothing but a header. Nothing is known of a pipe, or of a
/// file packed with gzip, before its window is there.
struct FollowedSource {
  let source: InputSource
  var table: GrowingTable
  /// How many bytes of a file have been read; nothing for a pipe, which has no places.
  let offset: Int?

  init(_ source: InputSource, _ arguments: Arguments) throws(Failure) {
    self.source = source
    table = GrowingTable(options: arguments.readingOptions, keeping: arguments.keep)
    guard !source.isPipe else {
      offset = nil
      return
    }
    if Self.isPacked(source) {
      offset = 0
      return
    }
    let bytes: [UInt8]
    do throws(InputError) {
      let input = try FileInput(source)
      bytes = Array(input.bytes)
    } catch {
      guard error.reason == .empty else { throw .input(error) }
      offset = 0
      return
    }
    offset = bytes.count
    do throws(TableError) {
      _ = try table.append(bytes)
    } catch {
      if case .headerOnly = error { return }
      throw .data(source, reason: error.message)
    }
  }

  /// Returns the chart of what has been read so far, empty when that is nothing.
  func document(_ arguments: Arguments) throws(Failure) -> any ChartDocument {
    if let table = table.table {
      return try arguments.document(of: [SourceTable(source, table: table)])
    }
    return LineDocument(empty: source, arguments)
  }

  private static func isPacked(_ source: InputSource) -> Bool {
    let descriptor = open(source.path ?? "/proc/self/fd/0", O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var bytes: [UInt8] = [0, 0]
    return retryingInterrupts { read(descriptor, &bytes, bytes.count) } > 0
      && GzipFlow.isGzip(bytes)
  }
}

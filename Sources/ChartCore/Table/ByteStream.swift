/// The bytes of a file, from its beginning to its end, as often as they are asked for.
///
/// `Table(reading:)` goes through it in blocks of a few hundred kilobytes, once or a few times, so
/// that a file need not be held in memory. It asks from one thread at a time, but not always the
/// same.
public protocol ByteStream: AnyObject {
  /// About how many bytes there are, where that is known.
  var expectedCount: Int? { get }

  /// Reads bytes that follow into `room`, which is never empty, and returns how many; 0 only at
  /// the end.
  ///
  /// Throws `TableError.interrupted` when the bytes cannot be had.
  func read(into room: UnsafeMutableRawBufferPointer) throws(TableError) -> Int

  /// Goes back to the beginning.
  ///
  /// Throws `TableError.interrupted` when that is impossible.
  func rewind() throws(TableError)
}

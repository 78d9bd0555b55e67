import Glibc
import Synchronization

/// How far the reading of some sources has come: the thread that reads writes it, those that wait
/// look at it.
final class ReadingProgress: Sendable {
  private let sourceCount: Int
  private let finishedCount = Atomic(0)
  private let size = Atomic(0)
  private let offset = Atomic(0)
  private let pass = Atomic(0)

  /// Bytes from the beginning of a file that are looked at before it is read.
  private static let headLength = 1 << 20
  /// How much of what is left to do the next pass through a file is taken to be.
  private static let share = 0.7

  init(sourceCount: Int) {
    self.sourceCount = max(sourceCount, 1)
  }

  /// Begins with a source of `size` bytes; 0 when that is not known.
  func begin(size: Int) {
    self.size.store(size, ordering: .relaxed)
    offset.store(0, ordering: .relaxed)
    pass.store(0, ordering: .relaxed)
  }

  /// Takes note that the source has been read up to an offset.
  func advance(to offset: Int) { self.offset.store(offset, ordering: .relaxed) }

  /// Takes note that the source is read from its beginning again.
  func rewind() {
    if byteCount > Self.headLength { pass.add(1, ordering: .relaxed) }
    advance(to: 0)
  }

  /// Ends with a source.
  func finish() {
    begin(size: 0)
    finishedCount.add(1, ordering: .relaxed)
  }

  /// Bytes read of the current source.
  var byteCount: Int { offset.load(ordering: .relaxed) }

  /// How much is done, from 0 to 1, never less than before; nil when a size is not known.
  ///
  /// Some files are gone through twice or more often, which shows only on the way; each pass is
  /// therefore a part of what the ones before it have left.
  var fraction: Double? {
    let finished = Double(finishedCount.load(ordering: .relaxed))
    let size = size.load(ordering: .relaxed)
    guard size > 0 else { return finished > 0 ? finished / Double(sourceCount) : nil }
    let left = pow(1 - Self.share, Double(pass.load(ordering: .relaxed)))
    let done = 1 - left * (1 - Self.share * Double(byteCount) / Double(size))
    return (finished + done) / Double(sourceCount)
  }
}

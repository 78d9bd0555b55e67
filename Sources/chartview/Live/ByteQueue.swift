import Glibc
import Synchronization

/// Bytes on their way from the thread that reads them to the window that shows them.
///
/// The reader is never held up for longer than the window takes to come for them, and they never
/// take more memory than that of a large file.
final class ByteQueue: Sendable {
  /// What has come since the window came last.
  struct Delivery: Sendable {
    var bytes: [UInt8] = []
    /// Whether what came before is void: the file was cut off or another took its name.
    var startsAnew = false
    /// Whether nothing will follow.
    var isLast = false
    /// Why reading ended, if not at the end.
    var error: InputError.Reason?
  }

  private static let capacity = 1 << 26
  /// How often a reader that has filled the queue looks again, in microseconds.
  private static let pause: UInt32 = 1000

  private let delivery = Mutex(Delivery())

  /// Takes out what has come.
  func take() -> Delivery {
    delivery.withLock { delivery in
      defer { delivery = Delivery(isLast: delivery.isLast, error: delivery.error) }
      return delivery
    }
  }

  /// Appends bytes, once there is room.
  func put(_ bytes: UnsafeRawBufferPointer) {
    while delivery.withLock({ $0.bytes.count >= Self.capacity }) { usleep(Self.pause) }
    delivery.withLock { $0.bytes += bytes }
  }

  /// Makes void what came before.
  func startAnew() { delivery.withLock { $0 = Delivery(startsAnew: true) } }

  func end(_ error: InputError.Reason? = nil) {
    delivery.withLock {
      $0.isLast = true
      $0.error = error
    }
  }
}

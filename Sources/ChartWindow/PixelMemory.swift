import CX11
import Glibc

/// Bytes for pixels: shared with the X server where it allows, else the program's own.
final class PixelMemory {
  let bytes: UnsafeMutableRawPointer
  let count: Int
  /// What the server knows of shared bytes; nil for the program's own.
  let segment: UnsafeMutablePointer<XShmSegmentInfo>?
  private let connection: Connection

  /// Allocates bytes of the program's own.
  init(count: Int, connection: Connection) {
    bytes = .allocate(byteCount: count, alignment: 16)
    segment = nil
    self.count = count
    self.connection = connection
  }

  /// Allocates bytes that the server reads too, or fails when it cannot: on another machine, say.
  init?(sharedCount count: Int, connection: Connection) {
    let identifier = shmget(0, count, IPC_CREAT | 0o600)
    guard identifier >= 0 else { return nil }
    let address = shmat(identifier, nil, 0)
    guard let address, Int(bitPattern: address) != -1 else {
      shmctl(identifier, IPC_RMID, nil)
      return nil
    }
    let segment = UnsafeMutablePointer<XShmSegmentInfo>.allocate(capacity: 1)
    segment.initialize(
      to: XShmSegmentInfo(
        shmseg: 0, shmid: identifier, shmaddr: address.assumingMemoryBound(to: CChar.self),
        readOnly: 1))
    let isAttached = ProtocolErrors.succeeds(on: connection.display) {
      XShmAttach(connection.display, segment)
    }
    // Both sides hold the segment now; without its name nothing is left behind by a crash.
    shmctl(identifier, IPC_RMID, nil)
    guard isAttached else {
      shmdt(address)
      segment.deallocate()
      return nil
    }
    (bytes, self.segment, self.count, self.connection) = (address, segment, count, connection)
  }

  isolated deinit {
    guard let segment else { return bytes.deallocate() }
    XShmDetach(connection.display, segment)
    shmdt(bytes)
    segment.deallocate()
  }
}

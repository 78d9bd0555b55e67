import Glibc

extension [UInt8] {
  /// Asks for large pages where the array has room to grow, so that filling it takes fewer faults.
  mutating func adviseLargePages() {
    let room = capacity
    withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress, room >= 1 << 22 else { return }
      let page = 1 << 12
      let first = (Int(bitPattern: start) + page - 1) & ~(page - 1)
      let end = (Int(bitPattern: start) + room) & ~(page - 1)
      madvise(UnsafeMutableRawPointer(bitPattern: first), end - first, MADV_HUGEPAGE)
    }
  }
}

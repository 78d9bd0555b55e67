/// Why a source gave no data.
struct InputError: Error, Hashable {
  var source: InputSource
  var reason: Reason

  enum Reason: Error, Hashable {
    case missing
    case isDirectory
    /// A device that would be read without an end, or a disk.
    case isDevice
    case empty
    case noMemory
    /// Packed with gzip and cut off or damaged.
    case damagedGzip
    /// Shorter than it was, or with other rows, while it was being read.
    case changed
    /// The system's number of the error: no permission, a loop of links, a failing disk.
    case failed(SystemError)
  }
}

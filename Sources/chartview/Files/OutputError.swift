/// Why a file, or standard output, could not be written.
struct OutputError: Error, Hashable {
  /// A path, or `-` for standard output.
  var path: String
  var reason: Reason

  enum Reason: Error, Hashable {
    case noFolder
    case isDirectory
    /// The system's error: no permission, disk full, a closed pipe.
    case failed(SystemError)
  }
}

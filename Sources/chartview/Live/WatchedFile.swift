/// A file that is watched, with what it was like when it was shown last.
final class WatchedFile {
  let path: String
  let watch: FileWatch
  private(set) var shown: FileSnapshot?

  /// Starts to watch a file that is about to be read.
  init(_ path: String) throws(SystemError) {
    self.path = path
    watch = try FileWatch(path)
    shown = FileSnapshot(path: path)
  }

  /// Takes note that the file is shown as it was at that look.
  func note(shown now: FileSnapshot) { shown = now }
}

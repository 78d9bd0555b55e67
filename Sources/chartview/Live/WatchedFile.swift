/// A file that is watched, with what it was like when it was shown last.
final class WatchedFile {
  let path: String
  let watch: FileWatch
  private var shown: FileSnapshot?

  /// Starts to watch a file that is about to be read.
  init(_ path: String) throws(SystemError) {
    self.path = path
    watch = try FileWatch(path)
    shown = FileSnapshot(path: path)
  }

  /// Returns what has happened since the file was shown last, and what it is like now.
  func look() -> (change: FileChange, now: FileSnapshot?) {
    let now = FileSnapshot(path: path, beginning: shown?.size ?? 0)
    guard let shown else { return (now == nil ? .none : .replaced(keepsValues: false), now) }
    return (FileChange(from: shown, to: now), now)
  }

  /// Takes note that the file is shown as it was at that look.
  func note(shown now: FileSnapshot?) { shown = now ?? shown }
}

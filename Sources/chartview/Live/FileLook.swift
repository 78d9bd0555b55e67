/// A look at all watched files, and at what they hold when that has changed.
///
/// It may take long, and touches nothing that others do, so it can be taken on any thread.
struct FileLook: Sendable {
  /// What a look found; a document is handed on by the thread that made it, never used by two.
  enum Outcome: @unchecked Sendable {
    case unchanged
    /// The name leads to no file.
    case missing(path: String)
    case failed(Failure)
    case changed(any ChartDocument, changesValues: Bool, [FileSnapshot])
  }

  /// The files as they were when they were shown last.
  let files: [(path: String, shown: FileSnapshot?)]
  /// Reads them again.
  let reload: @Sendable () throws(Failure) -> any ChartDocument

  /// Takes the look.
  func take() -> Outcome {
    var snapshots: [FileSnapshot] = []
    var changes: [FileChange] = []
    for (path, shown) in files {
      guard let now = FileSnapshot(path: path, beginning: shown?.size ?? 0) else {
        return .missing(path: path)
      }
      snapshots.append(now)
      changes.append(shown.map { FileChange(from: $0, to: now) } ?? .replaced(keepsValues: false))
    }
    guard changes.contains(where: { $0 != .none }) else { return .unchanged }
    do throws(Failure) {
      let changesValues = changes.contains(where: \.changesValues)
      return .changed(try reload(), changesValues: changesValues, snapshots)
    } catch {
      return .failed(error)
    }
  }
}

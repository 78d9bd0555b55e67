import Foundation
import Testing

/// Expects that `text` is what the golden file of this name holds.
///
/// A missing golden is written and the test fails; a mismatch leaves
/// `<name>-changed.txt` beside it; `RECORD_SNAPSHOTS=1` writes them all again.
func expectSnapshot(
  _ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let golden = Snapshot.folder.appending(path: name + ".txt")
  let changed = Snapshot.folder.appending(path: name + "-changed.txt")
  guard let known = try? String(contentsOf: golden, encoding: .utf8), !Snapshot.records else {
    try text.write(to: golden, atomically: true, encoding: .utf8)
    #expect(Snapshot.records, "\(name) is new; look at it", sourceLocation: sourceLocation)
    return
  }
  guard known != text else {
    try? FileManager.default.removeItem(at: changed)
    return
  }
  try text.write(to: changed, atomically: true, encoding: .utf8)
  Issue.record("\(name) differs; see \(changed.path)", sourceLocation: sourceLocation)
}

private enum Snapshot {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Snapshots")
  static let records = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
}

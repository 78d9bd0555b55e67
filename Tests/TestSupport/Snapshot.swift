import Foundation
import Testing

/// Expects that `text` is what the golden file of this name holds, in the folder `Snapshots` of the
/// test target.
///
/// A missing golden is written and the test fails; a mismatch leaves
/// `<name>-changed.txt` beside it; `RECORD_SNAPSHOTS=1` writes them all again.
public func expectSnapshot(
  _ text: String, named name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let golden = Snapshot.folder(of: file).appending(path: name + ".txt")
  let changed = Snapshot.folder(of: file).appending(path: name + "-changed.txt")
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
  /// The folder of the test target that a file is in.
  static func folder(of file: String) -> URL {
    let target = URL(filePath: file).pathComponents
    let depth = target.firstIndex(of: "Tests").map { $0 + 2 } ?? target.count - 1
    let path = target.prefix(depth).dropFirst().joined(separator: "/")
    return URL(filePath: "/" + path).appending(path: "Snapshots")
  }

  static let records = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
}

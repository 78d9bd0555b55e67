import Testing

@testable import chartview

@Suite struct FileLookTests {
  private let folder: TemporaryFolder
  private let path: String
  private let before: FileSnapshot

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write("n,v\n1,2\n", to: "a.csv")
    before = try #require(FileSnapshot(path: path))
  }

  /// Returns what a look finds after shell commands, in a few words.
  private func look(after commands: String) throws -> String {
    _ = try BuiltProgram.shell("cd '\(folder[""])' && \(commands)")
    var parser = ArgumentParser()
    let arguments = try parser.arguments(from: ["--line", path])
    let source = InputSource.file(path)
    let look = FileLook(files: [(path, before)]) { () throws(Failure) in
      try arguments.document(reading: [source])
    }
    switch look.take() {
    case .unchanged: return "unchanged"
    case .missing(let path): return path == self.path ? "missing" : "other"
    case .failed(let failure): return String(failure.message.dropFirst(path.count + 2))
    case .changed(let document, let changesValues, let snapshots):
      let data = (document as? LineDocument)?.data
      return "\(data?.series.first?.y ?? []) \(changesValues) \(snapshots.map(\.size))"
    }
  }

  @Test(
    "a look tells what has changed, reads it, and says what is wrong with it",
    arguments: [
      ("touch a.csv", "unchanged"), ("rm a.csv", "missing"),
      ("echo 2,3 >> a.csv", "[2.0, 3.0] false [12]"),
      ("echo n,v > a.csv; echo 1,9 >> a.csv", "[9.0] true [8]"),
      (": > a.csv", "is empty"), ("echo n,v > a.csv", "no data rows below the header (n, v)"),
    ])
  func outcomes(commands: String, outcome: String) throws {
    #expect(try look(after: commands) == outcome)
  }
}

import Testing

@testable import chartview

@Suite struct PathTraceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try BuiltProgram.shell(
      "cd '\(folder[""])' && mkdir -p d/e && touch d/e/x && ln -s d/e now && ln -s now/x link "
        + "&& ln -s '\(folder["d"])' far && ln -s round round && ln -s nowhere/x dead")
  }

  /// Returns the names that decide about a path, each behind its folder's name.
  private func entries(_ path: String) -> [String] {
    PathTrace(folder[path]).entries.map { entry in
      "\(entry.folder.dropFirst(folder.path.count)) \(entry.name)"
    }
  }

  @Test(
    "links on the way and the file itself decide where a path leads",
    arguments: [
      ("d/e/x", ["/d/e x"]), ("now/x", [" now", "/d/e x"]), ("link", [" link", " now", "/d/e x"]),
      ("far/e/x", [" far", "/d/e x"]), ("none/e/x", [" none"]), ("d/none", ["/d none"]),
      ("dead", [" dead", " nowhere"]), ("d//e/x", ["/d/e x"]),
    ])
  func links(path: String, names: [String]) {
    #expect(entries(path) == names)
  }

  @Test("links that lead round in circles come to an end")
  func circle() {
    #expect(entries("round").allSatisfy { $0 == " round" })
  }

  @Test("the folders passed through are all those above the file")
  func folders() {
    let trace = PathTrace(folder["d/e/x"])
    #expect(trace.folders.suffix(3) == [folder.path, folder["d"], folder["d/e"]])
    #expect(trace.folders.first == "/tmp")
    #expect(PathTrace("x").entries == [PathTrace.Entry(folder: ".", name: "x")])
  }
}

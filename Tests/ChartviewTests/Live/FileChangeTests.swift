import Testing

@testable import chartview

@Suite struct FileChangeTests {
  private let folder: TemporaryFolder
  private let path: String
  private static let rows = "t,v\n1,2\n3,4\n"

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write(Self.rows, to: "a.csv")
  }

  /// Returns the change that shell commands in the folder make of `a.csv`.
  private func change(_ commands: String) throws -> FileChange {
    let old = try #require(FileSnapshot(path: path))
    _ = try BuiltProgram.shell("cd '\(folder[""])' && \(commands)")
    return FileChange(from: old, to: FileSnapshot(path: path, beginning: old.size))
  }

  @Test(
    "what happened to a file is told apart",
    arguments: [
      ("true", .none), ("touch a.csv", .none), ("cat a.csv > b; cat b > a.csv", .none),
      ("cp a.csv b; mv b a.csv", .none), ("echo 5,6 >> a.csv", .appended),
      ("printf x >> a.csv", .appended), ("sed 's/2/9/' a.csv > b; cat b > a.csv", .rewritten),
      ("sed 's/2/9/;$a 5,6' a.csv > b; cat b > a.csv", .rewritten),
      ("head -n 2 a.csv > b; cat b > a.csv", .truncated), (": > a.csv", .truncated),
      ("sed -i 's/2/9/' a.csv", .replaced(keepsValues: false)),
      ("sed '$a 5,6' a.csv > b; mv b a.csv", .replaced(keepsValues: true)),
      ("rm a.csv", .removed), ("mv a.csv b", .removed), ("rm a.csv; mkdir a.csv", .removed),
      ("mv a.csv a.csv.1; head -n 2 a.csv.1 > a.csv", .replaced(keepsValues: false)),
    ] as [(String, FileChange)])
  func kinds(commands: String, kind: FileChange) throws {
    #expect(try change(commands) == kind)
  }

  @Test("S4-2: values are other values when they changed, not when rows were appended")
  func values() {
    let same: [FileChange] = [.none, .appended, .replaced(keepsValues: true), .removed]
    let others: [FileChange] = [.rewritten, .truncated, .replaced(keepsValues: false)]
    #expect(same.allSatisfy { !$0.changesValues } && others.allSatisfy(\.changesValues))
  }
}

import Glibc
import Testing

@testable import chartview

@Suite struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [0, 1, 100_000])
  func aFileIsWrittenWholeAndNothingElse(count: Int) throws {
    let bytes = [UInt8](repeating: 7, count: count)
    try OutputFile(folder["a.png"]).write(bytes)
    #expect(folder.names == ["a.png"])
    #expect(size(of: "a.png") == count)
  }

  @Test func anOlderFileIsReplacedAndALinkToItStays() throws {
    _ = try folder.write("a long old text", to: "a.svg")
    symlink("a.svg", folder["link.svg"])
    try OutputFile(folder["link.svg"]).write(Array("new".utf8))
    #expect(folder.names == ["a.svg", "link.svg"])
    #expect(try folder.text(of: "a.svg") == "new")
    var status = stat()
    #expect(lstat(folder["link.svg"], &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func theModeIsThatOfThePersonsMask() throws {
    let mask = umask(0o022)
    umask(mask)
    _ = try folder.write("x", to: "a.svg")
    var status = stat()
    #expect(stat(folder["a.svg"], &status) == 0)
    #expect(status.st_mode & 0o777 == 0o666 & ~mask)
  }

  @Test func aFailureLeavesNothingBehind() throws {
    let long = String(repeating: "x", count: 300) + ".png"
    #expect(reason(folder[long]) == .failed(SystemError(number: ENAMETOOLONG)))
    #expect(reason(folder["none/a.png"]) == .noFolder)
    #expect(reason(folder.path) == .isDirectory)
    #expect(reason("/proc/chartview.png") == .noFolder, "nobody can make files there")
    #expect(folder.names == [])
  }

  @Test func devicesAndPipesAreWrittenDirectly() throws {
    try OutputFile("/dev/null").write([1])
    #expect(reason("/dev/full") == .failed(SystemError(number: ENOSPC)))
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test("the mode and the owner of a file that exists stay", arguments: [0o600, 0o640, 0o666])
  func theModeAndTheOwnerStay(mode: mode_t) throws {
    let path = try folder.write("old", to: "a.svg")
    let owner: uid_t = geteuid() == 0 ? 12_345 : geteuid()
    #expect(chown(path, owner, getegid()) == 0 && chmod(path, mode) == 0)
    try OutputFile(path).write(Array("new".utf8))
    let found = status(of: "a.svg")
    #expect(found.map { $0.st_mode & 0o7777 } == mode && found?.st_uid == owner)
    #expect(try folder.text(of: "a.svg") == "new" && folder.names == ["a.svg"])
  }

  @Test(
    "all names of a file show the new content, which may be longer or shorter",
    arguments: ["a longer new text", "n"])
  func hardLinksStay(text: String) throws {
    let path = try folder.write("old text", to: "a.svg")
    #expect(link(path, folder["b.svg"]) == 0)
    try OutputFile(path).write(Array(text.utf8))
    #expect(try folder.text(of: "b.svg") == text)
    #expect(status(of: "a.svg")?.st_ino == status(of: "b.svg")?.st_ino)
    #expect(folder.names == ["a.svg", "b.svg"])
  }

  @Test("a link to a file that is not there yet is followed, also through others and folders")
  func danglingLinksAreFollowed() throws {
    #expect(mkdir(folder["in"], 0o755) == 0)
    symlink("in/first", folder["link.svg"])
    symlink("../a.svg", folder["in/first"])
    try OutputFile(folder["link.svg"]).write(Array("new".utf8))
    #expect(try folder.text(of: "a.svg") == "new" && folder.names == ["a.svg", "in", "link.svg"])
    symlink("round", folder["round"])
    #expect(reason(folder["round"]) == .failed(SystemError(number: ELOOP)))
  }

  @Test("a file that may be written is, in a folder that may not; one that may not is left alone")
  func aFileInAFolderOfOthers() throws {
    let path = try folder.write("old", to: "a.svg")
    _ = try folder.write("old", to: "b.svg")
    try folder.run("chmod 666 a.svg; chmod 444 b.svg; chmod 555 .")
    defer { chmod(folder.path, 0o700) }
    for (name, status) in [("a.svg", 0), ("b.svg", 1), ("c.svg", 1)] as [(String, Int32)] {
      let outcome = try someoneElse(exports: folder[name])
      #expect(outcome == status)
    }
    #expect(try folder.text(of: "a.svg").hasSuffix("</svg>\n"))
    #expect(try folder.text(of: "b.svg") == "old")
    let owner = status(of: "a.svg")?.st_uid
    #expect(folder.names == ["a.svg", "b.svg"] && owner == geteuid())
    #expect(path == folder["a.svg"])
  }

  @Test("a program that is killed leaves the old file or the new one and nothing else")
  func killsLeaveNothingBehind() throws {
    try folder.run("printf '\\211PNG IEND\\256B`\\202' > old.png")
    let chart = "'\(BuiltProgram.path)' --line --size 2000x1500 '\(Viewing.savings)'"
    for moment in 0..<40 {
      let name = moment.isMultiple(of: 2) ? "old.png" : "new.png"
      let delay = Double(moment) * 0.04
      let line = "\(chart) -o '\(folder[name])' & sleep \(delay); kill -9 $!; wait $!"
      _ = try BuiltProgram.shell("{ \(line); } 2> /dev/null")
      #expect(folder.names.allSatisfy { ["new.png", "old.png"].contains($0) })
      for name in folder.names where name.hasSuffix(".png") { #expect(try isWhole(name)) }
      unlink(folder["new.png"])
    }
  }

  /// Whether a picture has its end, which every PNG has.
  private func isWhole(_ name: String) throws -> Bool {
    let input = try FileInput(.file(folder[name]))
    return input.bytes.suffix(8).elementsEqual(Array("IEND".utf8) + [174, 66, 96, 130])
  }

  /// Exports a chart as somebody to whom nothing here belongs, and returns the exit status.
  private func someoneElse(exports path: String) throws -> Int32 {
    let other = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : ""
    // The folder of the tests is for their owner alone.
    let rows = "printf 'n,v\\n1,2\\n2,3\\n'"
    let chart = "\(rows) | \(other) '\(BuiltProgram.path)' --line -o '\(path)' - 2> /dev/null"
    return try BuiltProgram.shell(chart).status
  }

  private func status(of name: String) -> stat? {
    var status = stat()
    return stat(folder[name], &status) == 0 ? status : nil
  }

  private func size(of name: String) -> Int {
    var status = stat()
    return stat(folder[name], &status) == 0 ? Int(status.st_size) : -1
  }

  private func reason(_ path: String) -> OutputError.Reason? {
    do throws(OutputError) {
      try OutputFile(path).write([1, 2, 3])
      return nil
    } catch {
      return error.reason
    }
  }
}

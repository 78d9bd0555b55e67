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

import Glibc
import Testing

@testable import chartview

@Suite struct FileInputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [1, 2, 65_535, 65_536, 65_537, 1_000_003])
  func aFileIsReadWhole(count: Int) throws {
    let text = String(repeating: "x", count: count - 1) + "\n"
    let input = try FileInput(.file(folder.write(text, to: "a.csv")))
    #expect(input.bytes.count == count)
    #expect(input.bytes.last == 10)
  }

  @Test func whatIsNoFileIsAnErrorThatSaysSo() throws {
    symlink("loop", folder["loop"])
    let file = try folder.write("x", to: "file")
    let empty = try folder.write("", to: "empty")
    #expect(reason(folder["none.csv"]) == .missing)
    #expect(reason(file + "/a.csv") == .missing)
    #expect(reason("") == .missing)
    #expect(reason(folder.path) == .isDirectory)
    #expect(reason(empty) == .empty)
    #expect(reason(folder["loop"]) == .failed(SystemError(number: ELOOP)))
    #expect(reason("/dev/zero") == .isDevice)
    #expect(reason("/dev/null") == .empty)
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func aFileWithoutPermissionIsAnError() throws {
    let path = try folder.write("x", to: "secret")
    chmod(path, 0)
    #expect(reason(path) == .failed(SystemError(number: EACCES)))
  }

  @Test func aPipeIsReadToItsEnd() throws {
    let path = folder["pipe"]
    mkfifo(path, 0o600)
    let feeder = try ChildProcess([
      "sh", "-c", "(printf 'a,'; sleep 0.05; printf 'b') > \"$0\"", path,
    ])
    let input = try FileInput(.file(path))
    #expect(String(decoding: input.bytes, as: UTF8.self) == "a,b")
    withExtendedLifetime(feeder) {}
  }

  private func reason(_ path: String) -> InputError.Reason? {
    do throws(InputError) {
      _ = try FileInput(.file(path)).bytes.count
      return nil
    } catch {
      return error.reason
    }
  }
}

import ChartCore
import Foundation
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

  @Test("what is packed with gzip is unpacked: one member, several, and a long one")
  func gzip() throws {
    let long = String(repeating: "2026-11-30,1\n", count: 100_000)
    for texts in [["a,b\n1,2\n"], ["a,b\n", "1,2\n", ""], [long]] {
      let path = folder["data.csv.gz"]
      try? FileManager.default.removeItem(atPath: path)
      for text in texts {
        let plain = try folder.write(text, to: "plain")
        let packer = try ChildProcess(["sh", "-c", "gzip -c \"$0\" >> \"$1\"", plain, path])
        while !packer.hasEnded { usleep(1000) }
      }
      let input = try FileInput(.file(path))
      #expect(String(decoding: input.bytes, as: UTF8.self) == texts.joined())
    }
  }

  @Test("gzip data that are cut off, damaged or empty inside are an error that says so")
  func brokenGzip() throws {
    let header: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]
    let nothing: [UInt8] = header + [3, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    let cases: [([UInt8], InputError.Reason)] = [
      (header, .damagedGzip), (header + [0xff, 0xff, 0xff], .damagedGzip), (nothing, .empty),
      (Array(nothing.dropLast(2)), .damagedGzip),
    ]
    for (bytes, expected) in cases {
      let path = folder["broken.gz"]
      try Data(bytes).write(to: URL(filePath: path))
      #expect(reason(path) == expected)
    }
  }

  @Test func aFileThatShrinksWhileItIsReadIsAnErrorAndOneThatIsRemovedIsRead() throws {
    let path = try folder.write(String(repeating: "2026-11-30,1\n", count: 100), to: "a.csv")
    let stream = try InputSource.file(path).opened()
    unlink(path)
    var room = [UInt8](repeating: 0, count: 1000)
    #expect(try room.withUnsafeMutableBytes { try stream.read(into: $0) } == 1000)
    let other = try folder.write(String(repeating: "2026-11-30,1\n", count: 100), to: "b.csv")
    let shrinking = try InputSource.file(other).opened()
    truncate(other, 500)
    #expect(throws: TableError.interrupted) { try Table(reading: shrinking) }
    #expect(shrinking.failure == .changed)
  }

  @Test func aFileThatGrowsWhileItIsReadIsReadAsItWas() throws {
    let path = try folder.write("n,v\n1,2\n2,3\n", to: "a.csv")
    let stream = try InputSource.file(path).opened()
    let writer = open(path, O_WRONLY | O_APPEND)
    try StandardStreams.write(Array("3,4\n".utf8), to: writer)
    close(writer)
    #expect(try Table(reading: stream).rowCount == 2)
  }

  @Test func theTitleLeavesOutWhatNamesTheFormat() {
    #expect(InputSource.file("/tmp/savings.csv.gz").title == "savings")
    #expect(InputSource.file("savings.2026.csv").title == "savings.2026")
    #expect(InputSource.file(".gz").title == ".gz")
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

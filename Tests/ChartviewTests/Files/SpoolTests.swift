import Glibc
import Testing

@testable import chartview

@Suite struct SpoolTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [1, 4, 10, 100])
  func givesBackWhatCameHoweverMuchIsKeptInMemory(limit: Int) throws {
    var spool = Spool(limit: limit, folder: folder.path)
    for text in ["", "abc", "d", "efghijk", "l"] { try spool.append(Array(text.utf8)) }
    #expect(spool.count == 12)
    #expect(folder.names == [], "the file has no name")
    let stream = try spool.takeStream()
    for _ in 0..<2 {
      #expect(try text(of: stream) == "abcdefghijkl")
      try stream.rewind()
    }
  }

  @Test("without room for a file everything stays in memory", arguments: ["/nowhere", "/dev/full"])
  func noFile(folder: String) throws {
    var spool = Spool(limit: 2, folder: folder)
    for text in ["abc", "defg", "h"] { try spool.append(Array(text.utf8)) }
    #expect(try text(of: spool.takeStream()) == "abcdefgh")
  }

  @Test func aFullDiskLosesNothing() throws {
    var spool = Spool(limit: 2, file: open("/dev/full", O_RDWR))
    for text in ["abc", "defg", "h"] { try spool.append(Array(text.utf8)) }
    #expect(try text(of: spool.takeStream()) == "abcdefgh")
  }

  private func text(of stream: any SourceStream) throws -> String {
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 5)
    while true {
      let count = try room.withUnsafeMutableBytes { try stream.read(into: $0) }
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += room.prefix(count)
    }
  }
}

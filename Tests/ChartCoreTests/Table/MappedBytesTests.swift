import Glibc
import Testing

@testable import ChartCore

/// Bytes in mapped memory with nothing readable behind them.
@Suite struct MappedBytesTests {
  static let texts: [String] = {
    let rows = (0..<40).map { "2024-01-05 10:00:\($0 + 10),\($0).25,\"a, \($0)\"" }
    let file = "date,v,note\n" + rows.joined(separator: "\n")
    let tails = [
      "", "\n", "\r\n", "\n2024-01-06,", "\n2024-01-06,5,\"x", "\n2024-01-06,5,\"x\"", "\n1",
    ]
    let epochs = (0..<40).map { "\(1_700_000_000 + $0),1234567.1234567" }.joined(separator: "\n")
    return tails.map { file + $0 } + tails.map { "t,v\n" + epochs + $0 }
      + [
        "a", "a,b", "1,2\n", "\"", "[", "[[1,2],[3", "{\"a\":\"\\", "2024-01-05", "sep=",
        "#datatype",
      ]
  }()

  @Test(arguments: texts)
  func nothingIsReadBehindTheirEnd(text: String) throws {
    let page = sysconf(Int32(_SC_PAGESIZE))
    let flags = MAP_PRIVATE | MAP_ANONYMOUS
    let memory = try #require(mmap(nil, 3 * page, PROT_READ | PROT_WRITE, flags, -1, 0))
    defer { munmap(memory, 3 * page) }
    try #require(mprotect(memory + 2 * page, page, PROT_NONE) == 0)
    let bytes = Array(text.utf8)
    let start = memory + 2 * page - bytes.count
    start.copyMemory(from: bytes, byteCount: bytes.count)
    let mapped = Result {
      try Table(bytes: UnsafeRawBufferPointer(start: start, count: bytes.count))
    }
    let copied = Result { try Table(bytes: bytes) }
    switch (mapped, copied) {
    case (.success(let a), .success(let b)): #expect(TableDump(a) == TableDump(b))
    case (.failure(let a), .failure(let b)): #expect("\(a)" == "\(b)")
    default: Issue.record("the same bytes give something else")
    }
  }
}

import Testing

@testable import ChartCore

@Suite struct GrowingTableTests {
  private static func text(_ rows: Int) -> String {
    (0..<rows).reduce(into: "time,name,value\n") {
      $0 +=
        "2024-01-\($1 % 28 < 9 ? "0" : "")\($1 % 28 + 1)T00:00:00Z,n\($1 % 3),\($1 * 7 % 101).5\n"
    }
  }

  private static func columns(_ table: Table?) -> [[Double]] {
    (table?.columns ?? []).map { column in
      switch column.values {
      case .numbers(let values), .instants(let values), .times(let values): values
      case .texts(let texts): texts.codes.map(Double.init)
      }
    }
  }

  @Test(
    "however the bytes are cut, the table is that of all bytes together",
    arguments: [(3, 1), (3, 7), (20, 64), (900, 1000), (900, 7777), (900, 1 << 20)])
  func anyCuts(rows: Int, length: Int) throws {
    let bytes = Array(Self.text(rows).utf8)
    var growing = GrowingTable()
    for start in stride(from: 0, to: bytes.count, by: length) {
      // The header alone is no table yet.
      _ = try? growing.append(Array(bytes[start..<min(start + length, bytes.count)]))
    }
    let whole = try Table(bytes: bytes)
    #expect(Self.columns(growing.table) == Self.columns(whole))
    #expect(growing.table?.columns.map(\.name) == ["time", "name", "value"])
  }

  @Test("a line waits for its end, also for the last one's")
  func halfLines() throws {
    var growing = GrowingTable()
    var news = try growing.append(Array("t,v\n1,2\n3,".utf8))
    #expect(news && growing.table?.rowCount == 1)
    news = try growing.append(Array("45".utf8))
    #expect(!news && growing.table?.rowCount == 1)
    news = try growing.finish()
    #expect(news && Self.columns(growing.table) == [[1, 3], [2, 45]])
    news = try growing.finish()
    #expect(!news)
  }

  @Test("a header is no table yet")
  func headerFirst() throws {
    var growing = GrowingTable()
    #expect(throws: TableError.headerOnly(columns: ["t", "v"])) {
      try growing.append(Array("t,v\n".utf8))
    }
    let news = try growing.append(Array("1,2\n".utf8))
    #expect(news && Self.columns(growing.table) == [[1], [2]])
  }

  @Test("of a table that is kept short only the newest rows stay", arguments: [1, 10, 700])
  func keptRows(count: Int) throws {
    var growing = GrowingTable(keeping: .rows(count))
    let bytes = Array(Self.text(900).utf8)
    for start in stride(from: 0, to: bytes.count, by: 1999) {
      _ = try? growing.append(Array(bytes[start..<min(start + 1999, bytes.count)]))
      #expect(growing.table?.rowCount ?? 0 <= count)
    }
    let whole = try Table(bytes: bytes)
    #expect(Self.columns(growing.table) == Self.columns(whole).map { $0.suffix(count) })
  }

  @Test("a limit in time keeps what is no older than that")
  func keptSeconds() throws {
    var growing = GrowingTable(keeping: .seconds(3600))
    _ = try growing.append(Array("time,v\n2024-01-01T00:00:00Z,1\n2024-01-01T00:59:59Z,2\n".utf8))
    #expect(growing.table?.rowCount == 2)
    _ = try growing.append(Array("2024-01-01T01:59:59Z,3\n".utf8))
    #expect(Self.columns(growing.table).last == [2, 3])
  }

  @Test("objects a line grow, too")
  func objects() throws {
    var growing = GrowingTable()
    _ = try growing.append(Array("{\"t\": 1, \"v\": 2}\n{\"t\": 2, \"v\": 3}\n".utf8))
    for part in 1...20 {
      let lines = (1...100).map { "{\"t\": \(part * 100 + $0), \"v\": 1}\n" }
      _ = try growing.append(Array(lines.joined().utf8))
    }
    #expect(growing.table?.rowCount == 2002)
  }

  @Test("cells that are no numbers are missing, whatever else the new rows hold")
  func strangeCells() throws {
    var growing = GrowingTable()
    let rows = (1...3000).map { "\($0),\($0)\n" }.joined()
    _ = try growing.append(Array(("t,v\n" + rows).utf8))
    _ = try growing.append(Array("3001,off\n3002,off\n".utf8))
    #expect(growing.table?.rowCount == 3002)
    guard case .numbers(let values)? = growing.table?.columns.last?.values else {
      Issue.record("v holds numbers")
      return
    }
    #expect(values.suffix(3).map { $0.isNaN ? -1 : $0 } == [3000, -1, -1])
  }
}

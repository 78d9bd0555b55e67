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
      case .numbers(let values), .instants(let values), .times(let values): values.unpacked
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

  @Test(arguments: [1, 3, 300])
  func aQuoteThatIsNeverClosedHoldsUpNoRows(line: Int) throws {
    var lines = (1...1000).map { "\($0),\($0 % 7),a" }
    lines[line] = "\(line + 1),5,\"5 inch"
    var table = GrowingTable()
    for text in ["n,v,note"] + lines { _ = try? table.append(Array("\(text)\n".utf8)) }
    let all = try #require(table.table)
    #expect(all.columns[0].doubles.unpacked == (1...1000).map(Double.init))
  }

  /// Returns the table of a text that comes in parts of so many bytes.
  private func table(_ bytes: [UInt8], by length: Int) throws -> Table? {
    var growing = GrowingTable()
    for start in stride(from: 0, to: bytes.count, by: length) {
      _ = try? growing.append(Array(bytes[start..<min(start + length, bytes.count)]))
    }
    _ = try? growing.finish()
    return growing.table
  }

  /// The same rows in the forms that files have: by their name.
  static let forms: [(String, [UInt8])] = {
    let text = Self.text(600)
    let rows = text.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
    let objects = rows.map { "{\"time\":\"\($0[0])\",\"name\":\"\($0[1])\",\"value\":\($0[2])}" }
    let utf16: [UInt8] =
      [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] as [UInt8] }
    return [
      ("newlines", Array(text.utf8)), ("UTF-16", utf16),
      ("carriage returns", Array(text.replacing("\n", with: "\r").utf8)),
      ("both", Array(text.replacing("\n", with: "\r\n").utf8)),
      ("no last end", Array(text.dropLast().utf8)),
      (
        "quotes",
        Array(
          ["n0", "n1", "n2"].reduce(text) { text, name in
            text.replacing(",\(name),", with: ",\"a\nb \"\"\n\(name)\",")
          }.utf8)
      ),
      ("objects a line", Array(objects.joined(separator: "\n").utf8)),
      ("array", Array("[\n\(objects.joined(separator: ",\n"))\n]\n".utf8)),
      ("array in a line", Array("[\(objects.joined(separator: ","))]".utf8)),
      ("object of an array", Array("{\"rows\":[\(objects.joined(separator: ","))]}".utf8)),
    ]
  }()

  @Test(
    "every form grows as if it had been read whole, however its bytes come", arguments: forms,
    [1999, 1 << 20])
  func anyForm(form: (name: String, bytes: [UInt8]), length: Int) throws {
    let whole = try Table(bytes: form.bytes)
    let growing = try #require(try table(form.bytes, by: length))
    #expect(growing.columns.map(\.name) == whole.columns.map(\.name))
    #expect(Self.columns(growing) == Self.columns(whole))
    #expect(growing.rowCount == 600 || form.name == "quotes")
  }

  @Test("keys that appear later are new columns, whatever their order")
  func laterKeys() throws {
    var growing = GrowingTable()
    let first = (1...900).map { "{\"t\":\($0),\"a\":1}\n" }.joined()
    _ = try growing.append(Array(first.utf8))
    _ = try growing.append(Array("{\"t\":901,\"c\":5,\"b\":4}\n".utf8))
    _ = try growing.append(Array("{\"t\":902,\"b\":6,\"a\":2,\"c\":7}\n".utf8))
    let table = try #require(growing.table)
    #expect(table.columns.map(\.name) == ["t", "a", "c", "b"])
    let last = Self.columns(table).map { $0.suffix(3).map { $0.isNaN ? -1 : $0 } }
    #expect(last == [[900, 901, 902], [1, -1, 2], [-1, 5, 7], [-1, 4, 6]])
  }

  @Test("a row that cannot be read is skipped alone and named with its line")
  func badRows() throws {
    var growing = GrowingTable()
    let good = (0..<1000).map { "2026-01-01T00:\($0 / 50 + 10):\($0 % 50 + 10),\($0)\n" }.joined()
    _ = try growing.append(Array(("t,v\n" + good).utf8))
    let before = try #require(growing.table).rowCount
    let bad = "2026-01-01T01:00:00,1\nyesterday,2\n2026-01-01T01:00:02,3\n"
    _ = try growing.append(Array(bad.utf8))
    let table = try #require(growing.table)
    #expect(table.rowCount == before + 3)
    #expect(Self.columns(table)[0].suffix(3).map(\.isNaN) == [false, true, false])
    let warnings = try table.lineData().warnings
    #expect(
      warnings == [
        Warning(lines: [1003], message: "\"yesterday\" in column t is not a date; row skipped")
      ])
    #expect(growing.newsLine == 1002)
    #expect(try growing.news.flatMap { try $0.lineData().warnings } == warnings)
  }

  @Test("many bad rows make no other kind of their column", arguments: [1, 10, 1000])
  func manyBadRows(count: Int) throws {
    var growing = GrowingTable()
    let good = (1...2000).map { "\($0),\($0)\n" }.joined()
    _ = try growing.append(Array(("t,v\n" + good).utf8))
    let bad = String(repeating: "x,y\n", count: count)
    _ = try growing.append(Array((bad + "2001,2001\n" + bad + "2002,2002\n").utf8))
    let columns = Self.columns(growing.table)
    #expect(
      columns.map { $0.filter(\.isFinite).suffix(3) } == [[2000, 2001, 2002], [2000, 2001, 2002]])
    #expect(columns[0].count == 2002 + 2 * count)
  }

  @Test("rows that contradict those before them are skipped, and do not end the chart")
  func contradiction() throws {
    var growing = GrowingTable()
    let days = (13...28).map { "\($0)/02/2026,\($0)\n" }.joined()
    _ = try growing.append(Array(("date,v\n" + days).utf8))
    _ = try growing.append(Array("02/13/2026,3\n01/03/2026,4\n".utf8))
    let data = try #require(growing.table).lineData()
    #expect(data.series.first?.y.suffix(2) == [28, 4])
    #expect(data.warnings.map(\.lines) == [[18]])
  }

  @Test("a day that only comes later turns months and days of earlier rows round")
  func lateOrder() throws {
    let days = (1...12).flatMap { month in (1...12).map { (month, $0) } }
    func row(_ day: Int, _ month: Int, _ value: Int) -> String {
      "\(day < 10 ? "0" : "")\(day)/\(month < 10 ? "0" : "")\(month)/2026 08:30,\(value)\n"
    }
    let early = (0..<10).flatMap { _ in days.map { row($0.1, $0.0, 1) } }.joined()
    let late = [row(13, 12, 2), row(1, 2, 3), row(2, 3, 4)]
    var growing = GrowingTable()
    for part in ["date,v\n" + early] + late { _ = try growing.append(Array(part.utf8)) }
    let whole = try Table(bytes: Array(("date,v\n" + early + late.joined()).utf8))
    #expect(Self.columns(growing.table) == Self.columns(whole))
  }

  @Test("rows that are counted go on counting while the first are dropped")
  func countedRows() throws {
    var counted = GrowingTable(keeping: .rows(3))
    for row in 1...9 { _ = try? counted.append(Array((row == 1 ? "v\n1\n" : "\(row)\n").utf8)) }
    #expect(try counted.table?.lineData().series.first?.x == [7, 8, 9])
  }

  @Test("warnings go with the rows that are dropped, and lines stay those of the file")
  func droppedWarnings() throws {
    var growing = GrowingTable(keeping: .rows(4))
    _ = try growing.append(Array("n,v\n1,1\n2,oops\n3,3\n4,4\n".utf8))
    #expect(try growing.table?.lineData().warnings.map(\.lines) == [[3]])
    let many = (5...3000).map { "\($0),\($0)\n" }.joined()
    _ = try growing.append(Array(many.utf8))
    #expect(try growing.table?.lineData().warnings == [])
    _ = try growing.append(Array("3001,oops\n3002,3\n".utf8))
    #expect(try growing.table?.lineData().warnings.map(\.lines) == [[3002]])
  }

  @Test("a megabyte without a table is hopeless, and costs no more after that")
  func hopeless() {
    var growing = GrowingTable()
    let prose = Array(String(repeating: "nothing to see here\n", count: 20_000).utf8)
    for _ in 0..<2 { _ = try? growing.append(prose) }
    #expect(!growing.isHopeless)
    for _ in 0..<2 { _ = try? growing.append(prose) }
    #expect(growing.isHopeless)
  }

  @Test("an array that breaks off is read as far as it is whole")
  func brokenArray() throws {
    var growing = GrowingTable()
    _ = try growing.append(Array("[{\"t\":1,\"v\":1},{\"t\":2,\"v\":2},{\"t\":3,".utf8))
    #expect(Self.columns(growing.table) == [[1, 2], [1, 2]])
    #expect(growing.table?.warnings == [])
    _ = try? growing.finish()
    #expect(Self.columns(growing.table) == [[1, 2], [1, 2]])
    #expect(growing.table?.warnings.count == 1)
  }
}

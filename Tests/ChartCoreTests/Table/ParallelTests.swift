import Testing

@testable import ChartCore

/// One thread or many, one block or as many as there are rows: the same table.
@Suite struct ParallelTests {
  /// Pieces that files are made of, and that have broken readers.
  static let pieces = [
    "2024-01-05,1.5,a\n", "2024-01-05 10:00:00,-2,b\n", "\"2024-01-06\",\"3\",\"c, d\"\n", "\n",
    "# note\n",
    "2024-01-07,oops,\"x\ny\"\n", "2024-01-08,\"1,234.5\",\"say \"\"hi\"\"\"\n", ",,\n",
    "Total,5,\n",
    "2024-02-30,5,e\n", "2024-01-09,4\n", "2024-01-10,4,f,g\n", "2024-01-11,5,5\" pipe\n",
    "2024-01-12 , 7 , h\r\n",
    "2024-01-13,,i\n", "2024-01-14,1e5,\u{FC}\n", "2024-01-15,12345678901234567890.5,k\n",
  ]

  @Test(arguments: 0..<24)
  func givesTheSameTable(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let some = (0..<(2 + seed % 8)).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
    var text = "date,value,note\n"
    while text.utf8.count < (seed == 3 ? 1 << 20 : 12_000) {
      text += some.randomElement(using: &generator) ?? ""
    }
    if seed % 3 == 0 { text += "2024-03-01,9,\"never closed" }
    if seed % 6 == 0 { text += "\n2024-03-02,8,z" }
    try compare(Array(text.utf8), seed)
  }

  @Test func aLastLineThatBreaksOffIsNamedWhateverPartItIsIn() throws {
    for length in 1..<40 {
      let rows = (0..<length).map { "2024-01-05,\($0),\"x\"" }.joined(separator: "\n")
      try compare(
        Array("date,v,note\n\(rows)\n2024-01-0\(String(repeating: "6", count: length))".utf8), 0)
    }
  }

  private func compare(_ bytes: [UInt8], _ seed: Int) throws {
    let whole = ThreadPlan(limit: 1, blockLength: bytes.count + 3)
    let one = Result { try Table.read(bytes, ReadingOptions(), whole) }
    for count in [1, 2, 3, 7] {
      let plan = ThreadPlan(limit: count, blockLength: seed == 3 ? 1 << 18 : 1 << (seed % 8))
      let many = Result { try Table.read(bytes, ReadingOptions(), plan) }
      switch (one, many) {
      case (.success(let one), .success(let many)):
        #expect(TableDump(one).difference(TableDump(many)) == nil)
      case (.failure(let one), .failure(let many)): #expect("\(one)" == "\(many)")
      default: Issue.record("one fails, the other does not")
      }
    }
  }
}

import Testing

@testable import ChartCore

/// Where a text is cut into blocks.
@Suite struct RowCutTests {
  @Test(arguments: [
    ("1,2\n3,4\n5,", 8), ("1,2", 0), ("", 0), ("1,\"a\nb\"\n2,", 8), ("1,\"a\nb", 0),
    ("1,2\n3,\"a\nb", 4), ("1,\"a\"\"\nb\"\n", 10), ("1,\"a\"", 0), ("1,\"a\"\n\"", 6),
    ("1,5\" pipe\n2,\n", 13), ("# \"note\n1,2\n3", 12), ("#,\"note\n1,2\n3", 12),
  ])
  func theLastWholeRowEndsOutsideOfQuotes(text: String, end: Int) {
    #expect(cut(text, isLast: false).end == end)
    #expect(cut(text, isLast: true).end == text.utf8.count)
  }

  @Test func aQuoteIsOpenOnlyAtTheEndOfTheText() {
    #expect(cut("1,2\n3,\"a\nb", isLast: false).openQuote == nil)
    #expect(cut("1,2\n3,\"a\nb", isLast: true).openQuote == 6)
    #expect(cut("1,2\n3,\"a\nb\"", isLast: true).openQuote == nil)
  }

  @Test func aCarriageReturnEndsRowsWhereItEndsLines() {
    let dialect = Dialect(separator: .comma, lineEnd: .carriageReturn)
    let bytes = Array("1,2\r3,\"a\rb\"\r4".utf8)
    bytes.withUnsafeBufferPointer {
      #expect(RowCut(FileBytes($0), RowForm(dialect: dialect), isLast: false).end == 12)
    }
  }

  private func cut(_ text: String, isLast: Bool) -> RowCut {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      RowCut(
        FileBytes(bytes), RowForm(dialect: Dialect(separator: .comma)), isLast: isLast)
    }
  }
}

/// Quotes that nothing closes.
@Suite struct OpenQuoteTests {
  @Test(arguments: [
    ("d,v\n2024-01-01,\"1\n2024-01-02,2\n", 2, 3),
    ("d,v\n2024-01-01,1\n2024-01-02,\"2\n\n2024-01-03,3", 3, 5),
    ("d,v,n\n2024-01-01,1,\"a\nb\"\n2024-01-02,2,\"c\n2024-01-03,3,d\n", 4, 5),
  ])
  func areAnErrorThatNamesTheirLine(text: String, line: Int, lastLine: Int) {
    #expect(ReadText.error(text) == .openQuote(line: line, lastLine: lastLine))
  }

  @Test func onTheLastLineTheFileBreaksOff() throws {
    let data = try ReadText.lines("d,v,n\n2024-01-01,1,a\n2024-01-02,2,\"b")
    #expect(data.series[0].y == [1, 2])
    #expect(data.warnings.map(\.lines) == [[3]])
  }

  @Test func insideACellAQuoteIsACharacter() throws {
    #expect(
      try ReadText.lines("d,v,n\n2024-01-01,1,5\" pipe\n2024-01-02,2,b\n").series[0].y == [1, 2])
  }
}

/// A table that grows at its end while bytes come in, of any kind and encoding.
///
///     var table = GrowingTable()
///     try table.append(Array("t,v\n1,2\n3,".utf8))  // One row; the second waits for its end.
///     try table.append(Array("4\n".utf8))
///
/// The first lines are read anew with every line that follows, as long as they are few, so that
/// what is inferred from them is as good as it gets. After that only new lines are read, below
/// the first ones, which say how.
public struct GrowingTable: Sendable {
  /// All rows so far that are kept, or nothing as long as there is none.
  public private(set) var table: Table?
  /// What was read when rows came last: some of the first rows, then the new ones.
  public private(set) var news: [Table] = []
  /// The line that the new rows begin on.
  public private(set) var newsLine = 1
  private var options: ReadingOptions
  private let limit: KeepLimit?
  private var text = GrowingText()
  private var cutter: RecordCutter
  private var byteCount = 0
  /// Why the bytes hold no table yet.
  private var failure: TableError?
  /// The lines read so far.
  private var lineCount = 0
  /// The first lines, which say how the others are read.
  private var head: [UInt8] = []
  /// The rows of the first lines, once these do not grow any more.
  private var headRows: Int?

  /// First lines of fewer bytes are read again.
  private static let learningLength = 1 << 14
  /// About how many bytes of them are read with all lines that follow.
  private static let headLength = 1 << 11
  /// What more lines than these say of their columns is not doubted any more.
  private static let trustedLines = 8
  /// How often new lines are halved to find those that cannot be read.
  private static let searchLimit = 256
  /// After so many bytes without a table none is expected any more.
  private static let longLength = 1 << 20

  public init(options: ReadingOptions = ReadingOptions(), keeping limit: KeepLimit? = nil) {
    self.options = options
    self.options.forgivesOpenQuotes = true
    self.limit = limit
    cutter = RecordCutter(separator: options.separator)
  }

  /// Whether so much has come that it should have been a table long ago.
  public var isLong: Bool { byteCount > Self.longLength }

  /// Whether much has come and none of it was a table.
  public var isHopeless: Bool { table == nil && isLong }

  /// Takes in bytes that follow; returns whether rows came with them.
  ///
  /// Throws when the bytes so far hold no table; that may change with those that follow.
  /// - Complexity: O(n) in the number of new bytes, and in the number of kept rows.
  public mutating func append(_ bytes: [UInt8]) throws(TableError) -> Bool {
    byteCount += bytes.count
    return try read(cutter.append(text.append(bytes)))
  }

  /// Takes in a last line without an end, when nothing will follow.
  public mutating func finish() throws(TableError) -> Bool {
    let parts = cutter.append(text.finish())
    let last = cutter.finish()
    return try read(last.isEmpty ? parts : parts + [last])
  }

  private mutating func read(_ parts: [[UInt8]]) throws(TableError) -> Bool {
    (news, newsLine) = ([], lineCount + 1)
    var hasRows = false
    for part in parts {
      do throws(TableError) {
        hasRows = try read(part) || hasRows
        failure = nil
      } catch {
        failure = error
      }
    }
    if !hasRows, let failure { throw failure }
    trim()
    return hasRows
  }

  private mutating func read(_ records: [UInt8]) throws(TableError) -> Bool {
    if isHopeless, let failure { throw failure }
    let before = lineCount
    lineCount += lines(of: records)
    guard let headRows else { return try learn(records, after: before) }
    return try add(records, below: headRows, after: before)
  }

  /// Appends records to the table and returns whether there are rows among them.
  private mutating func add(
    _ records: [UInt8], below headRows: Int, after lineCount: Int
  ) throws(TableError) -> Bool {
    var count = 0
    for new in try tables(records, offset: lineCount - lines(of: head)) {
      news.append(new)
      learnOrder(from: new, records, after: lineCount)
      let rows = max(new.rowCount - headRows, 0)
      table?.append(new.suffix(rows))
      count += rows
    }
    return count > 0
  }

  private mutating func learn(
    _ records: [UInt8], after lineCount: Int
  ) throws(TableError) -> Bool {
    let all = Result { () throws(TableError) in try readTable(head + records) }
    if let table, lineCount >= Self.trustedLines, (try? all.get())?.fits(table) != true {
      // What was understood of so many lines is not given up for a few that do not fit.
      let rows = try readTable(head).rowCount
      headRows = rows
      return try add(records, below: rows, after: lineCount)
    }
    head += records
    return take(try all.get())
  }

  private mutating func take(_ all: Table) -> Bool {
    let before = table?.rowCount ?? 0
    if head.count >= Self.learningLength { settle(all) }
    table = all
    news = [all]
    return headRows != nil || all.rowCount > before || limit != nil
  }

  private func lines(of records: [UInt8]) -> Int { records.count { $0 == cutter.lineEnd } }

  /// Reads records from the beginning.
  private func readTable(_ records: [UInt8]) throws(TableError) -> Table {
    try Table(bytes: cutter.closed(records), options: options)
  }

  private mutating func trim() {
    guard let limit, let kept = table?.kept(within: limit) else { return }
    table = kept
  }
}

// MARK: - The first lines

extension GrowingTable {
  /// Cuts the first lines off where they still say all that is known of the columns.
  private mutating func settle(_ all: Table) {
    var length = Self.headLength
    while length < head.count {
      var cutter = RecordCutter(separator: options.separator)
      let lines = Array(cutter.append(Array(head[..<length])).joined())
      if let table = try? readTable(lines), table.hasColumns(of: all) {
        (head, headRows) = (lines, table.rowCount)
        return
      }
      length *= 4
    }
  }

  /// Puts a line that proves the order of day and month beside the first lines, which left it open.
  private mutating func learnOrder(from new: Table, _ records: [UInt8], after lineCount: Int) {
    for column in new.columns {
      guard let old = table?.columns.first(where: { $0.name == column.name }),
        column.hasOtherOrder(than: old), let row = column.plan?.turnedBy?.row
      else { continue }
      let lines = records.split(separator: cutter.lineEnd, omittingEmptySubsequences: false)
      let index = new.lines.line(ofRow: row) - lineCount - 1
      guard lines.indices.contains(index) else { continue }
      head += lines[index] + [cutter.lineEnd]
      headRows = headRows.map { $0 + 1 }
    }
  }

  /// Returns tables of the first rows and some of the others each.
  ///
  /// A cell that cannot be read must not make its column one of another kind: where it would, new
  /// lines are read in halves, so that only its own line is lost.
  private func tables(_ records: [UInt8], offset: Int) throws(TableError) -> [Table] {
    if records.contains(.quote) {
      let all = try readTable(head + records).moved(byLines: offset)
      return [all.skippingContradictions(fromRow: headRows ?? 0)]
    }
    var lines = records.split(separator: cutter.lineEnd, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    var halvings = 0
    return try tables(of: lines[...], offset: offset, &halvings)
  }

  private func tables(
    of lines: ArraySlice<ArraySlice<UInt8>>, offset: Int, _ halvings: inout Int
  ) throws(TableError) -> [Table] {
    let part = lines.joined(separator: [cutter.lineEnd]) + [cutter.lineEnd]
    let all = try readTable(head + part).moved(byLines: offset + lines.startIndex)
    guard let table, !all.fits(table), lines.count > 1, halvings < Self.searchLimit else {
      return [all.skippingContradictions(fromRow: headRows ?? 0)]
    }
    halvings += 1
    let middle = lines.startIndex + lines.count / 2
    return try tables(of: lines[..<middle], offset: offset, &halvings)
      + tables(of: lines[middle...], offset: offset, &halvings)
  }
}

extension Table {
  /// Whether the columns have the names and kinds of those of another table, and rows.
  fileprivate func hasColumns(of other: Table) -> Bool {
    rowCount > 0 && columns.map(\.name) == other.columns.map(\.name) && fits(other)
  }

  /// Whether the columns are of the kinds that those of another table by the same names are.
  fileprivate func fits(_ other: Table) -> Bool {
    columns.allSatisfy { column in
      guard let values = other.columns.first(where: { $0.name == column.name })?.values else {
        return true
      }
      if column.faults.contradiction != nil { return false }
      return column.values.isBlank || values.isBlank || column.values.isKind(of: values)
    }
  }
}

extension Column.Values {
  fileprivate func isKind(of other: Column.Values) -> Bool {
    switch (self, other) {
    case (.numbers, .numbers), (.instants, .instants), (.times, .times), (.texts, .texts): true
    default: false
    }
  }
}

/// A table that grows at its end while lines come in.
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
  private let options: ReadingOptions
  private let limit: KeepLimit?
  /// The first lines, which say how the others are read.
  private var head: [UInt8] = []
  /// The rows of the first lines, once these do not grow any more.
  private var headRows: Int?
  /// The beginning of a line whose end has not come yet.
  private var rest: [UInt8] = []

  /// First lines of fewer bytes are read again.
  private static let learningLength = 1 << 14
  /// About how many bytes of them are read with all lines that follow.
  private static let headLength = 1 << 11

  public init(options: ReadingOptions = ReadingOptions(), keeping limit: KeepLimit? = nil) {
    self.options = options
    self.limit = limit
  }

  /// Takes in bytes that follow; returns whether rows came with them.
  ///
  /// Throws when the bytes so far hold no table; that may change with those that follow.
  /// - Complexity: O(n) in the number of new bytes, and in the number of kept rows.
  public mutating func append(_ bytes: [UInt8]) throws(TableError) -> Bool {
    rest += bytes
    guard let end = rest.lastIndex(of: .newline) else { return false }
    let lines = Array(rest[...end])
    rest.removeSubrange(...end)
    return try read(lines)
  }

  /// Takes in a last line without an end, when nothing will follow.
  public mutating func finish() throws(TableError) -> Bool {
    guard !rest.isEmpty else { return false }
    let lines = rest + [.newline]
    rest = []
    return try read(lines)
  }

  private mutating func read(_ lines: [UInt8]) throws(TableError) -> Bool {
    guard let headRows else { return try learn(lines) }
    let new = try Table(bytes: head + lines, options: options)
    let count = new.rowCount - headRows
    guard count > 0 else { return false }
    table?.append(new.suffix(count))
    trim()
    return true
  }

  private mutating func learn(_ lines: [UInt8]) throws(TableError) -> Bool {
    head += lines
    let before = table?.rowCount ?? 0
    let all = try Table(bytes: head, options: options)
    if head.count >= Self.learningLength { settle(all) }
    table = all
    trim()
    return headRows != nil || all.rowCount > before || limit != nil
  }

  /// Cuts the first lines off where they still say all that is known of the columns.
  private mutating func settle(_ all: Table) {
    var length = Self.headLength
    while length < head.count {
      let lines = Array(head[...(head[..<length].lastIndex(of: .newline) ?? 0)])
      if let table = try? Table(bytes: lines, options: options), table.hasColumns(of: all) {
        (head, headRows) = (lines, table.rowCount)
        return
      }
      length *= 4
    }
  }

  private mutating func trim() {
    guard let limit, let kept = table?.kept(within: limit) else { return }
    table = kept
  }
}

extension Table {
  /// Whether the columns have the names and kinds of those of another table, and rows.
  fileprivate func hasColumns(of other: Table) -> Bool {
    rowCount > 0
      && columns.elementsEqual(other.columns) {
        $0.name == $1.name && $0.values.isKind(of: $1.values)
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

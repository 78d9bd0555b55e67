/// A column of texts: each different text once, and a code a row.
///
/// Only the first 65,536 different texts of a column are kept; a row with a later
/// one counts as empty. So a column of ten million remarks costs four bytes a row.
public struct Texts: Sendable {
  /// The different texts in the order of their first rows.
  public internal(set) var distinct: [String]
  /// One a row: an index into `distinct`, or -1 for a missing cell.
  public internal(set) var codes: [Int32]
  /// Whether every different text was kept.
  public internal(set) var isComplete: Bool

  static let limit = 65_536

  /// Creates a column from one text a row; empty texts are missing.
  public init(_ texts: [String]) {
    var codeOf: [String: Int32] = [:]
    distinct = []
    codes = []
    for text in texts {
      if !text.isEmpty, codeOf[text] == nil {
        codeOf[text] = Int32(distinct.count)
        distinct.append(text)
      }
      codes.append(codeOf[text] ?? -1)
    }
    isComplete = true
  }

  init(distinct: [String], codes: [Int32], isComplete: Bool) {
    self.distinct = distinct
    self.codes = codes
    self.isComplete = isComplete
  }

  public var count: Int { codes.count }

  /// Returns the text of a row, empty when the cell is missing.
  public subscript(row: Int) -> String {
    codes[row] < 0 ? "" : distinct[Int(codes[row])]
  }
}

/// The line of the file that each row of a table begins on.
///
/// Only the places are kept where the next row is not on the next line.
struct RowLines: Sendable, Hashable {
  private var firstRows: [Int] = []
  private var firstLines: [Int] = []
  private(set) var count = 0
  private var next = Int.min

  /// Appends a row that begins on `line`.
  @inline(__always) mutating func append(line: Int) {
    if line != next {
      firstRows.append(count)
      firstLines.append(line)
    }
    count += 1
    next = line + 1
  }

  /// Appends rows that begin on `line` and the lines that follow it.
  mutating func append(line: Int, rows: Int) {
    guard rows > 0 else { return }
    append(line: line)
    count += rows - 1
    next = line + rows
  }

  /// Appends the rows of `other`, whose lines are counted from `offset` lines further down.
  mutating func append(_ other: RowLines, offset: Int) {
    for index in other.firstRows.indices {
      let row = other.firstRows[index] + count
      let line = other.firstLines[index] + offset
      if index == 0, line == next { continue }
      firstRows.append(row)
      firstLines.append(line)
    }
    if other.count > 0 { next = other.next + offset }
    count += other.count
  }

  /// The rows that do not begin on the line after the row before.
  var rowsAfterOtherLines: [Int] { firstRows }

  /// Leaves out all rows below the first ones.
  mutating func cut(toRows rows: Int) {
    guard rows < count else { return }
    let kept = firstRows.prefix { $0 < rows }.count
    next = rows > 0 ? line(ofRow: rows - 1) + 1 : Int.min
    firstRows.removeLast(firstRows.count - kept)
    firstLines.removeLast(firstLines.count - kept)
    count = rows
  }

  /// Takes the first rows away.
  ///
  /// - Complexity: O(n) in the number of places where lines are left out.
  mutating func removeFirst(_ rows: Int) {
    guard rows > 0, rows < count else {
      if rows > 0 { self = RowLines() }
      return
    }
    let line = line(ofRow: rows)
    let later = firstRows.indices.filter { firstRows[$0] > rows }
    firstRows = [0] + later.map { firstRows[$0] - rows }
    firstLines = [line] + later.map { firstLines[$0] }
    count -= rows
  }

  /// Returns the line of a row; a table that was not read counts its rows from 1.
  ///
  /// - Complexity: O(log n) in the number of places where lines are left out.
  func line(ofRow row: Int) -> Int {
    var low = 0
    var high = firstRows.count
    while low < high {
      let middle = (low + high) / 2
      if firstRows[middle] <= row { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? row + 1 : firstLines[low - 1] + row - firstRows[low - 1]
  }
}

/// Carriage returns without a newline in a text whose other lines end with one.
enum LoneReturns {
  private static let separators: [UInt8] = [.comma, 59, .tab, 124]
  private static let lineLimit = 256

  /// Whether they end lines, too: what stands before and behind them has as many separators as
  /// other lines.
  static func endLines(in bytes: FileBytes) -> Bool {
    guard let lone = first(in: bytes, 0..<bytes.count) else { return false }
    let start = max(bytes.last(.newline, in: 0..<lone) ?? 0, 0)
    return endLines(lines(of: bytes, from: 0) + lines(of: bytes, from: start))
  }

  private static func endLines(_ lines: [[Int]]) -> Bool {
    let parts = lines.filter { $0.count > 1 }.joined()
    let whole = lines.filter { $0.count == 1 }.joined()
    guard let usual = mostFrequent(whole.isEmpty ? Array(parts) : Array(whole)), usual > 0 else {
      return false
    }
    return parts.count { $0 == usual } * 4 >= parts.count * 3
  }

  private static func mostFrequent(_ values: [Int]) -> Int? {
    let counts = Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }

  /// The first carriage return that stands alone between other characters, where there are
  /// newlines as well.
  private static func first(in bytes: FileBytes, _ range: Range<Int>) -> Int? {
    guard bytes.first(.newline, in: range) < range.upperBound else { return nil }
    var index = bytes.first(.carriageReturn, in: range)
    while index < range.upperBound {
      if isLone(bytes, index) { return index }
      index = bytes.first(.carriageReturn, in: index + 1..<range.upperBound)
    }
    return nil
  }

  private static func isLone(_ bytes: FileBytes, _ index: Int) -> Bool {
    bytes[index + 1] > .space && (index == 0 || bytes[index - 1] != .carriageReturn)
  }

  /// The numbers of separators in lines, each in parts between carriage returns.
  private static func lines(of bytes: FileBytes, from start: Int) -> [[Int]] {
    var lines: [[Int]] = []
    var counts = [0]
    for index in start..<bytes.count where lines.count < lineLimit {
      if bytes.base[index] == .newline {
        lines.append(counts)
        counts = [0]
      } else if bytes.base[index] == .carriageReturn, isLone(bytes, index) {
        counts.append(0)
      } else if separators.contains(bytes.base[index]) {
        counts[counts.count - 1] += 1
      }
    }
    return counts.count > 1 ? lines + [counts] : lines
  }
}

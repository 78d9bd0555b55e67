/// The encoding of whole lines of text that is mostly UTF-8.
enum LineEncoding {
  /// Returns lines as UTF-8: one that is none was written in Windows-1252, the others are what they
  /// look like.
  ///
  /// Zero bytes, which a file that was cut off under its writer begins with, are dropped.
  static func utf8(_ lines: [UInt8], lineEnd: UInt8) -> [UInt8] {
    let survey = lines.withUnsafeBufferPointer { ByteSurvey(FileBytes($0), 0..<lines.count) }
    let lines = survey.hasZero ? lines.filter { $0 != 0 } : lines
    guard survey.hasHigh, !isUTF8(lines[...]) else { return lines }
    let parts = lines.split(separator: lineEnd, omittingEmptySubsequences: false)
    return Array(
      parts.map { isUTF8($0) ? Array($0) : fromWindows1252($0) }.joined(separator: [lineEnd]))
  }

  /// Whether a line with an end is UTF-8, its last character included.
  private static func isUTF8(_ line: ArraySlice<UInt8>) -> Bool {
    var check = UTF8Check()
    line.withUnsafeBufferPointer { check.feed(FileBytes($0)) }
    [UInt8.newline].withUnsafeBufferPointer { check.feed(FileBytes($0)) }
    return check.isUTF8
  }

  private static func fromWindows1252(_ line: ArraySlice<UInt8>) -> [UInt8] {
    TextEncoding.windows1252.decoded(Array(line)).text
  }
}

/// Cuts text that comes in parts where a record ends, and holds back the one under way.
///
///     var cutter = RecordCutter(separator: nil)
///     cutter.append(Array("t,v\n1,\"two".utf8))  // ["t,v\n"]; lines inside quotes belong together.
///     cutter.append(Array("\nlines\"\n2,".utf8))  // ["1,\"two\nlines\"\n"]
///
/// A record ends with its line, or in JSON with its value.
struct RecordCutter: Sendable {
  private enum Form: Sendable {
    case lines(LineScan)
    case json(JSONScan)
  }

  private let separator: UInt8?
  private var rest: [UInt8] = []
  private var form: Form?

  /// Creates a cutter; a `separator` that is not among the usual ones has to be told.
  init(separator: UInt8?) {
    self.separator = separator
  }

  /// Takes in text and returns the records that it completes, in parts to be read one by one.
  mutating func append(_ text: [UInt8]) -> [[UInt8]] {
    rest += text
    if form == nil { form = findForm() }
    return ends.map { take($0) }
  }

  /// The lengths of the parts that are whole records.
  private var ends: [Int] {
    mutating get {
      switch form {
      case nil: return []
      case .lines(var scan):
        defer { form = .lines(scan) }
        return scan.ends(in: rest)
      case .json(var scan):
        defer { form = .json(scan) }
        return [scan.end(in: rest)].compactMap(\.self)
      }
    }
  }

  /// Returns the record under way with an end, when nothing will follow.
  mutating func finish() -> [UInt8] {
    defer { rest = [] }
    if rest.allSatisfy({ $0 <= .space }) { return [] }
    return LineEncoding.utf8(rest + [lineEnd], lineEnd: lineEnd)
  }

  /// The byte that ends lines.
  var lineEnd: UInt8 { if case .lines(let scan)? = form { scan.lineEnd } else { .newline } }

  /// Returns records as a text of their own: elements of an array get its end.
  func closed(_ records: [UInt8]) -> [UInt8] {
    guard case .json? = form, let last = records.lastIndex(where: { $0 > .space }),
      records[last] == .comma
    else { return records }
    return records[..<last] + [JSONScan.arrayEnd]
  }

  private mutating func take(_ count: Int) -> [UInt8] {
    defer { rest.removeFirst(count) }
    return LineEncoding.utf8(Array(rest[..<count]), lineEnd: lineEnd)
  }

  /// Returns how records end, as soon as the first bytes tell.
  private func findForm() -> Form? {
    guard let start = rest.firstIndex(where: { $0 > .space }) else { return nil }
    let isArray = rest[start] == JSONScan.arrayStart
    if isArray, !rest[(start + 1)...].contains(where: { $0 > .space }) { return nil }
    let isJSON = rest.withUnsafeBufferPointer { JSONShape.begins(FileBytes($0), at: start) }
    if isJSON { return .json(JSONScan()) }
    return foundLineEnd.map { .lines(LineScan(lineEnd: $0, separator: separator)) }
  }

  /// The byte that ends the first line; a carriage return that came last may be half of an end.
  private var foundLineEnd: UInt8? {
    guard let end = rest.firstIndex(where: { $0 == .newline || $0 == .carriageReturn }) else {
      return nil
    }
    if rest[end] == .newline { return .newline }
    guard end + 1 < rest.count else { return nil }
    return rest[end + 1] == .newline ? .newline : .carriageReturn
  }
}

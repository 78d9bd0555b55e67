/// Something in the input that was left out or read with a guess.
public struct Warning: Hashable, Sendable {
  /// Line numbers in the file, from 1, ascending.
  public var lines: [Int]
  public var message: String

  /// Each of the lines once: several rows may begin on one.
  public var distinctLines: [Int] {
    lines.indices.filter { $0 == 0 || lines[$0] != lines[$0 - 1] }.map { lines[$0] }
  }

  public init(lines: [Int], message: String) {
    self.lines = lines
    self.message = message
  }
}

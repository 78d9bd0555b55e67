/// Something in the input that was left out or read with a guess.
public struct Warning: Hashable, Sendable {
  /// Line numbers in the file, from 1, ascending.
  public var lines: [Int]
  public var message: String

  public init(lines: [Int], message: String) {
    self.lines = lines
    self.message = message
  }
}

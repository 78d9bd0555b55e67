/// How a text changes into another one.
public struct ContentTransition: Hashable, Sendable {
  /// Whether digits roll, and which way.
  let digits: Digits?

  enum Digits: Hashable, Sendable { case up, down }

  /// The new text takes the place of the old one at once.
  public static let identity = ContentTransition(digits: nil)

  /// Digits that change slide and fade; those that stay stand still (`S1-2`).
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(digits: countsDown ? .down : .up)
  }
}

extension View {
  /// Has the texts in the view change in some way.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    transformEnvironment { $0.contentTransition = transition }
  }
}

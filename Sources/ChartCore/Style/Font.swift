/// The size and the weight of a text, by the names and the sizes of SwiftUI's text styles.
public struct Font: Hashable, Sendable {
  /// In points, before the person's text scale.
  public var size: Double
  public var weight: FontWeight

  public static func system(size: Double, weight: FontWeight = .regular) -> Font {
    Font(size: size, weight: weight)
  }

  public static let largeTitle = Font(size: 34, weight: .regular)
  public static let title = Font(size: 28, weight: .regular)
  public static let title2 = Font(size: 22, weight: .regular)
  public static let title3 = Font(size: 20, weight: .regular)
  public static let headline = Font(size: 17, weight: .semibold)
  public static let body = Font(size: 17, weight: .regular)
  public static let callout = Font(size: 16, weight: .regular)
  public static let subheadline = Font(size: 15, weight: .regular)
  public static let footnote = Font(size: 13, weight: .regular)
  public static let caption = Font(size: 12, weight: .regular)
  public static let caption2 = Font(size: 11, weight: .regular)

  public func weight(_ weight: FontWeight) -> Font { Font(size: size, weight: weight) }
  public func bold() -> Font { weight(.bold) }
}

/// One line of text at its place.
public struct Label: Hashable, Sendable {
  public var text: String
  public var style: TextStyle
  public var color: RGBA
  /// Where the anchor of the text sits on its baseline, in points.
  public var position: Point
  public var anchor: Anchor

  /// Which point of the text's baseline `position` names; left and right, never mirrored.
  public enum Anchor: Hashable, Sendable {
    case left, center, right

    /// How much of the text lies left of the anchor.
    public var fraction: Double {
      switch self {
      case .left: 0
      case .center: 0.5
      case .right: 1
      }
    }
  }

  public init(
    _ text: String, style: TextStyle, color: RGBA, at position: Point, anchor: Anchor = .left
  ) {
    self.text = text
    self.style = style
    self.color = color
    self.position = position
    self.anchor = anchor
  }
}

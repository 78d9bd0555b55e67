/// How a text looks: size in points, weight, and whether digits share one width.
public struct TextStyle: Hashable, Sendable {
  public var size: Double
  public var weight: FontWeight
  public var hasTabularDigits: Bool

  public init(size: Double, weight: FontWeight = .regular, hasTabularDigits: Bool = false) {
    self.size = size
    self.weight = weight
    self.hasTabularDigits = hasTabularDigits
  }
}

/// The thickness of a font's strokes; raw values are those of CSS and Pango.
public enum FontWeight: Int, Hashable, Sendable {
  case ultraLight = 100
  case thin = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900
}

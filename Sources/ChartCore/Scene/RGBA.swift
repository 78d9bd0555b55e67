/// A colour with nothing left to resolve: sRGB, not premultiplied, each part in 0...1.
public struct RGBA: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from `0xRRGGBB`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255,
      blue: Double(hex & 0xff) / 255, alpha: alpha)
  }

  /// Returns the colour with its alpha multiplied.
  public func opacity(_ factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}

extension RGBA: CustomStringConvertible {
  /// The colour as `#rrggbbaa`.
  public var description: String {
    "#" + [red, green, blue, alpha].map(Self.hexadecimal).joined()
  }

  private static func hexadecimal(_ part: Double) -> String {
    let byte = Int((min(max(part, 0), 1) * 255).rounded())
    return (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

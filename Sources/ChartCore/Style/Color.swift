/// A colour that follows the theme: one look in light, one in dark.
public struct Color: Hashable, Sendable {
  public var light: RGBA
  public var dark: RGBA

  public init(light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }

  /// Creates a colour that is the same in both themes.
  public init(_ color: RGBA) {
    self.init(light: color, dark: color)
  }

  /// Returns the colour with its alpha multiplied.
  public func opacity(_ factor: Double) -> Color {
    Color(light: light.opacity(factor), dark: dark.opacity(factor))
  }

  /// Returns the look of the colour in a theme.
  public func resolved(in scheme: ColorScheme) -> RGBA {
    scheme == .light ? light : dark
  }

  static func hex(_ light: UInt32, _ dark: UInt32) -> Color {
    Color(light: RGBA(hex: light), dark: RGBA(hex: dark))
  }
}

/// Whether dark text stands on light ground or the other way round.
public enum ColorScheme: Hashable, Sendable { case light, dark }

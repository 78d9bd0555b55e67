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

  /// Creates a colour of parts from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(RGBA(red: red, green: green, blue: blue, alpha: opacity))
  }

  /// Creates a grey from 0, black, to 1, white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour of a hue, a saturation and a brightness from 0 to 1.
  ///
  /// Source: A. R. Smith, "Color gamut transform pairs", SIGGRAPH 1978.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
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

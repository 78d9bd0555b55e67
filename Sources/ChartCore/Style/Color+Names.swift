/// The roles and the names of colours.
///
/// Text has a contrast of at least 4.5 to 1 on the background and on a card, in
/// both themes (WCAG 2.2, 1.4.3). The palette is that of Okabe and Ito, darkened
/// or lightened for the theme, so that it stays distinct for colour-blind people.
///
/// Source: M. Okabe and K. Ito, "Color Universal Design", 2008.
extension Color {
  public static let background = hex(0xffffff, 0x1c1c1e)
  public static let primary = hex(0x111114, 0xffffff)
  public static let secondary = hex(0x6a6a70, 0xa1a1a8)
  public static let secondaryBackground = hex(0xf2f2f7, 0x2c2c2e)
  public static let separator = Color(
    light: RGBA(hex: 0, alpha: 0.14), dark: RGBA(hex: 0xffffff, alpha: 0.18))
  public static let grid = Color(
    light: RGBA(hex: 0, alpha: 0.10), dark: RGBA(hex: 0xffffff, alpha: 0.12))
  public static let clear = Color(RGBA(hex: 0, alpha: 0))
  public static let rising = hex(0x1f8f43, 0x30d158)
  public static let falling = hex(0xd7352b, 0xff6961)

  public static let black = hex(0x000000, 0x000000)
  public static let white = hex(0xffffff, 0xffffff)
  public static let gray = hex(0x8e8e93, 0x8e8e93)
  public static let indigo = hex(0x5856d6, 0x7d7aff)
  public static let blue = hex(0x0072b2, 0x4db2f0)
  public static let green = hex(0x007a5a, 0x2bc79a)
  public static let orange = hex(0xc25a00, 0xf2953d)
  public static let purple = hex(0xa8558a, 0xd78fbd)
  public static let red = hex(0xc0282d, 0xff6961)
  public static let cyan = hex(0x1f85b8, 0x7fcdf2)
  public static let yellow = hex(0x9a7d00, 0xf0e442)

  public static let pink = hex(0xcc4a82, 0xff8ab8)
  public static let teal = hex(0x2a7f8e, 0x66ccd9)
  public static let mint = hex(0x1b8a78, 0x70e0cf)
  public static let brown = hex(0x8a6642, 0xbf9b74)
  /// The tint of the library.
  public static let accentColor = blue

  /// The colours of several series, in the order they are given out; they repeat.
  public static let palette: [Color] = [.indigo, .orange, .green, .purple, .blue, .yellow, .red]
}

import CX11
import ChartCore

nonisolated extension Key {
  /// Creates the key that an X symbol stands for, wherever it sits on the keyboard; fails for a
  /// key without a meaning here.
  init?(symbol: KeySym) {
    switch Int32(truncatingIfNeeded: symbol) {
    case XK_Left, XK_KP_Left: self = .left
    case XK_Right, XK_KP_Right: self = .right
    case XK_Up, XK_KP_Up: self = .up
    case XK_Down, XK_KP_Down: self = .down
    case XK_Home, XK_KP_Home: self = .home
    case XK_End, XK_KP_End: self = .end
    case XK_Page_Up, XK_KP_Page_Up: self = .pageUp
    case XK_Page_Down, XK_KP_Page_Down: self = .pageDown
    case XK_Escape: self = .escape
    case XK_Return, XK_KP_Enter: self = .enter
    case XK_Tab, XK_ISO_Left_Tab, XK_KP_Tab: self = .tab
    case XK_F11: self = .fullScreen
    default:
      guard let character = Self.character(symbol: symbol) else { return nil }
      self = .character(character)
    }
  }

  /// Returns the character a symbol writes, lower case when it has one.
  ///
  /// Symbols up to 0xff are Latin-1, those of the keypad are ASCII above 0xff80, and the others
  /// that matter are Unicode above 0x1000000.
  private static func character(symbol: KeySym) -> Character? {
    let code: UInt32? =
      switch symbol {
      case 0x20...0x7e, 0xa0...0xff: UInt32(symbol)
      case 0xffaa...0xffb9, 0xffbd: UInt32(symbol - 0xff80)
      case 0x100_0100...0x110_ffff: UInt32(symbol - 0x100_0000)
      default: nil
      }
    guard let scalar = code.flatMap(Unicode.Scalar.init) else { return nil }
    let lowercase = scalar.properties.lowercaseMapping
    return lowercase.count == 1 ? lowercase.first : Character(scalar)
  }
}

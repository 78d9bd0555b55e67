import CXTest

/// A desktop that shares its settings with all programs on a test's server.
public struct XvfbDesktop {
  /// Takes the place of the server's settings manager, with settings that are texts.
  public init(_ texts: [(name: String, value: String)], by hand: XvfbHand) {
    let bytes = Self.property(texts)
    let window = XCreateSimpleWindow(hand.display, hand.root, 0, 0, 1, 1, 0, 0, 0)
    let property = XInternAtom(hand.display, "_XSETTINGS_SETTINGS", 0)
    XChangeProperty(
      hand.display, window, property, property, 8, PropModeReplace, bytes, Int32(bytes.count))
    XSetSelectionOwner(hand.display, XInternAtom(hand.display, "_XSETTINGS_S0", 0), window, 0)
    XSync(hand.display, 0)
  }

  /// Returns the bytes of a property of texts, the least byte of a number first.
  public static func property(_ texts: [(name: String, value: String)]) -> [UInt8] {
    var bytes: [UInt8] = [0, 0, 0, 0, 1, 0, 0, 0, UInt8(texts.count), 0, 0, 0]
    for text in texts {
      bytes += [1, 0, UInt8(text.name.utf8.count), 0] + padded(text.name) + [0, 0, 0, 0]
      bytes += [UInt8(text.value.utf8.count), 0, 0, 0] + padded(text.value)
    }
    return bytes
  }

  private static func padded(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
  }
}

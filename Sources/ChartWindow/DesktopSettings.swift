/// The settings that a desktop shares with all programs on a display.
///
/// Source: O. Taylor, "XSETTINGS - cross toolkit configuration proposal", freedesktop.org, 2001.
nonisolated struct DesktopSettings: Hashable {
  private(set) var texts: [String: String] = [:]
  private(set) var numbers: [String: Int] = [:]

  /// Reads the bytes of the property `_XSETTINGS_SETTINGS` as far as they make sense.
  init(bytes: [UInt8]) {
    var cursor = ByteCursor(bytes)
    cursor.isBigEndian = cursor.number(bytes: 1) == 1
    cursor.skip(7)
    let count = cursor.number(bytes: 4) ?? 0
    for _ in 0..<count { guard readSetting(&cursor) else { return } }
  }

  /// Whether the desktop's theme is a dark one.
  var prefersDark: Bool {
    let theme = texts["Net/ThemeName"]?.lowercased() ?? ""
    return theme.hasSuffix("dark") || numbers["Gtk/ApplicationPreferDarkTheme"] == 1
  }

  private mutating func readSetting(_ cursor: inout ByteCursor) -> Bool {
    let kind = cursor.number(bytes: 1)
    cursor.skip(1)
    guard let length = cursor.number(bytes: 2), let name = cursor.paddedText(length)
    else { return false }
    cursor.skip(4)
    switch kind {
    case 0: numbers[name] = cursor.number(bytes: 4)
    case 1: texts[name] = cursor.number(bytes: 4).flatMap { cursor.paddedText($0) }
    case 2: cursor.skip(8)
    default: return false
    }
    return true
  }
}

/// A place in some bytes; past their end there is nothing.
nonisolated private struct ByteCursor {
  var isBigEndian = false
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func skip(_ count: Int) { rest = rest.dropFirst(count) }

  mutating func number(bytes count: Int) -> Int? {
    guard rest.count >= count else { return nil }
    defer { skip(count) }
    let digits = isBigEndian ? Array(rest.prefix(count)) : rest.prefix(count).reversed()
    return digits.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Takes a text and the bytes that fill it up to a multiple of four.
  mutating func paddedText(_ count: Int) -> String? {
    guard rest.count >= count else { return nil }
    defer { skip((count + 3) / 4 * 4) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }
}

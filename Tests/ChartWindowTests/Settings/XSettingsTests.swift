import TestSupport
import Testing

@testable import ChartWindow

@Suite struct XSettingsTests {
  private static let published = XSettingsProperty([
    ("Gtk/EnableAnimations", .number(0)), ("Net/ThemeName", .text("Adwaita-dark")),
    ("Gtk/CursorColor", .color), ("Xft/DPI", .number(-1)), ("Gtk/FontName", .text("Inter 11")),
  ])

  @Test("settings are read in both byte orders", arguments: [false, true])
  func bothOrders(isBigEndian: Bool) {
    let settings = XSettings(bytes: Self.published.bytes(isBigEndian: isBigEndian))
    #expect(settings.numbers == ["Gtk/EnableAnimations": 0, "Xft/DPI": -1])
    #expect(settings.texts == ["Net/ThemeName": "Adwaita-dark", "Gtk/FontName": "Inter 11"])
  }

  @Test("bytes that break off give what came before", arguments: 0...published.bytes().count)
  func brokenOff(count: Int) {
    let whole = XSettings(bytes: Self.published.bytes())
    let part = XSettings(bytes: Array(Self.published.bytes().prefix(count)))
    #expect(part.numbers.allSatisfy { whole.numbers[$0.key] == $0.value })
    #expect(part.texts.allSatisfy { whole.texts[$0.key] == $0.value })
    #expect(count > 20 || part == XSettings(bytes: []))
  }

  @Test("any byte may be wrong", arguments: [0, 1, 0x7f, 0x80, 0xff] as [UInt8])
  func wrongBytes(byte: UInt8) {
    let whole = Self.published.bytes()
    for place in whole.indices {
      var bytes = whole
      bytes[place] = byte
      let settings = XSettings(bytes: bytes)
      #expect(settings.numbers.count + settings.texts.count <= 5)
    }
  }

  @Test(
    "hostile counts end the reading",
    arguments: [
      [], [2], [0], [0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255],
      [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 255, 255],
      [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255],
      [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 9, 0, 0, 0, 0, 0, 0, 0],
    ] as [[UInt8]])
  func hostile(bytes: [UInt8]) {
    #expect(XSettings(bytes: bytes) == XSettings(bytes: []))
  }

  @Test("S4-3: animations that are off reduce motion; without the setting things move")
  func motion() {
    #expect(desktop([("Gtk/EnableAnimations", .number(0))]).reducesMotion)
    #expect(!desktop([("Gtk/EnableAnimations", .number(1))]).reducesMotion)
    #expect(!desktop([]).reducesMotion)
  }

  @Test(
    "a theme is dark by its name",
    arguments: [
      ("Adwaita-dark", true), ("Yaru-Dark", true), ("Adwaita", false), ("-darkish", false),
      ("", false),
    ])
  func theme(name: String, isDark: Bool) {
    #expect(desktop([("Net/ThemeName", .text(name))]).isDark == isDark)
    #expect(desktop([("Gtk/ApplicationPreferDarkTheme", .number(1))]).isDark)
  }

  @Test func aFontIsNamedOrAbsent() {
    #expect(desktop([("Gtk/FontName", .text("Inter 11"))]).fontName == "Inter 11")
    #expect(desktop([("Gtk/FontName", .text(""))]).fontName == nil)
    #expect(desktop([("Gtk/FontName", .number(3))]).fontName == nil)
  }

  private func desktop(_ values: [(String, XSettingsProperty.Value)]) -> DesktopSettings {
    DesktopSettings(XSettings(bytes: XSettingsProperty(values).bytes()))
  }
}

import TestSupport
import Testing

@testable import ChartWindow

@Suite struct DesktopSettingsTests {
  private static let dark = XvfbDesktop.property([
    ("Net/ThemeName", "Adwaita-dark"), ("Gtk/FontName", "Sans"),
  ])

  @Test func textsAndNumbersAreReadInBothOrdersOfBytes() {
    let name = Array("Gtk/ApplicationPreferDarkTheme".utf8)
    let little = [0, 0, 0, 0, 7, 0, 0, 0, 1, 0, 0, 0] + [0, 0, 30, 0] + name + [0, 0]
    let big = [1, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 1] + [0, 0, 0, 30] + name + [0, 0]
    #expect(DesktopSettings(bytes: little + [0, 0, 0, 0, 1, 0, 0, 0]).prefersDark)
    #expect(DesktopSettings(bytes: big + [0, 0, 0, 0, 0, 0, 0, 1]).prefersDark)
    #expect(DesktopSettings(bytes: Self.dark).texts["Gtk/FontName"] == "Sans")
  }

  @Test(arguments: [
    ("Adwaita-dark", true), ("Breeze-Dark", true), ("Adwaita", false), ("Darkroom", false),
    ("", false),
  ])
  func theThemesNameSaysWhetherItIsDark(name: String, isDark: Bool) {
    let settings = DesktopSettings(bytes: XvfbDesktop.property([("Net/ThemeName", name)]))
    #expect(settings.prefersDark == isDark)
  }

  @Test(arguments: 0...dark.count)
  func aBrokenPropertyIsReadAsFarAsItGoes(length: Int) {
    let whole = DesktopSettings(bytes: Self.dark)
    let part = DesktopSettings(bytes: Array(Self.dark.prefix(length)))
    #expect(part.texts.allSatisfy { whole.texts[$0.key] == $0.value })
    #expect(part.prefersDark == (length >= 52))
  }
}

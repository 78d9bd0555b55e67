import Testing

@testable import ChartWindow

@Suite struct PortalSettingsTests {
  private static func entry(_ key: String, _ value: BusValue) -> BusValue {
    .list([.text(key), value])
  }

  private static let answer = BusValue.list([
    entry(
      "org.freedesktop.appearance",
      .list([entry("color-scheme", .number(1)), entry("reduced-motion", .number(0))])),
    entry("org.gnome.desktop.interface", .list([entry("enable-animations", .bool(false))])),
  ])

  @Test("S4-3: the portal's answer says whether windows are dark and whether things move")
  func answer() {
    let settings = PortalSettings(Self.answer)
    #expect(settings.isDark && settings.reducesMotion)
    #expect(!PortalSettings().isDark && !PortalSettings().reducesMotion)
  }

  @Test("a colour scheme is dark, light or nobody's business", arguments: 0...3)
  func colorScheme(number: UInt32) {
    var settings = PortalSettings()
    settings.note("org.freedesktop.appearance", "color-scheme", .number(number))
    #expect(settings.isDark == (number == 1))
  }

  @Test("S4-3: motion is reduced by either of two settings, and both must be undone")
  func motion() {
    var settings = PortalSettings()
    settings.note("org.freedesktop.appearance", "reduced-motion", .number(1))
    settings.note("org.gnome.desktop.interface", "enable-animations", .bool(false))
    settings.note("org.freedesktop.appearance", "reduced-motion", .number(0))
    #expect(settings.reducesMotion)
    settings.note("org.gnome.desktop.interface", "enable-animations", .bool(true))
    #expect(settings == PortalSettings())
  }

  @Test(
    "answers that are none say nothing",
    arguments: [
      .other, .text("a"), .list([.text("a")]), .list([.list([])]), .list([.list([.number(1)])]),
      .list([.list([.text("org.freedesktop.appearance"), .text("x")])]),
      .list([.list([.text("org.freedesktop.appearance"), .list([.list([.text("color-scheme")])])])]
      ),
      .list([entry("org.freedesktop.appearance", .list([entry("color-scheme", .text("dark"))]))]),
      .list([entry("org.freedesktop.appearance", .list([entry("color-scheme", .bool(true))]))]),
      .list([entry("elsewhere", .list([entry("color-scheme", .number(1))]))]),
      .list([entry("org.gnome.desktop.interface", .list([entry("enable-animations", .other)]))]),
    ] as [BusValue])
  func hostile(answer: BusValue) {
    #expect(PortalSettings(answer) == PortalSettings())
  }

  @Test("S4-3: dark windows and stillness are wishes of either source; light and moving are none")
  func joined() {
    let quiet = PortalSettings(Self.answer)
    #expect(desktop(theme: "Adwaita", animates: 1).joined(with: quiet).isDark)
    #expect(desktop(theme: "Adwaita", animates: 1).joined(with: quiet).reducesMotion)
    #expect(desktop(theme: "Yaru-dark", animates: 0).joined(with: PortalSettings()).isDark)
    #expect(desktop(theme: "Yaru-dark", animates: 0).joined(with: PortalSettings()).reducesMotion)
    let neither = desktop(theme: "Yaru", animates: 1).joined(with: PortalSettings())
    #expect(!neither.isDark && !neither.reducesMotion)
  }

  private func desktop(theme: String, animates: Int32) -> DesktopSettings {
    var settings = DesktopSettings()
    settings.isDark = theme.hasSuffix("-dark")
    settings.reducesMotion = animates == 0
    return settings
  }
}

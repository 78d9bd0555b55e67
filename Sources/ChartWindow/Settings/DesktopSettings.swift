/// What a person has chosen for the whole desktop, as far as a chart heeds it.
nonisolated public struct DesktopSettings: Hashable, Sendable {
  /// Whether nothing should move by itself.
  public var reducesMotion = false
  public var isDark = false
  /// A family with a style and a size, like `Cantarell Bold 11`.
  public var fontName: String?

  public init() {}
}

nonisolated extension DesktopSettings {
  /// Takes what the chart heeds from the settings that the desktop publishes.
  init(_ settings: XSettings) {
    reducesMotion = settings.numbers["Gtk/EnableAnimations"] == 0
    let theme = settings.texts["Net/ThemeName"]?.lowercased() ?? ""
    isDark =
      theme.hasSuffix("-dark") || settings.numbers["Gtk/ApplicationPreferDarkTheme"] ?? 0 != 0
    fontName = settings.texts["Gtk/FontName"].flatMap { $0.isEmpty ? nil : $0 }
  }
}

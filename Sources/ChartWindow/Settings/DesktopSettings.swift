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

  /// Returns the settings with the wishes that the portal tells.
  ///
  /// What XSETTINGS says counts, and where it says nothing the portal does. A desktop publishes the
  /// name of a light theme and that things move whether a person cares or not, and leaves both as
  /// they are when dark windows or less motion are asked of the portal: so these say nothing. A dark
  /// theme, and things that must not move, are wishes that either source may tell.
  func joined(with portal: PortalSettings) -> DesktopSettings {
    var joined = self
    joined.isDark = isDark || portal.isDark
    joined.reducesMotion = reducesMotion || portal.reducesMotion
    return joined
  }
}

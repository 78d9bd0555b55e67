import ChartCore

extension EnvironmentValues {
  /// English texts in UTC and characters of one width: the same on every machine.
  public static func fixed(
    _ scheme: ColorScheme = .light, textScale: Double = 1, zone: TimeZoneRules = .utc
  ) -> EnvironmentValues {
    EnvironmentValues(
      colorScheme: scheme, textScale: textScale, formats: PlainFormats(zone: zone),
      measurer: FixedWidthMeasurer())
  }
}

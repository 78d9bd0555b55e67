import ChartCore

/// What a person asked of the program itself, which wins over the settings of the desktop.
nonisolated public struct ViewerPreferences: Hashable, Sendable {
  /// Light or dark, or nothing to follow the desktop.
  public var colorScheme: ColorScheme?
  /// Whether nothing moves, also where the desktop has no objection.
  public var reducesMotion: Bool

  public init(colorScheme: ColorScheme? = nil, reducesMotion: Bool = false) {
    self.colorScheme = colorScheme
    self.reducesMotion = reducesMotion
  }
}

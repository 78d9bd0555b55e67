/// The form of `--describe`.
enum DescriptionForm: String, Hashable, Sendable, CaseIterable {
  case words, json
}

/// When the pointer scrubs: while button 1 is down, or whenever it is over the plot area.
enum ScrubMode: String, Hashable, Sendable, CaseIterable {
  case drag, hover
}

/// The theme asked for; `auto` follows the desktop.
enum ThemeName: String, Hashable, Sendable, CaseIterable {
  case light, dark, auto
}

/// How the line passes between points, by the names of the command line.
enum InterpolationName: String, Hashable, Sendable, CaseIterable {
  case linear, monotone, cardinal
  case catmullRom = "catmull-rom"
  case stepStart = "step-start"
  case stepCenter = "step-center"
  case stepEnd = "step-end"
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// The words of the command line, for messages: `light, dark or auto`.
  static var list: String {
    let words = allCases.map(\.rawValue)
    return words.dropLast().joined(separator: ", ") + " or " + words.suffix(1).joined()
  }
}

import ChartCore

/// The form of `--describe`.
enum DescriptionForm: String, Hashable, Sendable, CaseIterable {
  case words, json
}

/// The theme asked for; `auto` follows the desktop.
enum ThemeName: String, Hashable, Sendable, CaseIterable {
  case light, dark, auto
}

/// A chart with data of its own.
enum DemoName: String, Hashable, Sendable, CaseIterable {
  case drawIn = "draw-in"
}

/// How the line passes between points, by the names of the command line.
enum InterpolationName: String, Hashable, Sendable, CaseIterable {
  case linear, monotone, cardinal
  case catmullRom = "catmull-rom"
  case stepStart = "step-start"
  case stepCenter = "step-center"
  case stepEnd = "step-end"

  /// The method of this name; curves with a parameter take its usual value.
  var method: InterpolationMethod {
    switch self {
    case .linear: .linear
    case .monotone: .monotone
    case .catmullRom: .catmullRom
    case .cardinal: .cardinal
    case .stepStart: .stepStart
    case .stepCenter: .stepCenter
    case .stepEnd: .stepEnd
    }
  }
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// The words of the command line, for messages: `light, dark or auto`.
  static var list: String {
    let words = allCases.map(\.rawValue)
    guard words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + words.suffix(1).joined()
  }
}

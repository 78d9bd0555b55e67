/// How a monitor's picture is sent, line by line.
nonisolated struct ModeTiming: Hashable {
  /// Dots a second.
  var dotClock: Double
  /// Dots a line and lines a picture, with those that are not seen.
  var columns: Int
  var lines: Int
  /// Whether each picture brings every other line.
  var isInterlaced = false
  /// Whether each line is sent twice.
  var isDoubled = false

  /// The pictures a second; not a number when the mode has no lines.
  ///
  ///     ModeTiming(dotClock: 148_500_000, columns: 2200, lines: 1125).framesPerSecond  // 60.0
  var framesPerSecond: Double {
    let sent = Double(lines) * (isDoubled ? 2 : 1) / (isInterlaced ? 2 : 1)
    return dotClock / (Double(columns) * sent)
  }
}

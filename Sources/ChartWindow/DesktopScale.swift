/// The number of device pixels a point that a desktop asks for.
nonisolated enum DesktopScale {
  /// Returns the scale that the resource `Xft.dpi` asks for, in quarters, or 1 without one.
  ///
  ///     DesktopScale.scale(resources: "Xft.dpi:\t144")  // 1.5
  static func scale(resources: String) -> Double {
    for line in resources.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ $0 != " " }) == "Xft.dpi" else { continue }
      guard let dots = Double(parts[1].filter { !$0.isWhitespace }), dots.isFinite else { continue }
      return min(max((dots / 96 * 4).rounded() / 4, 1), 8)
    }
    return 1
  }
}

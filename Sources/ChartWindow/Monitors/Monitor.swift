import ChartRender

/// A part of the screen that is shown at a rate of its own.
nonisolated struct Monitor: Hashable {
  /// In device pixels of the screen.
  var area: PixelRect
  var framesPerSecond: Double

  /// The rate where no monitor tells one.
  static let usualRate = 60.0
  /// What monitors do; a server without a monitor says 0, and some drivers say what they like.
  private static let rates = 10.0...500

  /// The rate, or the usual one when it is none that a monitor has.
  var believableRate: Double {
    Self.rates.contains(framesPerSecond) ? framesPerSecond : Self.usualRate
  }
}

nonisolated extension [Monitor] {
  /// Returns the frames a second of the monitor that shows most of a window; of the first one when
  /// several show as much, and 60 when none shows any of it.
  func framesPerSecond(of window: PixelRect) -> Double {
    var most = (area: 0, rate: Monitor.usualRate)
    for monitor in self {
      guard let part = monitor.area.intersection(window) else { continue }
      let area = part.width * part.height
      if area > most.area { most = (area, monitor.believableRate) }
    }
    return most.rate
  }
}

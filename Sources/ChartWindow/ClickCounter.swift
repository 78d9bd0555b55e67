import ChartCore

/// Counts presses that belong together: of one button, at most 400 ms and 4 pixels apart.
nonisolated struct ClickCounter {
  private var button: PointerButton?
  private var x = 0
  private var y = 0
  private var milliseconds: UInt32 = 0
  private var count = 0

  /// Returns how many presses of a series this one makes, from 1.
  ///
  /// The server's clock counts milliseconds and starts again at zero after 49 days.
  mutating func count(_ button: PointerButton, x: Int, y: Int, milliseconds: UInt32) -> Int {
    let isNext =
      button == self.button && milliseconds &- self.milliseconds <= 400
      && abs(x - self.x) <= 4 && abs(y - self.y) <= 4
    count = isNext ? count + 1 : 1
    (self.button, self.x, self.y, self.milliseconds) = (button, x, y, milliseconds)
    return count
  }
}

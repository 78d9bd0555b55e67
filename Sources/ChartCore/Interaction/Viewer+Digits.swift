/// Digits that roll when a person, or the data, change what is said (`S1-2`).
extension Viewer {
  /// What is seen of the digits now, from which the next change starts.
  public var seenDigits: SeenDigits {
    var way: (DigitRoll, Double)?
    if let roll, let progress = state.digits { way = (roll, progress) }
    return SeenDigits(labels: composition.rollingLabels, roll: way)
  }

  /// Has the digits start from what was seen before a change, and returns whether any roll.
  ///
  /// With reduced motion none does.
  public mutating func rollDigits(from seen: SeenDigits) -> Bool {
    guard !environment.accessibilityReduceMotion,
      let new = DigitRoll(from: seen, to: composition.rollingLabels, environment.measurer)
    else { return false }
    roll = new
    state.digits = 0
    return true
  }

  /// Has the digits rolled by a share of their way, or finished without one.
  public mutating func rollDigits(to progress: Double?) -> Invalidation {
    guard roll != nil, progress != state.digits else { return .none }
    if let progress { state.digits = progress } else { stopRolling() }
    return .overlay
  }

  mutating func stopRolling() {
    roll = nil
    state.digits = nil
  }
}

/// When an animation runs, and how far it is at any time.
public struct AnimationTiming: Hashable, Sendable {
  /// When it was asked for, in seconds of any steady clock.
  public let start: Double
  /// The seconds before it moves.
  public let delay: Double
  /// The seconds it moves for.
  public let duration: Double
  public let curve: TimingCurve

  /// Creates a timing; a duration that is negative or not a number counts as 0,
  /// which jumps to the end.
  public init(start: Double, delay: Double = 0, duration: Double, curve: TimingCurve) {
    self.start = start
    self.delay = max(delay, 0)
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.curve = curve
  }

  /// Returns the timing of a line that draws itself, or nothing when motion is
  /// reduced: then it is finished at once (`S4-3`).
  public static func drawIn(
    startingAt start: Double, duration: Double = DrawIn.duration, reducesMotion: Bool
  ) -> AnimationTiming? {
    guard !reducesMotion else { return nil }
    return AnimationTiming(
      start: start, delay: DrawIn.delay, duration: duration, curve: .easeInOut)
  }

  /// Returns the timing of digits that roll to another value (`S1-2`).
  public static func digits(startingAt start: Double, reducesMotion: Bool) -> AnimationTiming? {
    guard !reducesMotion else { return nil }
    return AnimationTiming(start: start, duration: 0.15, curve: .easeOut)
  }

  /// When it is over.
  public var end: Double { start + delay + duration }

  /// Returns how far it is at a time: 0 before it moves, 1 once it is over.
  public func progress(at time: Double) -> Double {
    guard time < end else { return 1 }
    return duration > 0 ? curve.progress(at: (time - start - delay) / duration) : 0
  }
}

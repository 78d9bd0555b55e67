/// How a line passes between neighboring points.
///
/// Every method passes through its points; only `monotone` and the steps stay
/// between the values of neighbors.
public enum InterpolationMethod: Hashable, Sendable {
  /// Straight from point to point.
  case linear
  /// A smooth curve that rises and falls only where the points do.
  case monotone
  /// A smooth curve; alpha 0 is uniform, 0.5 centripetal, 1 chordal.
  case catmullRom(alpha: Double)
  /// A smooth curve whose tangents shorten with the tension; 1 is straight.
  case cardinal(tension: Double)
  /// Holds each value up to the next point: a point is the start of its step.
  case stepStart
  /// Changes the value half way between two points.
  case stepCenter
  /// Changes the value at once: a point is the end of its step.
  case stepEnd

  /// The centripetal curve, which has no loops and no cusps.
  public static var catmullRom: InterpolationMethod { .catmullRom(alpha: 0.5) }

  /// The curve with tangents of full length.
  public static var cardinal: InterpolationMethod { .cardinal(tension: 0) }

  /// The method that draws the same curve through the points in reverse order.
  var reversed: InterpolationMethod {
    switch self {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    case .linear, .monotone, .catmullRom, .cardinal, .stepCenter: self
    }
  }
}

import Glibc

/// An angle; positive turns clockwise.
public struct Angle: Hashable, Sendable, Comparable {
  public var radians: Double

  public init(radians: Double = 0) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  public static let zero = Angle()
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Returns the angle of a direction, from -π to π.
  static func clockwiseFromTop(x: Double, y: Double) -> Angle { Angle(radians: atan2(x, -y)) }

  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}

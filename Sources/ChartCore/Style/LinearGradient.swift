/// Colours that change evenly from one point of the painted rectangle to another.
public struct LinearGradient: Hashable, Sendable {
  public var colors: [Color]
  public var startPoint: UnitPoint
  public var endPoint: UnitPoint

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.colors = colors
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  func paint(in rect: Rect, _ scheme: ColorScheme) -> Paint {
    let steps = Double(max(colors.count - 1, 1))
    return .gradient(
      from: startPoint.point(in: rect), to: endPoint.point(in: rect),
      colors.enumerated().map { index, color in
        GradientStop(location: Double(index) / steps, color: color.resolved(in: scheme))
      })
  }
}

extension LinearGradient: ShapeStyle {
  public var erased: AnyShapeStyle { .gradient(self) }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

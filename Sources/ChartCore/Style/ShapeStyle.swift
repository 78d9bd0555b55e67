/// Something a shape, a text or a mark can be painted with.
public protocol ShapeStyle {
  /// The style with its type forgotten.
  var erased: AnyShapeStyle { get }
}

/// Any shape style, as a value that can be compared.
public enum AnyShapeStyle: Hashable, Sendable, ShapeStyle {
  case color(Color)
  case gradient(LinearGradient)
  /// The style of the views around.
  case inherited

  public var erased: AnyShapeStyle { self }
}

extension AnyShapeStyle {
  /// Returns the style with its alpha multiplied.
  func opacity(_ factor: Double) -> AnyShapeStyle {
    switch self {
    case .color(let color): .color(color.opacity(factor))
    case .gradient(let gradient):
      .gradient(
        LinearGradient(
          colors: gradient.colors.map { $0.opacity(factor) }, startPoint: gradient.startPoint,
          endPoint: gradient.endPoint))
    case .inherited: self
    }
  }

  /// Returns what paints `rect` in this style.
  func paint(in rect: Rect, _ scheme: ColorScheme) -> Paint {
    switch self {
    case .color(let color): .color(color.resolved(in: scheme))
    case .gradient(let gradient): gradient.paint(in: rect, scheme)
    case .inherited: .color(Color.primary.resolved(in: scheme))
    }
  }

  /// The style as one colour: a gradient counts as its first.
  func color(_ scheme: ColorScheme) -> RGBA {
    switch self {
    case .color(let color): color.resolved(in: scheme)
    case .gradient(let gradient): (gradient.colors.first ?? .clear).resolved(in: scheme)
    case .inherited: Color.primary.resolved(in: scheme)
    }
  }
}

extension Color: ShapeStyle {
  public var erased: AnyShapeStyle { .color(self) }
}

extension ShapeStyle where Self == Color {
  public static var primary: Color { Color.primary }
  public static var secondary: Color { Color.secondary }
  public static var separator: Color { Color.separator }
  public static var background: Color { Color.background }
  public static var secondaryBackground: Color { Color.secondaryBackground }
  public static var clear: Color { Color.clear }
  public static var black: Color { Color.black }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var indigo: Color { Color.indigo }
  public static var blue: Color { Color.blue }
  public static var green: Color { Color.green }
  public static var orange: Color { Color.orange }
  public static var purple: Color { Color.purple }
  public static var red: Color { Color.red }
  public static var cyan: Color { Color.cyan }
  public static var yellow: Color { Color.yellow }
}

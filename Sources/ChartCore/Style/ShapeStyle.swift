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
  func faded(_ factor: Double) -> AnyShapeStyle {
    switch self {
    case .color(let color): .color(color.opacity(factor))
    case .gradient(let gradient):
      .gradient(
        LinearGradient(
          stops: gradient.gradient.stops.map {
            Gradient.Stop(color: $0.color.opacity(factor), location: $0.location)
          }, startPoint: gradient.startPoint, endPoint: gradient.endPoint))
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
    case .gradient(let gradient):
      (gradient.gradient.stops.first?.color ?? .clear).resolved(in: scheme)
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
  public static var pink: Color { Color.pink }
  public static var teal: Color { Color.teal }
  public static var mint: Color { Color.mint }
  public static var brown: Color { Color.brown }
  /// Weaker than `secondary`.
  public static var tertiary: Color { Color.secondary.opacity(0.6) }
  public static var quaternary: Color { Color.secondary.opacity(0.35) }
  public static var tint: Color { Color.accentColor }
}

/// A fill that lets a little of what is behind shine through, without blurring it.
public struct Material: ShapeStyle {
  let opacity: Double

  public var erased: AnyShapeStyle { .color(Color.secondaryBackground.opacity(opacity)) }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { Material(opacity: 0.6) }
  public static var thinMaterial: Material { Material(opacity: 0.7) }
  public static var regularMaterial: Material { Material(opacity: 0.8) }
  public static var thickMaterial: Material { Material(opacity: 0.9) }
  public static var ultraThickMaterial: Material { Material(opacity: 0.95) }
  public static var bar: Material { Material(opacity: 0.9) }
}

extension AnyShapeStyle {
  public init(_ style: some ShapeStyle) { self = style.erased }
}

extension ShapeStyle {
  /// Returns the style with its alpha multiplied.
  public func opacity(_ opacity: Double) -> AnyShapeStyle { erased.faded(opacity) }
}

extension Color {
  /// The colour getting a little lighter towards the top.
  public var gradient: LinearGradient {
    LinearGradient(
      colors: [mixed(with: .white, by: 0.18), self], startPoint: .top, endPoint: .bottom)
  }
}

/// A colour is also a view that fills its room.
extension Color: View {
  public var body: some View { Rectangle().fill(self) }
}

/// An outline that fills the room it is given.
public protocol Shape: View {
  /// Returns the outline inside `rect`.
  func path(in rect: Rect) -> Path

  /// Returns the shape moved inwards by `distance`, for a border inside its edge.
  func inset(by distance: Double) -> Self
}

extension Shape {
  public func inset(by distance: Double) -> Self { self }

  public var body: some View { fill(.foreground) }

  /// Fills the shape.
  public func fill(_ style: some ShapeStyle) -> some View {
    ShapeView(shape: self, style: style.erased, border: nil)
  }

  /// Draws a line along the edge, all of it inside the shape.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: Double = 1) -> some View {
    ShapeView(
      shape: inset(by: lineWidth / 2), style: style.erased,
      border: StrokeStyle(lineWidth: lineWidth))
  }
}

/// The style that is inherited, for a shape that names none.
public struct ForegroundStyle: ShapeStyle {
  public var erased: AnyShapeStyle { .inherited }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// A shape with what paints it.
struct ShapeView<Outline: Shape>: PrimitiveView {
  let shape: Outline
  let style: AnyShapeStyle
  let border: StrokeStyle?

  /// The size of a shape that is offered no size, as in SwiftUI.
  private static var ideal: Double { 10 }

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    ViewDimensions(
      Size(width: proposal.width ?? Self.ideal, height: proposal.height ?? Self.ideal))
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    guard !rect.isEmpty else { return }
    let style = style == .inherited ? environment.foreground : style
    let paint = style.paint(in: rect, environment.colorScheme)
    let path = shape.path(in: rect)
    if let border {
      composition.add(.stroke(path, border, paint))
    } else {
      composition.add(.fill(path, paint))
    }
  }
}

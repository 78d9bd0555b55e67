/// The modifiers of views, in SwiftUI's names.
extension View {
  public func padding(_ length: Double = defaultPadding) -> some View {
    padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  public func padding(_ insets: EdgeInsets) -> some View {
    PaddedView(content: primitive, insets: insets)
  }

  public func padding(_ edges: Edge.Set, _ length: Double = defaultPadding) -> some View {
    padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    FramedView(
      content: primitive, width: width, height: height, maxWidth: nil, maxHeight: nil,
      alignment: alignment)
  }

  public func frame(
    maxWidth: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    FramedView(
      content: primitive, width: nil, height: nil, maxWidth: maxWidth, maxHeight: maxHeight,
      alignment: alignment)
  }

  public func fixedSize() -> some View { FixedSizeView(content: primitive) }

  public func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment { $0.foreground = color.map { .color($0) } ?? $0.foreground }
  }

  public func fontWeight(_ weight: FontWeight) -> some View {
    transformEnvironment { $0.font.weight = weight }
  }

  public func bold() -> some View { fontWeight(.bold) }

  /// Puts the centre of the view at a point of the room around it.
  public func position(x: Double, y: Double) -> some View {
    PositionedView(content: primitive, position: Point(x: x, y: y))
  }

  public func background(_ style: some ShapeStyle, in shape: some Shape = Rectangle()) -> some View
  {
    background { shape.fill(style) }
  }

  public func background<Layer: View>(_ layer: Layer, alignment: Alignment = .center) -> some View {
    background(alignment: alignment) { layer }
  }

  public func overlay<Layer: View>(_ layer: Layer, alignment: Alignment = .center) -> some View {
    overlay(alignment: alignment) { layer }
  }

  public func background<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    LayeredView(
      content: primitive, layer: content().primitive, isBehind: true, alignment: alignment)
  }

  public func overlay<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    LayeredView(
      content: primitive, layer: content().primitive, isBehind: false, alignment: alignment)
  }

  /// Changes a value that the view and those inside it inherit.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    transformEnvironment { $0[keyPath: keyPath] = value }
  }

  public func font(_ font: Font?) -> some View {
    transformEnvironment { $0.font = font ?? $0.font }
  }

  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    let style = style.erased
    return transformEnvironment { $0.foreground = style }
  }

  /// Gives all digits the same width, so that a changing number stands still.
  public func monospacedDigit() -> some View {
    transformEnvironment { $0.hasTabularDigits = true }
  }

  func transformEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    EnvironmentModifier(content: primitives, change: change)
  }
}

/// The room around a view that names none, in points.
public let defaultPadding = 16.0

/// A side of a rectangle.
public enum Edge {
  /// Several sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

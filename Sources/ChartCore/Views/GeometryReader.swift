/// A view that depends on the room it is offered; it takes all of it.
///
///     GeometryReader { geometry in
///       if let frame = proxy.plotFrame { marker(in: geometry[frame]) }
///     }
public struct GeometryReader<Content: View>: View, PrimitiveView {
  let content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    ViewDimensions(Size(width: proposal.width ?? 10, height: proposal.height ?? 10))
  }

  /// Several views lie over each other at the top left, as in SwiftUI.
  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    for view in content(GeometryProxy(frame: rect)).primitives {
      let size = view.dimensions(ProposedSize(rect.size), environment).size
      view.draw(
        in: Alignment.topLeading.rect(of: size, in: rect, environment.layoutDirection),
        environment, into: &composition)
    }
  }
}

/// The size of a view and its place in the picture.
public struct GeometryProxy: Sendable {
  let frame: Rect

  public var size: Size { frame.size }

  /// Returns the view's own rectangle in another space.
  public func frame(in space: CoordinateSpace) -> Rect {
    switch space {
    case .local: Rect(origin: .zero, size: frame.size)
    case .global: frame
    }
  }

  /// Resolves a rectangle of another view.
  public subscript(anchor: Anchor<Rect>) -> Rect {
    Rect(origin: anchor.value.origin - frame.origin, size: anchor.value.size)
  }

  /// Resolves a point of another view.
  public subscript(anchor: Anchor<Point>) -> Point { anchor.value - frame.origin }
}

/// What positions are counted from.
public enum CoordinateSpace: Hashable, Sendable {
  /// The top left corner of the view itself.
  case local
  /// The top left corner of the whole picture.
  case global
}

/// A piece of the picture: values in, scene items out.
///
/// A view declares its `body` from other views; the views at the bottom answer
/// a proposed size and draw themselves into the rectangle they are given. The
/// names and the layout rules are SwiftUI's.
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

/// A view without a body of its own.
extension Never: View {
  public var body: Never { self }
}

/// A view at the bottom: it answers a proposal and draws into its rectangle.
protocol PrimitiveView: View where Body == Never {
  /// Returns the size the view takes when it is offered `proposal`.
  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions

  /// Draws the view into `rect`, which has the size that it answered.
  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition)
}

extension PrimitiveView {
  public var body: Never { preconditionFailure("a primitive view has no body") }
}

/// A view that stands for any number of views, which a stack lays out one by one.
protocol ViewList: View where Body == Never {
  var children: [any PrimitiveView] { get }
}

extension ViewList {
  public var body: Never { preconditionFailure("a list of views has no body") }
}

extension View {
  /// The bottom views that this view is made of, in order.
  var primitives: [any PrimitiveView] {
    if let primitive = self as? any PrimitiveView { return [primitive] }
    if let list = self as? any ViewList { return list.children }
    return body.primitives
  }

  /// This view as one bottom view; several lie on top of each other.
  var primitive: any PrimitiveView {
    let primitives = primitives
    return primitives.count == 1 ? primitives[0] : ZStack(children: primitives)
  }
}

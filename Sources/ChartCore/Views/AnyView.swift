/// A view with its type forgotten.
public struct AnyView: View, ViewList {
  let children: [any PrimitiveView]

  public init(_ view: any View) {
    children = view.primitives
  }
}

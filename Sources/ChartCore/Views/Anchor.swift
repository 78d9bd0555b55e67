/// A rectangle or a point of a view that another view can find: a `GeometryReader` resolves it.
///
/// Source: SwiftUI, `Anchor`.
public struct Anchor<Value: Sendable>: Sendable {
  /// In the coordinates of the whole picture.
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// A view that depends on the inherited values and on the room it is offered.
///
/// It takes all the room that is proposed, as SwiftUI's `GeometryReader` does.
public struct EnvironmentReader<Content: View>: View, PrimitiveView {
  let content: (EnvironmentValues, Size) -> Content

  public init(@ViewBuilder content: @escaping (EnvironmentValues, Size) -> Content) {
    self.content = content
  }

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    ViewDimensions(Size(width: proposal.width ?? 10, height: proposal.height ?? 10))
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    content(environment, rect.size).primitive.draw(in: rect, environment, into: &composition)
  }
}

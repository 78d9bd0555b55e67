/// The lengths of views in a row or a column, shared out as SwiftUI does.
///
/// The least flexible view is asked first, each is offered an equal share of
/// what is left, and what it does not take goes to the others.
struct StackLayout {
  let axis: Axis
  let spacing: Double
  let children: [any PrimitiveView]

  /// Between views that name no distance, in points.
  static let usualSpacing = 8.0

  /// Returns the dimensions of each child for a proposed size of the whole.
  func dimensions(
    _ proposal: ProposedSize, _ environment: EnvironmentValues
  ) -> [ViewDimensions] {
    let across = axis == .horizontal ? proposal.height : proposal.width
    func ask(_ child: Int, _ length: Double?) -> ViewDimensions {
      children[child].dimensions(self.proposal(along: length, across: across), environment)
    }
    guard let length = axis == .horizontal ? proposal.width : proposal.height else {
      return children.indices.map { ask($0, nil) }
    }
    var answers = children.indices.map { ask($0, 0) }
    let flexibility = children.indices.map {
      along(ask($0, Self.plenty).size) - along(answers[$0].size)
    }
    var rest = length - spacing * Double(max(children.count - 1, 0))
    var waiting = children.count
    for child in children.indices.sorted(by: { flexibility[$0] < flexibility[$1] }) {
      answers[child] = ask(child, max(rest, 0) / Double(waiting))
      rest -= along(answers[child].size)
      waiting -= 1
    }
    return answers
  }

  /// More room than any picture has, to see how far a view grows.
  private static let plenty = 1e6

  func along(_ size: Size) -> Double { axis == .horizontal ? size.width : size.height }
  func across(_ size: Size) -> Double { axis == .horizontal ? size.height : size.width }

  private func proposal(along length: Double?, across: Double?) -> ProposedSize {
    axis == .horizontal
      ? ProposedSize(width: length, height: across) : ProposedSize(width: across, height: length)
  }

  /// Returns the size of the whole for the sizes of its children.
  func total(_ sizes: [ViewDimensions]) -> Size {
    let length =
      sizes.reduce(0) { $0 + along($1.size) } + spacing * Double(max(sizes.count - 1, 0))
    let breadth = sizes.map { across($0.size) }.max() ?? 0
    return axis == .horizontal
      ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
  }
}

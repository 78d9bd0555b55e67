/// Views whose inherited values are changed; a stack still sees them one by one.
struct EnvironmentModifier: ViewList {
  let content: [any PrimitiveView]
  let change: (inout EnvironmentValues) -> Void

  var children: [any PrimitiveView] {
    content.map { ScopedView(content: $0, change: change) }
  }
}

/// One view whose inherited values are changed.
struct ScopedView: PrimitiveView {
  let content: any PrimitiveView
  let change: (inout EnvironmentValues) -> Void

  private func changed(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    change(&environment)
    return environment
  }

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    content.dimensions(proposal, changed(environment))
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    content.draw(in: rect, changed(environment), into: &composition)
  }
}

import ChartCore

extension Scene {
  /// All items without groups, in drawing order, each with the names of the groups around it.
  public var leaves: [(groups: [String], item: Item)] { items.flatMap { $0.leaves([]) } }

  /// The labels of the scene, in drawing order.
  public var labels: [Label] {
    leaves.compactMap { if case .label(let label) = $0.item { label } else { nil } }
  }

  public var texts: [String] { labels.map(\.text) }

  /// Returns the items of the groups of this name.
  public func items(in group: String) -> [Item] {
    leaves.filter { $0.groups.contains(group) }.map(\.item)
  }

  /// The outermost groups, in drawing order.
  public var groupNames: [String] {
    items.compactMap { if case .group(let name, _, _) = $0 { name } else { nil } }
  }
}

extension Scene.Item {
  fileprivate func leaves(_ groups: [String]) -> [(groups: [String], item: Scene.Item)] {
    switch self {
    case .group(let name, _, let items): items.flatMap { $0.leaves(groups + [name]) }
    case .layer(_, let items): items.flatMap { $0.leaves(groups) }
    case .fill, .stroke, .label, .shadow: [(groups, self)]
    }
  }

  /// The outline of a fill or a stroke.
  public var path: Path? {
    switch self {
    case .fill(let path, _), .stroke(let path, _, _), .shadow(let path, _, _, _): path
    case .label, .group, .layer: nil
    }
  }
}

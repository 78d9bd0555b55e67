/// Puts the names along a scale in the order that its domain asks for.
extension MarkTable {
  mutating func arrange(_ x: AxisOptions, _ y: AxisOptions) {
    if let places = self.x.arrange(x) {
      for index in layers.indices { layers[index].x.move(places) }
    }
    if let places = self.y.arrange(y) {
      for index in layers.indices where paneDomains[layers[index].pane] == nil {
        layers[index].y.move(places)
      }
    }
    for (pane, options) in zip(1..., panes) {
      var axis = AxisOptions()
      axis.domain = options.domain
      axis.type = options.type
      guard let places = paneDomains[pane]?.arrange(axis) else { continue }
      for index in layers.indices where layers[index].pane == pane { layers[index].y.move(places) }
    }
  }
}

extension ChannelDomain {
  /// Changes the names to those that are asked for and returns where each value goes; nothing
  /// when all stay.
  fileprivate mutating func arrange(_ options: AxisOptions) -> ((Double) -> Double)? {
    guard kind == .category else { return nil }
    let training = ScaleTraining(
      kind: .category, categories: categories, coverage: .empty, request: options.domain,
      type: options.type, zone: .utc)
    let names = training.names
    guard names != categories.names else { return nil }
    let arranged = CategoryIndex(names)
    let places = categories.names.map { arranged.known($0).map(Double.init) ?? .nan }
    categories = arranged
    return { place in
      guard place >= 0, place < Double(places.count) else { return .nan }
      return places[Int(place)]
    }
  }
}

extension PositionColumn {
  fileprivate mutating func move(_ place: (Double) -> Double) {
    guard isData else { return }
    start = start.map(place)
    end = end.map { $0.isNaN ? .nan : place($0) }
  }
}

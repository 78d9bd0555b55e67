/// All marks of a chart as columns, with what was said of their looks and their places.
///
/// It comes out of a walk through the content and goes through `bin`, `joinLines`, `stack` and
/// `figures`; nothing of it knows pixels.
struct MarkTable {
  var layers: [MarkLayer]
  var x: ChannelDomain
  var y: ChannelDomain
  let channels: StyleChannels
  let styles: [MarkStyle]
  let sites: SiteTree
  let views: MarkViews
  var effects: [MarkEffect]
  let panes: [PaneOptions]
  /// The sum of all sectors, once they have their shares.
  var angleTotal: Double?
  /// What the values of y are in the panes that have a y of their own.
  var paneDomains: [Int: ChannelDomain]

  init(_ collector: MarkCollector) {
    layers = collector.layers
    x = collector.x
    y = collector.y
    channels = collector.channels
    styles = collector.styles
    sites = collector.sites
    views = collector.views
    effects = collector.effects
    panes = collector.panes
    paneDomains = collector.paneDomains
  }

  /// The layers of all marks, and of those that only mask others: scales cover both.
  var coveringLayers: [MarkLayer] {
    effects.reduce(into: layers) { layers, effect in
      if case .mask(let mask) = effect { layers += mask.coveringLayers }
    }
  }

  /// What the values of y are in a pane.
  func y(inPane pane: Int) -> ChannelDomain { paneDomains[pane] ?? y }

  /// Returns the axis that the marks of a layer grow along: that of their numbers.
  func lengthAxis(of layer: MarkLayer) -> Axis {
    let yKind = y(inPane: layer.pane).kind
    let xIsLength = x.kind == .number && layer.x.unit == nil
    switch (layer.x.shape, layer.y.shape) {
    case (.span, .value), (_, .points): return .horizontal
    case (.value, .pointSpan): return xIsLength ? .horizontal : .vertical
    case (.span, .pointSpan): return .horizontal
    case (.value, .value): break
    default: return .vertical
    }
    let xPlaces = x.kind != .number || layer.x.unit != nil || layer.x.hasIntervals
    let yPlaces = yKind != .number || layer.y.unit != nil || layer.y.hasIntervals
    return yPlaces && !xPlaces ? .horizontal : .vertical
  }

  /// Replaces instants by the whole units of the calendar that they stand for.
  mutating func bin(in zone: TimeZoneRules) {
    for index in layers.indices {
      layers[index].x.bin(in: zone)
      layers[index].y.bin(in: zone)
    }
  }
}

extension PositionColumn {
  fileprivate mutating func bin(in zone: TimeZoneRules) {
    guard let unit, shape == .value else { return }
    var last = 0.0..<0.0
    end = [Double](repeating: .nan, count: start.count)
    for row in start.indices where start[row].isFinite {
      if !last.contains(start[row]) { last = unit.interval(around: start[row], in: zone) }
      start[row] = last.lowerBound
      end[row] = last.upperBound
    }
  }
}

/// Some rows of a layer, ascending.
enum MarkRows: Hashable, Sendable {
  case range(Range<Int>)
  case list([Int32])
}

extension MarkRows: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int {
    switch self {
    case .range(let rows): rows.count
    case .list(let rows): rows.count
    }
  }

  subscript(index: Int) -> Int {
    switch self {
    case .range(let rows): rows.lowerBound + index
    case .list(let rows): Int(rows[index])
    }
  }
}

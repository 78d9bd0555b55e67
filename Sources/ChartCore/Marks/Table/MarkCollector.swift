/// Fills a mark table while chart content is walked.
///
/// Content that is made of other content need not know of it. Modifiers change the collector's
/// style or channels around their content, so the modifier nearest to a mark wins.
public struct MarkCollector {
  var layers: [MarkLayer] = []
  var x = ChannelDomain()
  var y = ChannelDomain()
  var channels = StyleChannels()
  /// What the marks that are collected now look like.
  var style = MarkStyle() { didSet { changes &+= 1 } }
  var current = CurrentChannels() { didSet { changes &+= 1 } }
  /// How often style or channels have been changed.
  private var changes = 0
  private var lastPoint = LastPoint()
  private(set) var styles: [MarkStyle] = []
  private var styleIndices: [MarkStyle: Int32] = [:]
  var sites = SiteTree()
  var site: Int32 = 0
  /// The element of the innermost loop, or -1 outside of all.
  var element: Int32 = -1
  private var layersOfSite: [[Int32]] = [[]]
  private(set) var ordinal: Int32 = 0
  /// How many marks the innermost loop is going to declare at each place.
  var expectedCount = 0
  /// The panes under or over the first.
  var panes: [PaneOptions] = []
  var pane = 0
  /// What the values of y are in the panes that have a y of their own.
  var paneDomains: [Int: ChannelDomain] = [:]
  /// The views that marks have: symbols and annotations.
  var views = MarkViews()
  var effects: [MarkEffect] = []

  init() {}
}

/// The values of channels that marks get from the modifiers around them.
struct CurrentChannels {
  var color: ChannelValue?
  var symbol: ChannelValue?
  var size: ChannelValue?
  var dash: ChannelValue?
  var position: (value: ChannelValue, axis: Axis?, span: MarkDimension)?
  var texts: AccessibilityTexts?

  var isEmpty: Bool {
    color == nil && symbol == nil && size == nil && dash == nil && position == nil && texts == nil
  }
}

/// What the channels hold that are not positions.
struct StyleChannels: Hashable, Sendable {
  var color = ChannelDomain()
  var symbol = ChannelDomain()
  var size = ChannelDomain()
  var dash = ChannelDomain()
  var series = ChannelDomain()
  var position = ChannelDomain()
  /// Along which axis marks are put side by side, and how much of the step they share.
  var positionAxis: Axis?
  var positionSpan = MarkDimension.automatic
}

/// The layer that points were added to last, and what they had in common.
private struct LastPoint {
  var site: Int32 = -1
  var pane = 0
  var layer = 0
  var kind: ObjectIdentifier?
  var changes = 0
}

extension MarkCollector {
  /// Adds a mark at two numbers or dates that stands where the last one did and looks the same.
  ///
  /// Returns whether it did: it is a short cut for the many marks of a loop.
  mutating func appendPoint<Kind: MarkKind>(
    _ kind: Kind.Type, _ xValue: ChannelValue, _ yValue: ChannelValue
  ) -> Bool {
    guard lastPoint.site == site, lastPoint.changes == changes, lastPoint.pane == pane,
      lastPoint.kind == ObjectIdentifier(kind), let xPlace = x.place(of: xValue),
      let yPlace = y.place(of: yValue)
    else { return false }
    let layer = lastPoint.layer
    layers[layer].append(xPlace, yPlace, element, ordinal)
    ordinal &+= 1
    return true
  }

  /// Notes that marks like the last one can be added quickly.
  private mutating func noteLastPoint(_ layer: Int) {
    let isPoint = layers[layer].x.isPlain && layers[layer].y.isPlain && current.isEmpty
    lastPoint = LastPoint(
      site: isPoint ? site : -1, pane: pane, layer: layer, kind: layers[layer].kindType,
      changes: changes)
  }

  /// Adds one mark.
  mutating func append(
    _ kind: some MarkKind, x xChannel: PositionChannel,
    y yChannel: PositionChannel, series: ChannelValue? = nil
  ) {
    let layer = layerIndex(kind, xChannel, yChannel)
    let row = layers[layer].x.count
    layers[layer].x.append(xChannel, &x)
    layers[layer].y.append(yChannel, &y)
    let last = layers[layer].styles.count > 0 ? layers[layer].styles.last : -1
    layers[layer].styles.append(styleIndex(after: last))
    layers[layer].paths.append(element)
    layers[layer].ordinals.append(ordinal)
    ordinal &+= 1
    if let series {
      let index = channels.series.coordinate(of: series.value, label: series.label)
      layers[layer].series.append(index, row: row)
    }
    appendChannels(to: layer, row)
    if series == nil { noteLastPoint(layer) }
  }

  /// Adds marks whose columns are known as a whole.
  mutating func append(_ layer: MarkLayer, x xKind: DataKind, y yKind: DataKind) {
    var layer = layer
    x.note(xKind, label: layer.x.label)
    y.note(yKind, label: layer.y.label)
    if layer.isWhole || layer.sampler != nil {
      layer.styles.append(styleIndex(after: -1))
      appendChannels(to: &layer)
    } else if layer.styles.count == 0 {
      layer.styles = IndexColumn(repeating: styleIndex(after: -1), count: layer.count)
    }
    append(layer)
  }

  /// Adds marks whose columns, channels and styles are known as a whole.
  mutating func append(_ layer: MarkLayer) {
    var layer = layer
    layer.pane = pane
    layer.site = site
    layer.ordinals = [ordinal]
    layer.paths = [element]
    ordinal &+= 1
    layers.append(layer)
    repeatChannels(of: layers.count - 1)
  }

  /// The index of the current style.
  mutating func currentStyleIndex() -> Int32 { styleIndex(after: -1) }

  /// Gives all rows of whole columns the channels that are current and that they do not have.
  private mutating func repeatChannels(of index: Int) {
    guard !layers[index].isWhole, layers[index].sampler == nil else { return }
    let count = layers[index].count
    giveChannels(to: index) { column, place in
      if column.isEmpty { column.values = [Double](repeating: place(), count: count) }
    }
  }

  private mutating func appendChannels(to layer: Int, _ row: Int) {
    giveChannels(to: layer) { column, place in column.append(place(), row: row) }
    if let texts = current.texts { layers[layer].texts[Int32(row)] = texts }
  }

  /// Hands the columns of a layer the places of the channel values that are current.
  private mutating func giveChannels(
    to layer: Int, _ give: (inout ChannelColumn, () -> Double) -> Void
  ) {
    func fill(
      _ value: ChannelValue?, _ column: inout ChannelColumn, _ domain: inout ChannelDomain
    ) {
      guard let value else { return }
      give(&column) { domain.coordinate(of: value.value, label: value.label) }
    }
    fill(current.color, &layers[layer].color, &channels.color)
    fill(current.symbol, &layers[layer].symbol, &channels.symbol)
    fill(current.size, &layers[layer].size, &channels.size)
    fill(current.dash, &layers[layer].dash, &channels.dash)
    guard let position = current.position else { return }
    fill(position.value, &layers[layer].position, &channels.position)
    channels.positionAxis = position.axis
    channels.positionSpan = position.span
  }

  /// Gives a layer of whole columns the channels that are current; its first row stands for all.
  private mutating func appendChannels(to layer: inout MarkLayer) {
    layers.append(layer)
    appendChannels(to: layers.count - 1, 0)
    layer = layers.removeLast()
  }

  /// Returns the layer for a mark declared here: the one of this place, or a new one where marks
  /// of another kind or shape stand at the same place.
  private mutating func layerIndex<Kind: MarkKind>(
    _ kind: Kind, _ x: PositionChannel, _ y: PositionChannel
  ) -> Int {
    while layersOfSite.count <= Int(site) { layersOfSite.append([]) }
    let type = ObjectIdentifier(Kind.self)
    for index in layersOfSite[Int(site)] {
      let index = Int(index)
      if layers[index].pane == pane, layers[index].x.admits(x), layers[index].y.admits(y),
        layers[index].kindType == type
      {
        return index
      }
    }
    var layer = MarkLayer(kind, x: PositionColumn(x), y: PositionColumn(y))
    layer.pane = pane
    layer.site = site
    layer.reserveCapacity(expectedCount)
    layers.append(layer)
    layersOfSite[Int(site)].append(Int32(layers.count - 1))
    return layers.count - 1
  }

  /// Returns the index of the current style; mostly it is the one of the mark before.
  private mutating func styleIndex(after last: Int32) -> Int32 {
    if last >= 0, styles[Int(last)] == style { return last }
    if let known = styleIndices[style] { return known }
    let index = Int32(styles.count)
    styles.append(style)
    styleIndices[style] = index
    return index
  }
}

extension PositionColumn {
  /// Adds the position of a mark, with its values as places in the channel.
  fileprivate mutating func append(
    _ channel: PositionChannel, _ domain: inout ChannelDomain
  ) {
    switch channel {
    case .data(let value):
      let start = domain.coordinate(of: value.value, label: value.label)
      guard let last = value.end else { return append(start) }
      append(start, domain.coordinate(of: last, label: value.label))
    case .span(let first, let last):
      append(
        domain.coordinate(of: first.value, label: first.label),
        domain.coordinate(of: last.value, label: last.label))
    case .points(let distance): append(distance ?? .nan)
    case .pointSpan(let first, let last): append(first ?? .nan, last ?? .infinity)
    }
  }
}

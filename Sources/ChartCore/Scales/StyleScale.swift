/// What is asked of a scale that maps values to colours, symbols, sizes or dashes.
struct StyleScaleRequest<Output> {
  var domain: ScaleDomainRequest?
  var range: [Output]?
  var mapping: ((PlotValue) -> Output?)?
  var type: ScaleType?
}

/// A scale from the values of a channel to what marks look like.
///
/// Categories are given the outputs in turn; numbers lie between the first and the last.
struct StyleScale<Output> {
  /// The categories in order, for the legend; none for numbers.
  let categories: [String]
  /// The domain of numbers or dates; nothing for categories.
  let domain: ClosedRange<Double>?
  let kind: DataKind
  private let outputs: [Output]
  private let mapping: ((PlotValue) -> Output?)?
  private let type: ScaleType?
  private let source: CategoryIndex
  private let places: [String: Int]

  /// Creates the scale of a channel, or nothing when no mark uses it.
  init?(
    _ channel: ChannelDomain, _ columns: some Sequence<ChannelColumn>,
    _ request: StyleScaleRequest<Output>?, standard: [Output]
  ) {
    guard let kind = channel.kind else { return nil }
    self.kind = kind
    source = channel.categories
    mapping = request?.mapping
    type = request?.type
    let coverage = columns.reduce(Extent.empty) { $0.union(Extent(of: $1.values)) }
    let training = ScaleTraining(
      kind: kind, categories: channel.categories, coverage: coverage, request: request?.domain,
      type: request?.type, zone: .utc, includesZero: false)
    categories = training.isCategory ? training.names : []
    domain = training.isCategory ? nil : training.domain
    var outputs = request?.range ?? []
    if outputs.isEmpty { outputs = standard }
    self.outputs = outputs
    places = Dictionary(zip(categories, 0...), uniquingKeysWith: { first, _ in first })
  }

  /// Returns the output of a category, or nothing for one that is not in the domain.
  func output(for category: String) -> Output? {
    if let mapping { return mapping(.category(category)) }
    guard let place = places[category], !outputs.isEmpty else { return nil }
    return outputs[place % outputs.count]
  }

  /// Returns the output for the place of a value in its channel.
  func output(at coordinate: Double, between: ([Output], Double) -> Output?) -> Output? {
    guard !coordinate.isNaN else { return nil }
    if kind == .category {
      guard source.names.indices.contains(Int(coordinate)) else { return nil }
      return output(for: source.names[Int(coordinate)])
    }
    if let mapping { return mapping(kind.value(at: coordinate)) }
    return share(of: coordinate).flatMap { between(outputs, $0) }
  }

  /// Returns where a value lies in the domain, from 0 to 1.
  func share(of coordinate: Double) -> Double? {
    guard let domain, coordinate.isFinite else { return nil }
    let unit = Interval(from: 0, to: 1)
    let training = ScaleTraining(
      kind: kind, categories: CategoryIndex(), coverage: .empty, request: nil, type: type,
      zone: .utc)
    return training.scale(domain, over: unit, TickRoom(spacing: 1))
      .position(for: coordinate).clamped(to: 0...1)
  }
}

/// The standard outputs of the style channels.
enum StandardStyles {
  /// Seven colours that are given out in turn.
  static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  /// Numbers lie between these.
  static let sequence: [Color] = [.yellow, .green, .blue, .indigo]
  /// The areas of symbols whose size stands for a number, in square points.
  static let sizes = [20.0, 400]
  /// Patterns of dashes that are given out in turn.
  static let dashes = [[], [6, 4], [2, 3], [10, 4, 2, 4], [12, 6], [4, 2, 4, 6]].map {
    StrokeStyle(lineWidth: 2, lineJoin: .round, dash: $0)
  }
}

/// The scales of all style channels of a chart.
struct StyleScales {
  let color: StyleScale<AnyShapeStyle>?
  let symbol: StyleScale<ChartSymbol>?
  let size: StyleScale<Double>?
  let dash: StyleScale<StrokeStyle>?

  init(_ table: MarkTable, _ options: ChartOptions) {
    let (channels, layers) = (table.channels, table.layers)
    let isSequence = channels.color.kind.map { $0 != .category } ?? false
    let colors = isSequence ? StandardStyles.sequence : StandardStyles.colors
    color = StyleScale(
      channels.color, layers.lazy.map(\.color), options.color,
      standard: colors.map { AnyShapeStyle.color($0) })
    symbol = StyleScale(
      channels.symbol, layers.lazy.map(\.symbol), options.symbol, standard: ChartSymbol.cycle)
    size = StyleScale(
      channels.size, layers.lazy.map(\.size), options.symbolSize, standard: StandardStyles.sizes)
    dash = StyleScale(
      channels.dash, layers.lazy.map(\.dash), options.lineStyle, standard: StandardStyles.dashes)
  }

  /// Returns the style of a row with what its channels say.
  func look(_ style: MarkStyle, _ layer: MarkLayer, _ row: Int) -> MarkStyle {
    var look = style
    if let color, !layer.color[row].isNaN {
      look.foreground = color.output(at: layer.color[row]) { Self.mixed($0, $1) } ?? look.foreground
    }
    if let symbol, !layer.symbol[row].isNaN {
      look.extras.symbol = symbol.output(at: layer.symbol[row]) { outputs, share in
        outputs[min(Int(share * Double(outputs.count)), outputs.count - 1)]
      }
    }
    if let size, !layer.size[row].isNaN {
      look.symbolSize = size.output(at: layer.size[row]) { outputs, share in
        outputs.interpolated(at: share)
      }
    }
    if let dash, !layer.dash[row].isNaN {
      let pattern = dash.output(at: layer.dash[row]) { outputs, share in
        outputs[min(Int(share * Double(outputs.count)), outputs.count - 1)]
      }
      if var line = look.line, let pattern {
        line.dash = pattern.dash
        look.line = line
      } else {
        look.line = pattern ?? look.line
      }
    }
    return look
  }

  /// Returns the colour at a share of the way through several.
  static func mixed(_ styles: [AnyShapeStyle], _ share: Double) -> AnyShapeStyle? {
    let colors = styles.map(\.representativeColor)
    guard let first = colors.first else { return nil }
    guard colors.count > 1 else { return .color(first) }
    let place = share * Double(colors.count - 1)
    let index = min(Int(place), colors.count - 2)
    return .color(colors[index].mixed(with: colors[index + 1], by: place - Double(index)))
  }
}

extension [Double] {
  /// Returns the value at a share of the way from the first to the last.
  func interpolated(at share: Double) -> Double? {
    guard let first, let last else { return nil }
    return first + (last - first) * share
  }
}

extension AnyShapeStyle {
  /// The style as one colour: a gradient counts as its first.
  var representativeColor: Color {
    Color(light: color(.light), dark: color(.dark))
  }
}

extension Color {
  /// Returns the colour at a share of the way to another one.
  func mixed(with other: Color, by share: Double) -> Color {
    Color(
      light: light.mixed(with: other.light, by: share),
      dark: dark.mixed(with: other.dark, by: share))
  }
}

extension RGBA {
  fileprivate func mixed(with other: RGBA, by share: Double) -> RGBA {
    RGBA(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share, alpha: alpha + (other.alpha - alpha) * share)
  }
}

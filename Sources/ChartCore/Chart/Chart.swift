/// A chart of the marks that its content declares; it only declares.
///
///     Chart(sales) { sale in
///       BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.count))
///         .foregroundStyle(by: .value("City", sale.city))
///     }
///
/// Source: Swift Charts, `Chart`.
public struct Chart<Content: ChartContent>: View, PrimitiveView {
  public let content: Content
  /// Collects the content; made where its type is known, so that it is compiled for it.
  @usableFromInline let collect: (inout MarkCollector) -> Void

  @inlinable public init(@ChartContentBuilder content: () -> Content) {
    self.init(content())
  }

  @inlinable init(_ content: Content) {
    self.content = content
    collect = { content.collect(into: &$0) }
  }

  /// Creates a chart with marks for every element of some data.
  @inlinable public init<Data: RandomAccessCollection, Mark: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Mark> {
    self.init(ForEach(data, content: content))
  }

  /// Creates a chart with marks for every element of some data.
  @inlinable public init<Data: RandomAccessCollection, ID: Hashable, Mark: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, ID, Mark> {
    self.init(ForEach(data, id: id, content: content))
  }

  /// The size of a chart that is offered none, in points.
  private static var ideal: Size { Size(width: 300, height: 200) }

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    ViewDimensions(
      Size(
        width: proposal.width ?? Self.ideal.width, height: proposal.height ?? Self.ideal.height))
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    var collector = MarkCollector()
    collect(&collector)
    let table = MarkTable(collector).resolved(environment, width: rect.width)
    var furniture = ChartFurniture(in: rect, environment)
    let scales = StyleScales(table, environment.chart)
    furniture.place(
      ChartLegend(table, scales, environment.formats), environment.chart.legend)
    for title in environment.chart.x.titles { furniture.place(title, of: .horizontal) }
    for title in environment.chart.y.titles { furniture.place(title, of: .vertical) }
    ChartDrawing(
      PlotLayout(table, scales, in: furniture.room, environment), furniture, rect
    ).draw(into: &composition)
  }
}

extension MarkTable {
  /// Returns the table with units, joined lines and stacks, ready for scales.
  func resolved(_ environment: EnvironmentValues, width: Double) -> MarkTable {
    var table = self
    table.bin(in: environment.formats.zone)
    table.sample(environment.chart.x, width: width)
    table.joinLines()
    table.stack()
    table.arrange(environment.chart.x, environment.chart.y)
    table.effects = effects.map { effect in
      guard case .mask(let mask) = effect else { return effect }
      return .mask(mask.resolved(environment, width: width))
    }
    return table
  }
}

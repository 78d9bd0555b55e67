import Glibc

/// What the colours, symbols and dashes of a chart stand for.
struct ChartLegend {
  struct Entry: Hashable {
    let name: String
    var style: AnyShapeStyle
    var symbol: ChartSymbol?
    var dash: StrokeStyle?
    var shape = LegendSymbol.dot
  }

  /// A gradient that stands for numbers, with the texts at its ends.
  struct Ramp: Hashable {
    let colors: [Color]
    let low: String
    let high: String
  }

  private(set) var entries: [Entry] = []
  private(set) var ramp: Ramp?

  /// Creates the legend of the channels that marks use; channels with the same categories share
  /// entries.
  init(_ table: MarkTable, _ scales: StyleScales, _ formats: any TextFormats) {
    let shape = table.layers.first { !$0.color.isEmpty }?.kind.legendSymbol ?? .dot
    if let color = scales.color, color.domain == nil {
      for name in color.categories {
        add(name) { entry in
          entry.style = color.output(for: name) ?? .color(.primary)
          entry.shape = shape
        }
      }
    } else if let color = scales.color, let domain = color.domain {
      ramp = Ramp(color, domain, formats)
    }
    for name in scales.symbol?.categories ?? [] {
      let symbol = scales.symbol?.output(for: name)
      add(name) { $0.symbol = symbol }
    }
    for name in scales.dash?.categories ?? [] {
      let dash = scales.dash?.output(for: name)
      add(name) { $0.dash = dash }
    }
  }

  private mutating func add(_ name: String, _ change: (inout Entry) -> Void) {
    if let known = entries.firstIndex(where: { $0.name == name }) { return change(&entries[known]) }
    var entry = Entry(name: name, style: .color(.secondary))
    change(&entry)
    entries.append(entry)
  }

  var isEmpty: Bool { entries.isEmpty && ramp == nil }
}

extension ChartLegend.Ramp {
  fileprivate init(
    _ scale: StyleScale<AnyShapeStyle>, _ domain: ClosedRange<Double>,
    _ formats: any TextFormats
  ) {
    colors = stride(from: 0.0, through: 1, by: 0.125).map { share in
      let value = domain.lowerBound + share * (domain.upperBound - domain.lowerBound)
      let style = scale.output(at: value) { StyleScales.mixed($0, $1) }
      return (style ?? .color(.clear)).representativeColor
    }
    let span = domain.upperBound - domain.lowerBound
    let exponent = span > 0 ? log10(span).rounded(.down).clamped(to: -12...12) : 0
    let digits = max(1 - Int(exponent), 0)
    let style = NumberStyle(fractionDigits: 0...digits)
    low = formats.number(domain.lowerBound, style: style)
    high = formats.number(domain.upperBound, style: style)
  }
}

/// The view of a legend: rows of entries, or a column beside the plot.
struct LegendView: View {
  let legend: ChartLegend
  let isColumn: Bool
  let alignment: HorizontalAlignment

  var body: some View {
    VStack(alignment: alignment, spacing: 4) {
      if !legend.entries.isEmpty {
        LegendEntries(entries: legend.entries, isColumn: isColumn, alignment: alignment)
      }
      if let ramp = legend.ramp { RampView(ramp: ramp) }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }
}

/// A gradient between two numbers.
private struct RampView: View {
  let ramp: ChartLegend.Ramp

  var body: some View {
    HStack(spacing: 6) {
      Text(ramp.low).fixedSize()
      RoundedRectangle(cornerRadius: 4)
        .fill(LinearGradient(colors: ramp.colors, startPoint: .leading, endPoint: .trailing))
        .frame(width: 96, height: 8)
      Text(ramp.high).fixedSize()
    }
  }
}

/// The entries of a legend in as many rows as they need; what does not fit is counted.
private struct LegendEntries: PrimitiveView {
  let entries: [ChartLegend.Entry]
  let isColumn: Bool
  let alignment: HorizontalAlignment

  /// A longer list is counted, not listed, so that it never crowds out the plot.
  private static let mostEntries = 24
  private static let mostRows = 3
  private static let spacing = 16.0
  private static let rowSpacing = 4.0

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    view(proposal, environment).dimensions(.unspecified, environment)
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    view(ProposedSize(rect.size), environment).draw(in: rect, environment, into: &composition)
  }

  private func view(
    _ proposal: ProposedSize, _ environment: EnvironmentValues
  ) -> any PrimitiveView {
    let rows = isColumn ? column(proposal.height, environment) : rows(proposal.width, environment)
    guard !rows.isEmpty else { return Text("\(entries.count) series").primitive }
    return VStack(alignment: alignment, spacing: Self.rowSpacing) {
      ForEach(Array(rows.enumerated()), id: \.offset) { row in
        HStack(spacing: Self.spacing) {
          ForEach(row.element, id: \.self) { LegendItem(entry: $0) }
          if row.offset == rows.count - 1, shown(rows) < entries.count {
            Text("+\(entries.count - shown(rows))").fixedSize()
          }
        }
      }
    }.primitive
  }

  private func shown(_ rows: [[ChartLegend.Entry]]) -> Int { rows.reduce(0) { $0 + $1.count } }

  /// Fills rows from the left; of entries that do not all fit, room is left for their number.
  private func rows(
    _ width: Double?, _ environment: EnvironmentValues
  ) -> [[ChartLegend.Entry]] {
    let room = (width ?? .infinity) + 0.01
    let widths = entries.prefix(Self.mostEntries).map {
      LegendItem(entry: $0).primitive.dimensions(.unspecified, environment).size.width
    }
    let whole = fill(widths, room, reserved: 0)
    if whole.reduce(0, { $0 + $1.count }) == entries.count { return entries(whole) }
    let count = Text("+\(entries.count)").primitive.dimensions(.unspecified, environment)
    return entries(fill(widths, room, reserved: count.size.width + Self.spacing))
  }

  private func fill(_ widths: [Double], _ room: Double, reserved: Double) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var start = 0
    while start < widths.count, rows.count < Self.mostRows {
      let isLast = rows.count == Self.mostRows - 1
      let room = isLast ? room - reserved : room
      var (end, used) = (start, 0.0)
      while end < widths.count {
        let next = used + widths[end] + (end > start ? Self.spacing : 0)
        if next > room { break }
        (used, end) = (next, end + 1)
      }
      if end == start { break }
      rows.append(start..<end)
      start = end
    }
    return rows
  }

  private func entries(_ rows: [Range<Int>]) -> [[ChartLegend.Entry]] {
    rows.map { Array(entries[$0]) }
  }

  private func column(
    _ height: Double?, _ environment: EnvironmentValues
  ) -> [[ChartLegend.Entry]] {
    guard let first = entries.first else { return [] }
    let row = LegendItem(entry: first).primitive.dimensions(.unspecified, environment).size.height
    let room = ((height ?? .infinity) + Self.rowSpacing) / (row + Self.rowSpacing)
    let most = room.isFinite ? max(Int(room), 1) : entries.count
    return entries.prefix(min(most, Self.mostEntries)).map { [$0] }
  }
}

/// The symbol and the name of an entry.
private struct LegendItem: View {
  let entry: ChartLegend.Entry

  var body: some View {
    HStack(spacing: 6) {
      symbol
      Text(entry.name)
    }
    .fixedSize()
  }

  @ViewBuilder private var symbol: some View {
    if let dash = entry.dash {
      LegendMark { rect in
        let line = Path([
          .move(Point(x: rect.minX, y: rect.midY)), .line(Point(x: rect.maxX, y: rect.midY)),
        ])
        return .stroke(line, StrokeStyle(lineWidth: 2, dash: dash.dash), entry.style)
      }
      .frame(width: 24, height: 8)
    } else if let symbol = entry.symbol {
      LegendMark { rect in
        let path = symbol.path(at: Point(x: rect.midX, y: rect.midY), area: 50)
        return symbol.border.map { .stroke(path, $0, entry.style) } ?? .fill(path, entry.style)
      }
      .frame(width: 10, height: 8)
    } else if entry.shape == .square {
      RoundedRectangle(cornerRadius: 2).fill(entry.style).frame(width: 8, height: 8)
    } else {
      Circle().fill(entry.style).frame(width: 8, height: 8)
    }
  }
}

/// A small drawing in a legend.
private struct LegendMark: PrimitiveView {
  enum Drawing {
    case fill(Path, AnyShapeStyle)
    case stroke(Path, StrokeStyle, AnyShapeStyle)
  }

  let drawing: (Rect) -> Drawing

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    ViewDimensions(Size(width: proposal.width ?? 8, height: proposal.height ?? 8))
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    switch drawing(rect) {
    case .fill(let path, let style):
      composition.add(.fill(path, style.paint(in: rect, environment.colorScheme)))
    case .stroke(let path, let stroke, let style):
      composition.add(.stroke(path, stroke, style.paint(in: rect, environment.colorScheme)))
    }
  }
}

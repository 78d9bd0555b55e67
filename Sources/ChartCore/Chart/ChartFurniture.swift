/// The views around a plot: legend and titles of axes take their room before the plot does.
struct ChartFurniture {
  let environment: EnvironmentValues
  private(set) var room: Rect
  private var placed: [(view: any PrimitiveView, frame: Rect, isTurned: Bool)] = []

  /// With less height than this for the plot, the legend is left out.
  private static let smallestHeightWithLegend = 120.0
  private static let smallestWidthWithLegend = 120.0
  private static let legendSpacing = 8.0

  init(in rect: Rect, _ environment: EnvironmentValues) {
    room = rect
    self.environment = environment
  }

  private var inner: EnvironmentValues {
    environment.insideOfChart
  }

  /// Gives a legend its room, unless too little would be left.
  mutating func place(_ legend: ChartLegend, _ options: LegendOptions) {
    let isShown = options.visibility != .hidden && (options.content != nil || !legend.isEmpty)
    guard isShown else { return }
    let side = options.position.legendSide
    let isColumn = side == .left || side == .right
    let alignment = options.alignment ?? (isColumn ? .topLeading : .leading)
    let view =
      options.content.map { $0().primitive }
      ?? LegendView(
        legend: legend, isColumn: isColumn,
        alignment: isColumn ? .leading : alignment.horizontal
      ).primitive
    let size = view.dimensions(ProposedSize(room.size), inner).size
    let length = (isColumn ? size.width : size.height) + (options.spacing ?? Self.legendSpacing)
    let hasRoom =
      isColumn
      ? room.width - length >= Self.smallestWidthWithLegend
      : room.height - length >= Self.smallestHeightWithLegend
    if options.position.place == .overlay {
      return placed.append((view, alignment.rect(of: size, in: room, .leftToRight), false))
    }
    guard hasRoom else { return }
    placed.append((view, cut(length, from: side, size, alignment), false))
  }

  /// Gives the title of an axis its room.
  mutating func place(_ title: AxisTitle, of axis: Axis) {
    let view = title.view().font(.caption).foregroundStyle(.secondary).primitive
    let size = view.dimensions(.unspecified, inner).size
    let side = title.position.titleSide(of: axis)
    let isTurned = axis == .vertical && (side == .left || side == .right)
    let shown = isTurned ? Size(width: size.height, height: size.width) : size
    let spacing = title.spacing ?? AxisMetrics.titleSpacing
    let length = (side == .left || side == .right ? shown.width : shown.height) + spacing
    let usual: Alignment =
      axis == .vertical && side == .top ? .trailing : .center
    guard room.height - length > 40 || side == .left || side == .right else { return }
    placed.append((view, cut(length, from: side, shown, title.alignment ?? usual), isTurned))
  }

  /// Takes a strip off a side of the room and returns where a view of a size stands in it.
  private mutating func cut(
    _ length: Double, from side: AxisSide, _ size: Size, _ alignment: Alignment
  ) -> Rect {
    var strip = room
    switch side {
    case .left:
      strip.width = size.width
      room = room.inset(by: EdgeInsets(leading: length))
    case .right:
      strip.x = room.maxX - size.width
      strip.width = size.width
      room = room.inset(by: EdgeInsets(trailing: length))
    case .top:
      strip.height = size.height
      room = room.inset(by: EdgeInsets(top: length))
    case .bottom:
      strip.y = room.maxY - size.height
      strip.height = size.height
      room = room.inset(by: EdgeInsets(bottom: length))
    }
    return alignment.rect(of: size, in: strip, environment.layoutDirection)
  }

  func draw(into composition: inout Composition) {
    for (view, frame, isTurned) in placed {
      guard isTurned else {
        view.draw(in: frame, inner, into: &composition)
        continue
      }
      let middle = Point(x: frame.midX, y: frame.midY)
      let upright = Rect(
        x: middle.x - frame.height / 2, y: middle.y - frame.width / 2, width: frame.height,
        height: frame.width)
      composition.addLayer(.turned(quarterTurns: 3, around: middle)) {
        view.draw(in: upright, inner, into: &$0)
      }
    }
  }
}

extension AnnotationPosition {
  /// The side of the chart that a legend stands on; below it when nothing is said.
  fileprivate var legendSide: AxisSide {
    switch place {
    case .top, .topLeading, .topTrailing: .top
    case .leading: .left
    case .trailing: .right
    default: .bottom
    }
  }

  /// The side of the chart that the title of an axis stands on.
  fileprivate func titleSide(of axis: Axis) -> AxisSide {
    switch place {
    case .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .leading: .left
    case .trailing: .right
    case .automatic, .overlay: axis == .horizontal ? .bottom : .top
    }
  }
}

import ChartCore
import Foundation

/// A use of every plot of data and of their modifiers; see `SymbolUses`.
extension SymbolUses {
  @ChartContentBuilder static var linesAndAreas: some ChartContent {
    LinePlot(rows, x: .value("x", \.x), y: .value("y", \.y), series: .value("s", \.name))
      .foregroundStyle(\.color).opacity(\.x).lineStyle(\.stroke)
      .symbolSize(\.x).symbolSize(\.size)
    LinePlot(rows, x: .value("x", \.x), y: .value("y", \.y))
      .lineStyle(by: .value("s", \.name)).symbol(by: .value("s", \.name))
      .symbolSize(by: .value("s", \.x)).foregroundStyle(by: .value("s", \.name))
      .position(by: .value("p", \.name), axis: .horizontal, span: .automatic)
    LinePlot(rows, x: .value("x", \.x), y: .value("y", \.y))
      .accessibilityHidden(\.isHidden).accessibilityIdentifier(\.name)
      .accessibilityLabel(\.name).accessibilityValue(\.name)
    AreaPlot(rows, x: .value("x", \.x), y: .value("y", \.y), stacking: .center)
    AreaPlot(
      rows, x: .value("x", \.x), y: .value("y", \.y), series: .value("s", \.name),
      stacking: .normalized)
    AreaPlot(
      rows, x: .value("x", \.x), yStart: .value("y", \.low), yEnd: .value("y", \.high),
      series: .value("s", \.name))
    AreaPlot(rows, xStart: .value("x", \.low), xEnd: .value("x", \.high), y: .value("y", \.y))
    AreaPlot(
      rows, xStart: .value("x", \.low), xEnd: .value("x", \.high), y: .value("y", \.y),
      series: .value("s", \.name))
    AreaPlot(x: "x", y: "y", domain: 0...1) { $0 }
  }

  @ChartContentBuilder static var pointsAndRules: some ChartContent {
    PointPlot(rows, x: \.x, y: .value("y", \.y))
    PointPlot(rows, x: 3, y: .value("y", \.y))
    PointPlot(rows, x: .value("x", \.x), y: \.y)
    PointPlot(rows, x: .value("x", \.x), y: 3)
    RulePlot(rows, x: .value("x", \.x), yStart: 3, yEnd: 4)
    RulePlot(rows, x: .value("x", \.x), yStart: \.low, yEnd: \.high)
    RulePlot(rows, x: \.x, yStart: .value("y", \.low), yEnd: .value("y", \.high))
    RulePlot(rows, x: 3, yStart: .value("y", \.low), yEnd: .value("y", \.high))
    RulePlot(rows, xStart: 3, xEnd: 4, y: .value("y", \.y))
    RulePlot(rows, xStart: \.low, xEnd: \.high, y: .value("y", \.y))
    RulePlot(rows, xStart: .value("x", \.low), xEnd: .value("x", \.high), y: .value("y", \.y))
    RulePlot(rows, xStart: .value("x", \.low), xEnd: .value("x", \.high), y: \.y)
    RulePlot(rows, xStart: .value("x", \.low), xEnd: .value("x", \.high), y: 3)
  }

  @ChartContentBuilder static var rectangles: some ChartContent {
    RectanglePlot(
      rows, x: .value("x", \.x), yStart: .value("y", \.low), yEnd: .value("y", \.high),
      width: .automatic)
    RectanglePlot(rows, x: .value("x", \.x), yStart: \.low, yEnd: \.high, width: .fixed(\.x))
    RectanglePlot(rows, x: .value("x", \.x), yStart: 3, yEnd: 4, width: .ratio(\.x))
    RectanglePlot(
      rows, xStart: .value("x", \.low), xEnd: .value("x", \.high), y: .value("y", \.y),
      height: .inset(\.x))
    RectanglePlot(rows, xStart: \.low, xEnd: \.high, y: .value("y", \.y), height: .inset(3))
    RectanglePlot(rows, xStart: 3, xEnd: 4, y: .value("y", \.y), height: 4)
    RectanglePlot(
      rows, xStart: .value("x", \.low), xEnd: .value("x", \.high), yStart: .value("y", \.low),
      yEnd: .value("y", \.high))
    RectanglePlot(
      rows, xStart: .value("x", \.low), xEnd: .value("x", \.high), yStart: \.low, yEnd: \.high)
    RectanglePlot(
      rows, xStart: .value("x", \.low), xEnd: .value("x", \.high), yStart: 3, yEnd: 4)
    RectanglePlot(
      rows, xStart: \.low, xEnd: \.high, yStart: .value("y", \.low), yEnd: .value("y", \.high))
    RectanglePlot(rows, xStart: 3, xEnd: 4, yStart: .value("y", \.low), yEnd: .value("y", \.high))
    RectanglePlot(rows, xStart: \.low, xEnd: \.high, yStart: \.low, yEnd: \.high)
  }

  @ChartContentBuilder static var bars: some ChartContent {
    BarPlot(
      rows, x: .value("x", \.x), yStart: .value("y", \.low), yEnd: .value("y", \.high),
      width: .fixed(3))
    BarPlot(rows, x: .value("x", \.x), yStart: \.low, yEnd: \.high, stacking: .unstacked)
    BarPlot(rows, x: .value("x", \.x), yStart: 3, yEnd: 4)
    BarPlot(rows, xStart: .value("x", \.low), xEnd: .value("x", \.high), y: .value("y", \.y))
    BarPlot(rows, xStart: \.low, xEnd: \.high, y: .value("y", \.y))
    BarPlot(rows, xStart: 3, xEnd: 4, y: .value("y", \.y))
    BarPlot(
      rows, xStart: .value("x", \.low), xEnd: .value("x", \.high), yStart: \.low, yEnd: \.high)
    BarPlot(rows, xStart: .value("x", \.low), xEnd: .value("x", \.high), yStart: 3, yEnd: 4)
    BarPlot(
      rows, xStart: \.low, xEnd: \.high, yStart: .value("y", \.low), yEnd: .value("y", \.high))
    BarPlot(rows, xStart: 3, xEnd: 4, yStart: .value("y", \.low), yEnd: .value("y", \.high))
    SectorPlot(rows, angle: .value("a", \.x), outerRadius: .ratio(0.5), angularInset: \.x)
  }

  static func elements<Plot: VectorizedChartContent>(_: Plot) -> Plot.DataElement.Type {
    Plot.DataElement.self
  }

  static func domain<Domain: ScaleDomain>(_: Domain) {}
  static func domains() {
    domain(AutomaticScaleDomain.automatic)
    domain(
      AutomaticScaleDomain.automatic(
        includesZero: false, reversed: true, dataType: Double.self,
        modifyInferredDomain: { $0.append(3) }))
    domain(0.0...1)
    domain(["a"])
    let ranges: [PositionScaleRange] = [.plotDimension]
    _ = ranges
  }

  static func values() {
    let presets: [AxisMarkPreset] = [.automatic, .extended, .aligned, .inset]
    let sides: [AxisMarkPosition] = [.automatic, .leading, .trailing, .top, .bottom]
    let values: [AxisMarkValues] = [
      .automatic, .automatic(desiredCount: 3, roundLowerBound: true, roundUpperBound: false),
      .automatic(
        minimumStride: 2.0, desiredCount: 3, roundLowerBound: true, roundUpperBound: false),
      .stride(by: 2.0, roundLowerBound: true, roundUpperBound: false),
      .stride(
        by: .day, count: 2, roundLowerBound: true, roundUpperBound: false, calendar: .current),
    ]
    let stacking: [MarkStackingMethod] = [.standard, .normalized, .center, .unstacked]
    let dimensions: [MarkDimension] = [
      .automatic, .fixed(3), .ratio(0.5), .inset(3), 3, 4.5, MarkDimension(integerLiteral: 3),
      MarkDimension(floatLiteral: 4.5),
    ]
    let each: [MarkDimensions<Row>] = [
      .automatic, .fixed(3), .ratio(0.5), .inset(3), .fixed(\.x), .ratio(\.x), .inset(\.x),
    ]
    _ = (presets, sides, values, stacking, dimensions, each)
  }

  @AxisMarkBuilder static var axisMarks: some AxisMark { AxisGridLine() }

  static func body<Content: ChartContent>(of content: Content) -> Content.Body { content.body }
}

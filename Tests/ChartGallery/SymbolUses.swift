import ChartCore
import Foundation

/// A use of every symbol of Swift Charts that `docs/swift-charts.md` says the library has.
///
/// It is compiled, and never shown.
public enum SymbolUses {
  struct Row: Identifiable {
    let id: Int
    let x: Double
    let y: Double
    let low: Double
    let high: Double
    let day: Date
    let name: String
    let color: Color
    let size: Size
    let stroke: StrokeStyle
    let isHidden: Bool
  }

  static let rows: [Row] = []
  static let when = Date(timeIntervalSince1970: 0)

  struct Money: Plottable {
    var amount: Decimal
    var primitivePlottable: Decimal { amount }
    init?(primitivePlottable: Decimal) { amount = primitivePlottable }
  }

  enum Grade: Int, Plottable { case low, high }

  static func primitives() {
    func isPlottable<Value: Plottable>(_: Value.Type) {}
    isPlottable(Int.self)
    isPlottable(Int8.self)
    isPlottable(Int16.self)
    isPlottable(Int32.self)
    isPlottable(Int64.self)
    isPlottable(UInt.self)
    isPlottable(UInt8.self)
    isPlottable(UInt16.self)
    isPlottable(UInt32.self)
    isPlottable(UInt64.self)
    isPlottable(Float.self)
    isPlottable(Double.self)
    isPlottable(Decimal.self)
    isPlottable(Date.self)
    isPlottable(String.self)
    isPlottable(Never.self)
    isPlottable(Money.self)
    isPlottable(Grade.self)
    func isPrimitive<Value: PrimitivePlottableProtocol>(_: Value.Type) {}
    isPrimitive(Double.self)
    let plain: Money.PrimitivePlottable = 3
    _ = PlottableValue.value("x", plain)
    _ = PlottableValue.value(Text("x"), 3)
    _ = PlottableValue.value("x", 0..<3)
    _ = PlottableValue.value(Text("x"), 0..<3)
    _ = PlottableValue.value("x", when, unit: .day, calendar: .current)
    _ = PlottableValue.value(Text("x"), when, unit: .day)
    let bins = NumberBins(range: 0.0...3, count: 3)
    _ = PlottableValue.value("x", bins[0])
    _ = PlottableValue.value(Text("x"), bins[0])
    _ = PlottableProjection<Row, Double>.value("x", \.x)
    _ = PlottableProjection<Row, Double>.value("x", 3)
    _ = PlottableProjection<Row, Double>.value("x", \.low, \.high)
    _ = PlottableProjection<Row, Double>.value(Text("x"), \.x)
    _ = PlottableProjection<Row, Double>.value(Text("x"), 3)
    _ = PlottableProjection<Row, Date>.value("x", \.day, unit: .day, calendar: .current)
  }

  static func bins() {
    _ = NumberBins(data: [1.0, 2], desiredCount: 3, minimumStride: 0.5)
    _ = NumberBins(data: [1, 2], desiredCount: 3, minimumStride: 1)
    _ = NumberBins(range: 0...9, desiredCount: 3, minimumStride: 1)
    _ = NumberBins(size: 2, range: 0...9)
    let bins = NumberBins(thresholds: [1, 2, 3])
    _ = (bins.index(for: 2), bins.thresholds, bins[0].lowerBound, bins[0].upperBound)
    let bin: ChartBinRange<Int> = bins[0]
    _ = bin.contains(1)
    let range = when...when
    _ = DateBins(data: [when], desiredCount: 2, calendar: .current)
    _ = DateBins(range: range, desiredCount: 2, calendar: .current)
    _ = DateBins(unit: .month, by: 2, range: range, calendar: .current)
    _ = DateBins(timeInterval: 3600, range: range)
    let dates = DateBins(thresholds: [when])
    _ = (dates.index(for: when), dates.thresholds, dates.first)
  }

  @ChartContentBuilder static var marks: some ChartContent {
    AreaMark(x: .value("x", 1), y: .value("y", 1), series: .value("s", "a"), stacking: .center)
    AreaMark(
      x: .value("x", 1), yStart: .value("y", 1), yEnd: .value("y", 2), series: .value("s", "a"))
    AreaMark(
      xStart: .value("x", 1), xEnd: .value("x", 2), y: .value("y", 2), series: .value("s", "a"))
    PointMark(x: 3, y: .value("y", 1))
    PointMark(x: .value("x", 1), y: 3)
    RuleMark(x: .value("x", 1), yStart: 3, yEnd: 4)
    RuleMark(x: 3, yStart: .value("y", 1), yEnd: .value("y", 2))
    RuleMark(xStart: 3, xEnd: 4, y: .value("y", 1))
    RuleMark(xStart: .value("x", 1), xEnd: .value("x", 2), y: .value("y", 1))
    RuleMark(xStart: .value("x", 1), xEnd: .value("x", 2), y: 4)
    RectangleMark(x: .value("x", 1), yStart: 3, yEnd: 4, width: .inset(3))
    RectangleMark(
      xStart: .value("x", 1), xEnd: .value("x", 2), y: .value("y", 1), height: .ratio(0.5))
    RectangleMark(xStart: 3, xEnd: 4, y: .value("y", 1), height: 4.5)
    RectangleMark(xStart: .value("x", 1), xEnd: .value("x", 2), yStart: 3, yEnd: 4)
    RectangleMark(xStart: 3, xEnd: 4, yStart: .value("y", 1), yEnd: .value("y", 2))
    moreMarks
  }

  @ChartContentBuilder static var moreMarks: some ChartContent {
    BarMark(
      x: .value("x", "a"), yStart: .value("y", 1), yEnd: .value("y", 2), width: .automatic)
    BarMark(x: .value("x", 3), yStart: 3, yEnd: 4, width: .fixed(4), stacking: .unstacked)
    BarMark(xStart: 3, xEnd: 4, y: .value("y", 3), height: .fixed(4), stacking: .standard)
    BarMark(xStart: .value("x", 1), xEnd: .value("x", 2), yStart: 3, yEnd: 4)
    BarMark(xStart: 3, xEnd: 4, yStart: .value("y", 1), yEnd: .value("y", 2))
    SectorMark(
      angle: .value("a", 0..<3), innerRadius: .inset(3), outerRadius: .fixed(4), angularInset: 1)
    AnyChartContent(PointMark(x: .value("x", 1), y: .value("y", 1)))
    AnyChartContent(erasing: PointMark(x: .value("x", 1), y: .value("y", 1)))
    if #available(macOS 99, *) { PointMark(x: .value("x", 1), y: .value("y", 1)) }
  }

  struct Composed: ChartContent {
    let flag: Bool
    let optional: Int?

    var body: some ChartContent {
      if flag {
        RuleMark(y: .value("y", 1))
      } else {
        RuleMark(x: .value("x", 1))
      }
      if let optional { RuleMark(y: .value("y", optional)) }
      Plot { RuleMark(y: .value("y", 1)) }
    }
  }

  static func builders() {
    _ = ChartContentBuilder.buildBlock()
    _ = ChartContentBuilder.buildBlock(ChartContentBuilder.buildExpression(moreMarks))
    _ = ChartContentBuilder.buildIf(Optional.some(moreMarks))
    let first: BuilderConditional<Composed, Composed> = ChartContentBuilder.buildEither(
      first: Composed(flag: true, optional: 3))
    let second: BuilderConditional<Composed, Composed> = ChartContentBuilder.buildEither(
      second: Composed(flag: true, optional: 3))
    _ = (first, second, ChartContentBuilder.buildLimitedAvailability(moreMarks))
  }

  static var point: PointMark { PointMark(x: .value("x", 1), y: .value("y", 1)) }

  struct Star: ChartSymbolShape {
    var perceptualUnitRect: Rect { Rect(x: 0, y: 0, width: 1, height: 1) }
    func path(in rect: Rect) -> Path { Path([.rect(rect)]) }
  }

  @ChartContentBuilder static var styled: some ChartContent {
    point.symbolSize(Size(width: 3, height: 4)).symbol(Star()).symbol(AnyChartSymbolShape(Star()))
    point.offset(Size(width: 3, height: 4)).offset(x: 3, y: 4).offset(x: 3, yStart: 3, yEnd: 4)
    point.offset(xStart: 3, xEnd: 4, y: 3).offset(xStart: 3, xEnd: 4, yStart: 3, yEnd: 4)
    point.compositingLayer { $0.opacity(0.5) }.blur(radius: 3)
    point.clipShape(Circle()).cornerRadius(3, style: .circular)
    point.symbol(BasicChartSymbolShape.circle.strokeBorder(style: StrokeStyle(lineWidth: 2)))
    point.position(by: .value("p", "a"), axis: .horizontal, span: .inset(3))
    point.accessibilityHidden(true).accessibilityIdentifier("id").accessibilityLabel("label")
      .accessibilityValue("value").accessibilityLabel(Text("label"))
      .accessibilityValue(Text("value"))
    annotated
  }

  @ChartContentBuilder static var annotated: some ChartContent {
    point.annotation(position: .topLeading, alignment: .center, spacing: 3) { context in
      Text("\(context.targetSize.width)")
    }
    point.annotation(position: .topTrailing, overflowResolution: .automatic) { Text("a") }
    point.annotation(
      position: .bottomLeading,
      overflowResolution: AnnotationOverflowResolution(x: .disabled, y: .fit(to: .automatic))
    ) { (context: AnnotationContext) in Text("\(context.targetSize.height)") }
    point.annotation(
      position: .bottomTrailing, overflowResolution: .init(x: .fit(to: .plot), y: .fit)
    ) { Text("a") }
    point.annotation(position: .leading, overflowResolution: .init(x: .automatic)) { Text("a") }
    point.annotation(position: .bottom) { Text("a") }
  }

  static let strategies: [AnnotationOverflowResolution.Strategy] = [.padScale, .fit(to: .chart)]
  static let boundaries: [AnnotationOverflowResolution.Boundary] = [.automatic, .chart, .plot]
  static let positions: [AnnotationPosition] = [.automatic, .top, .trailing, .overlay]
  static let methods: [InterpolationMethod] = [
    .linear, .catmullRom(alpha: 0.5), .cardinal, .cardinal(tension: 0.5),
  ]

  @AxisContentBuilder static var axis: some AxisContent {
    AxisMarks(preset: .extended, position: .bottom, values: .stride(by: 2.0))
    AxisMarks(preset: .automatic, values: [1, 2], stroke: StrokeStyle(lineWidth: 2))
    AxisMarks(format: FloatingPointFormatStyle<Double>(), values: [1, 2])
    AxisMarks(values: [1, 2]) { AxisTick(length: .label(extendPastBy: 3)) }
    AxisMarks(values: [1, 2]) { value in
      AxisTick(centered: true, length: .longestLabel, stroke: StrokeStyle(lineWidth: 1))
      AxisTick(length: .longestLabel(extendPastBy: 3))
      AxisTick(length: .label)
      AxisTick(length: AxisTick.Length.automatic)
      AxisGridLine(centered: true)
      AxisValueLabel("\(value.index) of \(value.count)", collisionResolution: .truncate)
        .font(.caption).foregroundStyle(.red).offset(x: 3, y: 4).offset(Size(width: 3, height: 4))
      AxisValueLabel(
        centered: true, anchor: .top, multiLabelAlignment: .leading,
        collisionResolution: .greedy(priority: 3, minimumSpacing: 4), offsetsMarks: false,
        orientation: .vertical, horizontalSpacing: 3, verticalSpacing: 4)
      AnyAxisMark(AxisGridLine())
    }
    AxisMarks(values: .automatic(minimumStride: 2.0, desiredCount: 4)) { AxisGridLine() }
    AnyAxisContent(AxisMarks()).compositingLayer { $0 }.compositingLayer()
  }

  static let collisions: [AxisValueLabelCollisionResolution] = [.automatic, .disabled, .greedy]
  static let orientations: [AxisValueLabelOrientation] = [.automatic, .horizontal]

  struct OwnAxisMark: View {
    var body: some View { Chart { moreMarks } }
  }
}

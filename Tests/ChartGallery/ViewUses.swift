import ChartCore
import Foundation

/// A use of every modifier of charts, of the proxy and of descriptions; see `SymbolUses`.
extension SymbolUses {
  static var view: some View {
    Chart(rows) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }
      .chartXAxis { axis }
      .chartXAxisLabel(position: .bottom, alignment: .center, spacing: 3) { Text("x") }
      .chartXAxisLabel(Text("x"))
      .chartYAxisLabel("y").chartYAxisLabel(Text("y"))
      .chartYAxisLabel(position: .top) { Text("y") }
      .chartXAxisStyle { (axis: ChartAxisContent) in axis.background(.red) }
      .chartYAxisStyle { $0.background(.red) }
      .chartPlotStyle { (plot: ChartPlotContent) in plot.frame(height: 100) }
      .chartXScale(domain: [1, 2], type: .linear)
      .chartXScale(range: .plotDimension, type: .date)
      .chartYScale(domain: .automatic, range: .plotDimension(), type: .category)
      .chartYScale(range: .plotDimension(padding: 3))
      .chartXScale(type: .symmetricLog(slopeAtZero: 2))
  }

  static var styleScales: some View {
    view
      .chartForegroundStyleScale(domain: ["a"], range: [Color.red])
      .chartForegroundStyleScale(domain: 0...1, range: Gradient(colors: [.red, .blue]))
      .chartForegroundStyleScale(domain: ["a"])
      .chartForegroundStyleScale(domain: ["a"]) { (name: String) in Color.red }
      .chartForegroundStyleScale(range: [Color.red])
      .chartForegroundStyleScale(range: Gradient(colors: [.red]))
      .chartForegroundStyleScale(type: .linear)
  }

  static var symbolScales: some View {
    view
      .chartSymbolScale(domain: ["a"], range: [BasicChartSymbolShape.plus])
      .chartSymbolScale(domain: ["a"])
      .chartSymbolScale(domain: ["a"]) { (name: String) in BasicChartSymbolShape.cross }
      .chartSymbolScale { (name: String) in BasicChartSymbolShape.asterisk }
      .chartSymbolScale(range: [BasicChartSymbolShape.triangle])
  }

  static var lineStyleScales: some View {
    view
      .chartLineStyleScale(domain: ["a"], range: [StrokeStyle(lineWidth: 3)])
      .chartLineStyleScale(domain: ["a"])
      .chartLineStyleScale(domain: ["a"]) { (name: String) in StrokeStyle(lineWidth: 3) }
      .chartLineStyleScale { (name: String) in StrokeStyle(lineWidth: 3) }
      .chartLineStyleScale(range: [StrokeStyle(lineWidth: 3)])
  }

  static var sizeScales: some View {
    view
      .chartSymbolSizeScale(["a": 30, "b": 40])
      .chartSymbolSizeScale(domain: 0...1, range: 30...40)
      .chartSymbolSizeScale(domain: ["a"], range: [30, 40])
      .chartSymbolSizeScale(domain: 0...1)
      .chartSymbolSizeScale(domain: ["a"]) { (name: String) in 40 }
      .chartSymbolSizeScale { (value: Double) in value }
      .chartSymbolSizeScale(range: [30, 40])
      .chartSymbolSizeScale(type: .squareRoot)
  }

  static func interactions(
    x: Binding<Double?>, range: Binding<ClosedRange<Double>?>, position: Binding<Double>
  ) -> some View {
    view
      .chartXSelection(value: x).chartYSelection(value: x).chartAngleSelection(value: x)
      .chartXSelection(range: range).chartYSelection(range: range)
      .chartScrollableAxes([.horizontal, .vertical])
      .chartXVisibleDomain(length: 3).chartYVisibleDomain(length: 3.0)
      .chartScrollPosition(x: position).chartScrollPosition(y: position)
      .chartScrollPosition(initialX: 3).chartScrollPosition(initialY: 3)
      .chartScrollTargetBehavior(.paging)
      .chartScrollTargetBehavior(
        .valueAligned(unit: 3.0, majorAlignment: .page, limitBehavior: .always)
      )
      .chartScrollTargetBehavior(
        .valueAligned(matching: DateComponents(hour: 0), majorAlignment: .unit(3.0))
      )
      .chartScrollTargetBehavior(.valueAligned(xUnit: 1.0, yUnit: 2.0, limitBehavior: .never))
      .chartScrollTargetBehavior(.valueAligned(xMatching: DateComponents(hour: 0), yUnit: 2.0))
      .chartScrollTargetBehavior(.valueAligned(xUnit: 2.0, yMatching: DateComponents(hour: 0)))
      .chartScrollTargetBehavior(
        .valueAligned(
          xMatching: DateComponents(hour: 0), yMatching: DateComponents(hour: 0),
          majorAlignment: .matching(DateComponents(day: 1)), limitBehavior: .automatic)
      )
      .chartScrollTargetBehavior(OwnBehavior())
  }

  struct OwnBehavior: ChartScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
      target.rect.x = context.chartProxy.position(forX: 0) ?? 0
    }
  }

  static var behaviors: [any ChartScrollTargetBehavior] { [PagingChartScrollTargetBehavior()] }
  typealias MajorValueAlignment = ValueAlignedChartScrollTargetBehavior.MajorValueAlignment
  typealias LimitBehavior = ValueAlignedChartScrollTargetBehavior.LimitBehavior

  static func ask(_ proxy: ChartProxy) {
    _ = (proxy.plotFrame, proxy.plotSize, proxy.plotContainerFrame)
    _ = (proxy.plotAreaFrame, proxy.plotAreaSize)
    _ = proxy.value(atX: 3, as: Double.self)
    _ = proxy.value(atY: 3, as: Double.self)
    _ = proxy.value(at: Point(x: 3, y: 4), as: (Double, Double).self)
    _ = proxy.value(atAngle: .degrees(3), as: Double.self)
    _ = (proxy.position(forX: 3), proxy.position(forY: 3), proxy.position(for: (x: 3, y: 3)))
    _ = (proxy.positionRange(forX: 3), proxy.positionRange(forY: 3))
    _ = (proxy.positionRange(for: (x: 3, y: 3)), proxy.angle(at: Point(x: 3, y: 4)))
    proxy.selectXValue(at: 3)
    proxy.selectYValue(at: 3)
    proxy.selectXRange(from: 3, to: 4)
    proxy.selectYRange(from: 3, to: 4)
    proxy.selectAngleValue(at: .degrees(3))
    _ = (proxy.xDomain(dataType: Double.self), proxy.yDomain(dataType: Double.self))
    _ = proxy.foregroundStyleDomain(dataType: String.self)
    _ = proxy.symbolDomain(dataType: String.self)
    _ = proxy.symbolSizeDomain(dataType: Double.self)
    _ = proxy.lineStyleDomain(dataType: String.self)
    _ = (proxy.foregroundStyle(for: "a"), proxy.symbol(for: "a"))
    _ = (proxy.symbolSize(for: 3), proxy.lineStyle(for: "a"))
  }

  struct Description: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
      let x = AXCategoricalDataAxisDescriptor(title: "x", categoryOrder: ["a"])
      let y = AXNumericDataAxisDescriptor(title: "y", range: 0...1, gridlinePositions: []) {
        "\($0)"
      }
      y.scaleType = AXNumericDataAxisDescriptor.ScaleType.linear
      let point = AXDataPoint(x: "a", y: 3, additionalValues: [AXDataPointValue.number(3)])
      let series = AXDataSeriesDescriptor(name: "s", isContinuous: true, dataPoints: [point])
      let axes: [any AXDataAxisDescriptor] = []
      let descriptor = AXChartDescriptor(
        title: "t", summary: "s", xAxis: x, yAxis: y, additionalAxes: axes, series: [series])
      descriptor.contentDirection = .leftToRight
      return descriptor
    }

    func updateChartDescriptor(_ descriptor: AXChartDescriptor) { descriptor.title = "t" }
  }

  static var described: some View {
    view.accessibilityChartDescriptor(Description()).chartLegend(.visible)
  }
}

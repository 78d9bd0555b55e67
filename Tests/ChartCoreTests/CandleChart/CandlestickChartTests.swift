import TestSupport
import Testing

@testable import ChartCore

/// Seed 2, the candlestick chart: marks, colours and the selection.
@Suite struct CandlestickChartTests {
  private let demo = CandleSeries.demo

  @Test("S2-3: prices that are not finite never reach the scale")
  func badPrices() {
    let series = CandleSeries([
      Candle(time: 0, open: 1, high: .infinity, low: 1, close: 2),
      Candle(time: 1, open: .nan, high: 2, low: 1, close: 2),
    ])
    #expect(series.isEmpty)
    #expect(plot(series)?.y.domain == 0...1)
  }

  @Test("S2-8: a wick runs from low to high, 1.5 points wide with round ends, under its body")
  func wicks() throws {
    let viewer = viewer(DemoCandles.card(), scale: 2)
    let plot = try #require(viewer.plot)
    let items = viewer.composition.scene.items(in: "candle").compactMap(\.path)
    #expect(items.count == 4, "wicks and bodies, rising and falling")
    let rising = demo.indices.filter { demo.isRising($0) }
    for (row, element) in zip(rising, items[0].elements) {
      guard case .roundedRect(let wick, let radius) = element else { throw Unexpected.shape }
      #expect(wick.width == 1.5 && radius == 0.75)
      #expect(isNear(wick.minY, plot.y.position(for: demo.high[row]) - 0.75))
      #expect(isNear(wick.maxY, plot.y.position(for: demo.low[row]) + 0.75))
      #expect(isNear(wick.midX, body(at: row, items[1], among: rising).midX))
    }
  }

  @Test(
    "S2-9: a body is 62 % of the step wide and stands on its candle, with corners of 1.5",
    arguments: [1.0, 1.25, 1.5, 2, 3])
  func bodies(scale: Double) throws {
    let viewer = viewer(DemoCandles.card(), scale: scale)
    let plot = try #require(viewer.plot)
    let shapes = bodies(in: viewer.composition.scene)
    let widths = Set(shapes.map { ($0.width * scale).rounded() })
    #expect(shapes.count == 30 && widths.count == 1)
    let gaps = Set(zip(shapes, shapes.dropFirst()).map { (($1.minX - $0.maxX) * scale).rounded() })
    #expect(gaps.count == 1, "equal gaps")
    for (row, shape) in shapes.enumerated() {
      #expect(abs(shape.midX - plot.x.position(for: demo.time[row])) <= 1 / scale)
      #expect(isNear((shape.minX * scale).rounded(), shape.minX * scale), "on whole pixels")
      #expect(abs(shape.width / step(plot) - 0.62) <= 1.01 / (step(plot) * scale))
    }
  }

  @Test("S2-10: rising is green and falling red, and both can be chosen")
  func colors() {
    #expect(fills(of: chart()) == [.rising, .rising, .falling, .falling])
    #expect(
      fills(of: chart(style: CandleChartStyle(risingColor: .blue, fallingColor: .orange)))
        == [.blue, .blue, .orange, .orange])
  }

  @Test("S2-11: without colour falling bodies are at 45 % and nothing else changes")
  func differentiated() {
    var environment = EnvironmentValues.fixed()
    environment.accessibilityDifferentiateWithoutColor = true
    #expect(
      fills(of: chart(), environment)
        == [.rising, .rising, .falling, Color.falling.opacity(0.45)])
  }

  @Test("S2-12: the rule stands at the selected candle, dashed 3,3, secondary and above candles")
  func rule() throws {
    let viewer = viewer(DemoCandles.card(ViewState(selection: demo.time[21] + 4000)))
    let plot = try #require(viewer.plot)
    #expect(viewer.composition.scene.groupNames.suffix(2) == ["candle", "rule"])
    guard
      case .stroke(let path, let style, let paint) = viewer.composition.scene.items(in: "rule")[0]
    else { throw Unexpected.shape }
    #expect(style == StrokeStyle(lineWidth: 1, dash: [3, 3]))
    #expect(paint == .color(Color.secondary.resolved(in: .light)))
    #expect(path.bounds?.minX == plot.x.position(for: demo.time[21]))
    #expect(path.bounds?.minY == plot.area.minY && path.bounds?.maxY == plot.area.maxY)
  }

  @Test("S2-13: y has no zero and the labels of x stay inside the plot")
  func axes() throws {
    let viewer = viewer(DemoCandles.card())
    let plot = try #require(viewer.plot)
    #expect(plot.y.domain == CandleDomain.domain(of: demo))
    for tick in plot.xTicks {
      let half = Double((tick.label ?? "").count) * 3.6
      #expect(tick.labelPosition - half >= plot.area.minX - 1e-9)
      #expect(tick.labelPosition + half <= plot.area.maxX + 1e-9)
    }
    #expect(plot.xTicks.count > 5)
  }

  @Test("S2-14, S2-16: a drag selects the nearest candle, each change is one, and lifting is none")
  func drag() throws {
    var viewer = viewer(DemoCandles.card)
    let plot = try #require(viewer.plot)
    var seen: [Double?] = []
    func feed(_ event: InputEvent) {
      _ = viewer.handle(event)
      if seen.last != .some(viewer.state.selection) { seen.append(viewer.state.selection) }
    }
    let x = plot.x.position(for: demo.time[3])
    feed(.press(.primary, at: Point(x: x, y: 300)))
    for step in 1...60 { feed(.motion(to: Point(x: x + Double(step), y: 300), held: [.primary])) }
    feed(.release(.primary, at: Point(x: x + 60, y: 300)))
    #expect(seen == [demo.time[3], demo.time[4], demo.time[5], nil])
  }

  @Test("S2-15: beyond the ends a drag selects the first or the last candle")
  func beyondTheEnds() throws {
    var viewer = viewer(DemoCandles.card)
    let area = try #require(viewer.plot).area
    _ = viewer.handle(.press(.primary, at: Point(x: area.minX - 9, y: 300)))
    #expect(viewer.state.selection == demo.time[0])
    _ = viewer.handle(.motion(to: Point(x: area.maxX + 90, y: 300), held: [.primary]))
    #expect(viewer.state.selection == demo.time[29])
  }

  @Test("S2-17: the selection can be set from outside, and the chart sets it")
  func binding() throws {
    final class Box { var candle: Candle? }
    let box = Box()
    let candles = demo.indices.map { demo[$0] }
    let binding = Binding<Candle?>(get: { box.candle }, set: { box.candle = $0 })
    box.candle = candles[7]
    var viewer = Viewer(environment: .fixed(), size: Size(width: 600, height: 400)) { _ in
      CandlestickChart(candles: candles, selection: binding)
    }
    let plot = try #require(viewer.plot)
    let rule = viewer.composition.scene.items(in: "rule").first?.path?.bounds
    #expect(rule?.minX == plot.x.position(for: candles[7].time))
    let x = plot.x.position(for: candles[12].time) + 3
    _ = viewer.handle(.press(.primary, at: Point(x: x, y: 100)))
    #expect(box.candle == candles[12])
    _ = viewer.handle(.release(.primary, at: .zero))
    #expect(box.candle == nil)
  }

  @Test("S2-20: keys step from candle to candle and read four prices")
  func keys() {
    var viewer = viewer(DemoCandles.card)
    _ = viewer.handle(.key(.left))
    #expect(viewer.selectedDatum?.values.map(\.series) == ["open", "high", "low", "close"])
    #expect(viewer.selectedDatum?.values.last?.value == demo.close[28])
    _ = viewer.handle(.key(.home))
    #expect(viewer.selectedDatum == demo.datum(atTime: demo.time[0]))
    _ = viewer.handle(.key(.left))
    #expect(viewer.state.selection == demo.time[0])
  }

  @Test("S2-26: days of 23 and 25 hours are one candle wide")
  func changesOfTheClock() throws {
    let days = (0..<40).map { Zones.berlin.start(ofDay: 20_160 + $0) }  // March 2025.
    let series = CandleSeries(
      days.map { Candle(time: $0, open: 1, high: 3, low: 0, close: 2) })
    let plot = try #require(self.plot(series, .fixed(zone: Zones.berlin)))
    let positions = days.map { plot.x.position(for: $0) }
    let steps = Set(zip(positions, positions.dropFirst()).map { (($1 - $0) * 1000).rounded() })
    #expect(steps.count == 1)
    #expect(Set(zip(days, days.dropFirst()).map { $1 - $0 }) == [82_800, 86_400])
  }

  @Test("S2-27: several candles in one interval are merged, never drawn over each other")
  func overlap() throws {
    let hours = DemoCandles.wave(24 * 60, every: 3600)
    let viewer = viewer(CandleCard(symbol: "", book: CandleBook(hours)))
    let shapes = bodies(in: viewer.composition.scene)
    #expect(shapes.count == 120, "half days")
    #expect(zip(shapes, shapes.dropFirst()).allSatisfy { $0.maxX <= $1.minX })
  }

  enum Unexpected: Error { case shape }
}

extension CandlestickChartTests {
  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

  private func viewer(_ card: CandleCard, scale: Double = 1) -> Viewer {
    var environment = EnvironmentValues.fixed()
    environment.displayScale = scale
    return Viewer(environment: environment, size: Size(width: 900, height: 600)) { _ in card }
  }

  private func viewer(_ card: @escaping (ViewState, [Indicator]) -> CandleCard) -> Viewer {
    Viewer(environment: .fixed(), size: Size(width: 900, height: 600)) { card($0, []) }
  }

  private func plot(_ series: CandleSeries, _ environment: EnvironmentValues = .fixed())
    -> ResolvedChart?
  {
    Composition(
      CandlestickChart(CandleBook(series)), size: Size(width: 900, height: 600),
      environment: environment
    ).plots.first
  }

  private func chart(style: CandleChartStyle = .init()) -> CandlestickChart {
    CandlestickChart(CandleBook(demo), style: style)
  }

  private func step(_ plot: ResolvedChart) -> Double {
    plot.x.position(for: demo.time[1]) - plot.x.position(for: demo.time[0])
  }

  private func fills(
    of chart: CandlestickChart, _ environment: EnvironmentValues = .fixed()
  ) -> [Color] {
    let scene = Composition(
      chart, size: Size(width: 600, height: 400), environment: environment
    ).scene
    let colors: [Color] = [
      .rising, .falling, .blue, .orange, Color.falling.opacity(0.45), Color.rising.opacity(0.45),
    ]
    return scene.items(in: "candle").compactMap { item in
      guard case .fill(_, .color(let color)) = item else { return nil }
      return colors.first { $0.light == color }
    }
  }

  private func bodies(in scene: Scene) -> [Rect] {
    let paths = scene.items(in: "candle").compactMap(\.path)
    return [1, 3].flatMap { index in paths[index].elements.map(rect) }.sorted { $0.x < $1.x }
  }

  private func body(at row: Int, _ path: Path, among rows: [Int]) -> Rect {
    rows.firstIndex(of: row).map { rect(path.elements[$0]) }
      ?? Rect(x: 0, y: 0, width: 0, height: 0)
  }

  private func rect(_ element: Path.Element) -> Rect {
    switch element {
    case .rect(let rect), .roundedRect(let rect, _): rect
    default: Rect(x: 0, y: 0, width: 0, height: 0)
    }
  }
}

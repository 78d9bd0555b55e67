import TestSupport
import Testing

@testable import ChartCore

/// Panes below each other.
@Suite struct PaneTests {
  private let candles = DemoCandles.wave(30)

  @Test("panes share x and the width of the axis, and each has its own y")
  func shared() throws {
    let plot = try #require(self.plot())
    #expect(plot.panes.count == 2)
    #expect(plot.panes[0].area.minX == plot.panes[1].area.minX)
    #expect(plot.panes[0].area.maxX == plot.panes[1].area.maxX)
    #expect(plot.panes[0].area.maxY < plot.panes[1].area.minY)
    #expect(plot.panes[1].y.domain == 0...1600)
    #expect(plot.panes[1].ticks.compactMap(\.label) == ["0", "1k"])
    #expect(plot.area == plot.panes[0].area && plot.y == plot.panes[0].y)
  }

  @Test("the rule crosses all panes, and marks stay in their own")
  func rule() throws {
    let plot = try #require(self.plot())
    let scene = scene(selecting: candles.time[4])
    #expect(scene.items(in: "rule").first?.path?.bounds?.minY == plot.area.minY)
    #expect(scene.items(in: "rule").first?.path?.bounds?.maxY == plot.wholeArea.maxY)
    for bar in scene.items(in: "bar") {
      let bounds = try #require(bar.path?.bounds)
      #expect(bounds.minY >= plot.panes[1].area.minY && bounds.maxY <= plot.panes[1].area.maxY)
    }
  }

  @Test("volume is drawn in the colours of its candles")
  func volumeColors() {
    let counts = scene().items(in: "bar").map { $0.path?.elements.count ?? 0 }
    let rising = candles.indices.filter { candles.isRising($0) }.count
    #expect(counts == [rising, 30 - rising])
  }

  @Test("the last panes go where there is no room for them", arguments: [600.0, 330, 250, 150, 60])
  func room(height: Double) throws {
    let indicators: [Indicator] = [.rsi(period: 14), .atr(period: 14)]
    let plot = try #require(self.plot(indicators, height: height))
    let counts = [600.0: 4, 330: 3, 250: 3, 150: 1, 60: 1]
    #expect(plot.panes.count == counts[height])
    #expect(plot.panes.dropFirst().allSatisfy { $0.area.height >= 36 })
    #expect(plot.panes.count == 1 || plot.area.height >= 100)
  }

  @Test("a pane is scrubbed like the prices above it")
  func scrubbed() throws {
    let book = CandleBook(candles)
    var viewer = Viewer(environment: .fixed(), size: Size(width: 600, height: 400)) {
      CandlestickChart(book, state: $0)
    }
    let plot = try #require(viewer.plot)
    let x = plot.x.position(for: candles.time[4])
    _ = viewer.handle(.press(.primary, at: Point(x: x, y: plot.panes[1].area.midY)))
    #expect(viewer.state.selection == candles.time[4])
  }

  @Test("indicators lie over candles or in panes, and the legend names the former")
  func indicators() throws {
    let indicators: [Indicator] = [
      .sma(period: 5), .bollinger(period: 10, deviations: 2), .rsi(period: 5),
      .macd(fast: 3, slow: 6, signal: 3),
    ]
    let plot = try #require(self.plot(indicators))
    #expect(plot.panes.map(\.title) == ["", "Volume", "RSI 5", "MACD 3 6 3"])
    #expect(plot.panes[2].y.domain == 0...100)
    let texts = scene(indicators: indicators).texts
    #expect(texts.prefix(2) == ["SMA 5", "Bollinger 10 2"])
    let lines = plot.table.layers.filter { $0.kind is LineKind }
    #expect(lines.map(\.pane) == [0, 0, 0, 0, 2, 3, 3])
  }

  @Test("the warm-up of an indicator is a gap")
  func warmUp() throws {
    let path = try #require(scene(indicators: [.sma(period: 20)]).items(in: "line").first?.path)
    let plot = try #require(self.plot([.sma(period: 20)]))
    #expect(abs((path.bounds?.minX ?? 0) - plot.x.position(for: candles.time[19])) < 1e-6)
  }

  @Test(
    "SI labels have the digits that tell them apart, each with its own prefix",
    arguments: [
      ([0, 500_000, 1_000_000, 1_500_000], ["0", "500k", "1M", "1.5M"]),
      ([0, 1e6, 2e6], ["0", "1M", "2M"]), ([0, 0.25, 0.5], ["0", "250m", "500m"]),
      ([-2e9, 0, 2e9], ["-2G", "0", "2G"]),
    ] as [([Double], [String])])
  func siLabels(ticks: [Double], labels: [String]) {
    #expect(PlainFormats().labels(for: ticks, .si) == labels)
  }

  private func chart(_ indicators: [Indicator], _ selection: Double? = nil) -> CandlestickChart {
    CandlestickChart(
      CandleBook(candles), state: ViewState(selection: selection),
      style: CandleChartStyle(indicators: indicators))
  }

  private func plot(_ indicators: [Indicator] = [], height: Double = 400) -> ResolvedChart? {
    Composition(
      chart(indicators), size: Size(width: 600, height: height), environment: .fixed()
    ).plots.first
  }

  private func scene(indicators: [Indicator] = [], selecting x: Double? = nil) -> Scene {
    Composition(
      chart(indicators, x), size: Size(width: 600, height: 400), environment: .fixed()
    ).scene
  }
}

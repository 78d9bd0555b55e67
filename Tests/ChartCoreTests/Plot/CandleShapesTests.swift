import FoundationEssentials
import TestSupport
import Testing

@testable import ChartCore

/// Candles as shapes: styles, many candles, and candles declared one by one.
@Suite struct CandleShapesTests {
  private let candles = [
    Candle(time: 0, open: 10, high: 14, low: 8, close: 12),
    Candle(time: 86_400, open: 12, high: 13, low: 9, close: 10),
    Candle(time: 172_800, open: 10, high: 12, low: 9, close: 10),
  ]

  @Test("a hollow candle is four sides where it rose, with its wick outside the body")
  func hollow() throws {
    let paths = try paths(.hollow)
    #expect(paths.count == 4)
    #expect(paths[0].elements.count == 4, "two candles at or above the close before")
    #expect(paths[1].elements.count == 8)
    #expect(paths[3].elements.count == 1, "filled where it fell")
  }

  @Test("a bar is a stem with the open on its left and the close on its right")
  func bar() throws {
    let paths = try paths(.bar)
    #expect(paths.map { $0.elements.count } == [6, 3])
    let rects = paths[0].elements.compactMap(\.rect)
    let plot = try #require(self.plot(.bar))
    #expect(rects[1].maxX == rects[0].minX && rects[2].minX == rects[0].maxX)
    #expect(abs(rects[1].midY - plot.y.position(for: 10)) < 1e-9)
    #expect(abs(rects[2].midY - plot.y.position(for: 12)) < 1e-9)
  }

  @Test("averaged candles are drawn and the true ones are read")
  func heikinAshi() throws {
    let series = CandleSeries(candles)
    var state = ViewState(selection: 86_400)
    state.candleStyle = .heikinAshi
    let viewer = Viewer(
      environment: .fixed(), size: Size(width: 400, height: 300), state: state
    ) { CandlestickChart(CandleBook(series), state: $0) }
    #expect(viewer.plot?.candles?.drawn == series.heikinAshi())
    #expect(viewer.selectedDatum?.values.map(\.value) == [12, 13, 9, 10])
  }

  @Test("S2-5: a doji is a stroke of 0.4 % of the domain")
  func doji() throws {
    let plot = try #require(self.plot(.candle))
    let body = try #require(try paths(.candle)[1].elements.last?.rect)
    let span = plot.y.domain.upperBound - plot.y.domain.lowerBound
    let height = plot.y.position(for: 0) - plot.y.position(for: span * 0.004)
    #expect(abs(body.height - height) < 1e-9)
  }

  @Test("a single candle has a sensible width and stands in the middle", arguments: [1.0, 2])
  func single(scale: Double) throws {
    var environment = EnvironmentValues.fixed()
    environment.displayScale = scale
    let chart = CandlestickChart(CandleBook(CandleSeries([candles[0]])))
    let composition = Composition(
      chart, size: Size(width: 900, height: 400), environment: environment)
    let body = try #require(composition.scene.items(in: "candle")[1].path?.bounds)
    let area = try #require(composition.plots.first).area
    #expect((16...98).contains(body.width))
    #expect(abs(body.midX - area.midX) <= 1)
  }

  @Test("more candles than pixel columns become one wick a column, and no price is lost")
  func dense() throws {
    let series = DemoCandles.wave(20_000)
    let chart = Chart { CandlestickPlot(series) }
      .chartXScale(sessions: TradingSessions(series.time))
    let composition = Composition(
      chart, size: Size(width: 400, height: 300), environment: .fixed())
    let plot = try #require(composition.plots.first)
    let wicks = composition.scene.items(in: "candle").compactMap(\.path)
      .flatMap { $0.elements.compactMap(\.rect) }
    #expect((300...410).contains(wicks.count))
    let top = plot.y.position(for: series.high.max() ?? 0)
    #expect(abs((wicks.map(\.minY).min() ?? 0) - top) <= 0.51)
  }

  @Test("S2-9: marks with a unit stand in the middle of their day, whatever the time of day")
  func declared() throws {
    let noon = Candle(time: 129_600, open: 12, high: 13, low: 9, close: 10)
    let chart = Chart {
      ForEach([candles[0], noon], id: \.time) { candle in
        RuleMark(
          x: .value("Day", Date(timeIntervalSince1970: candle.time), unit: .day),
          yStart: .value("Low", candle.low), yEnd: .value("High", candle.high))
        RectangleMark(
          x: .value("Day", Date(timeIntervalSince1970: candle.time), unit: .day),
          yStart: .value("Open", candle.open), yEnd: .value("Close", candle.close),
          width: .ratio(0.62)
        )
        .clipShape(.rect(cornerRadius: 1.5))
      }
    }
    let composition = Composition(
      chart, size: Size(width: 400, height: 300), environment: .fixed())
    let area = try #require(composition.plots.first).area
    let bodies = composition.scene.items(in: "rectangle").compactMap(\.path).flatMap(\.elements)
    #expect(bodies.count == 2)
    #expect(composition.plots.first?.x.domain == 0...172_800, "two whole days")
    for (index, body) in bodies.enumerated() {
      let middle = area.minX + area.width * (0.25 + 0.5 * Double(index))
      #expect(abs((body.rect?.midX ?? 0) - middle) <= 1)
      #expect(abs((body.rect?.width ?? 0) - area.width / 2 * 0.62) <= 0.5)
    }
    let wicks = try #require(composition.scene.items(in: "rule").first?.path?.bounds)
    #expect(abs(wicks.minX - area.minX - area.width / 4) < 1e-6)
  }

  private func chart(_ style: CandleStyle) -> some View {
    let series = CandleSeries(candles)
    return Chart {
      CandlestickPlot(series, look: CandleLook(style: style))
    }
    .chartXScale(sessions: TradingSessions(series.time))
  }

  private func plot(_ style: CandleStyle) -> ResolvedChart? {
    Composition(
      chart(style), size: Size(width: 400, height: 300), environment: .fixed()
    ).plots.first
  }

  private func paths(_ style: CandleStyle) throws -> [Path] {
    Composition(chart(style), size: Size(width: 400, height: 300), environment: .fixed())
      .scene.items(in: "candle").compactMap(\.path)
  }
}

extension Path.Element {
  fileprivate var rect: Rect? {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _): rect
    default: nil
    }
  }
}

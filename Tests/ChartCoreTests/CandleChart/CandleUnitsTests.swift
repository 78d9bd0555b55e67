import TestSupport
import Testing

@testable import ChartCore

/// More candles than pixels, and the keys that choose units, styles and time.
@Suite struct CandleUnitsTests {
  private let days = DemoCandles.weekdays(500)

  @Test("candles too many for the pixels are merged, and the header says into what")
  func merged() {
    let viewer = viewer(days)
    #expect(viewer.composition.scene.texts.first == "ACME · 1 week")
    #expect(viewer.plot?.candles?.candles.count == 100)
    #expect(self.viewer(days, scale: 3).composition.scene.texts.first == "ACME")
  }

  @Test(
    "every high and low of the data is reached in every unit",
    arguments: [nil, "1d", "1w", "1mo", "1y"])
  func extremes(text: String?) throws {
    var state = ViewState()
    state.calendarUnit = text.flatMap { CalendarUnit($0) }
    let plot = try #require(viewer(days, state).plot)
    let drawn = try #require(plot.candles?.drawn)
    #expect(drawn.extent(of: drawn.indices) == days.extent(of: days.indices))
    #expect(plot.y.domain == CandleDomain.domain(of: days))
  }

  @Test("b goes through the units that are longer than the data and back to what fits")
  func unitKey() {
    var viewer = viewer(days)
    var seen: [String] = []
    for _ in 0..<7 {
      _ = viewer.handle(.key(.character("b")))
      seen.append(viewer.state.calendarUnit?.description ?? "-")
    }
    #expect(seen == ["1d", "1w", "1mo", "3mo", "1y", "-", "1d"])
  }

  @Test("s goes through the styles")
  func styleKey() {
    var viewer = viewer(days)
    var seen: [CandleStyle] = []
    for _ in 0..<4 {
      #expect(isPlot(viewer.handle(.key(.character("s")))))
      seen.append(viewer.state.candleStyle)
    }
    #expect(seen == [.hollow, .bar, .heikinAshi, .candle])
  }

  @Test("g places candles by true time and back, and keeps the selection and the view")
  func timeKey() throws {
    let month = DemoCandles.weekdays(22)
    var viewer = viewer(month, ViewState(selection: month.time[9]))
    let gapless = try #require(viewer.plot)
    #expect(isNear(step(gapless, month, 4), step(gapless, month, 3)), "no weekend")
    _ = viewer.handle(.key(.character("g")))
    let plot = try #require(viewer.plot)
    #expect(isNear(step(plot, month, 4), 3 * step(plot, month, 3)), "Friday to Monday")
    #expect(viewer.state.selection == month.time[9])
    _ = viewer.handle(.key(.character("g")))
    #expect(viewer.plot?.x == gapless.x)
  }

  @Test("the keys of candles do nothing to lines")
  func lines() {
    var viewer = Viewer(environment: .fixed(), size: Size(width: 600, height: 400)) {
      Savings.card($0)
    }
    for key in ["b", "s", "g"] as [Character] {
      #expect(viewer.handle(.key(.character(key))) == .none)
    }
    #expect(viewer.state == ViewState())
  }

  @Test("a selected candle stays selected in what it was merged into")
  func selectionSurvives() {
    var viewer = viewer(days, ViewState(selection: days.time[7]))
    #expect(viewer.state.selection == days.time[5], "a Wednesday, in the week of its Monday")
    _ = viewer.handle(.key(.character("b")))
    #expect(viewer.state.calendarUnit == CalendarUnit("1d"))
    #expect(viewer.state.selection == days.time[5])
    #expect(viewer.selectedDatum == days.datum(atTime: days.time[5]))
  }

  @Test("an instant between candles is the nearest, or in the week of the nearest")
  func showing() {
    #expect(days.row(showing: days.time[3] + 50_000, from: days) == 4)
    let weeks = days.merged(into: CalendarUnit(1, .week) ?? .choices[0], in: .utc)
    #expect(weeks.row(showing: days.time[7] + 3600, from: days) == 1)
    #expect(weeks.row(showing: -1e9, from: days) == 0)
    #expect(CandleSeries([]).row(showing: 0, from: CandleSeries([])) == nil)
  }

  @Test("nothing is merged twice, and nothing is asked twice in a drag")
  func kept() {
    let book = CandleBook(days)
    let week = CalendarUnit("1w")
    #expect(book.sheet(of: week, in: .utc) === book.sheet(of: week, in: .utc))
    #expect(book.sheet(of: nil, in: .utc).candles == days)
    let sheet = book.sheet(of: week, in: .utc)
    #expect(sheet.lines(of: .sma(period: 3)).first?.series.x.count == 100)
  }

  @Test(
    "in true time a unit is chosen by the time that is shown",
    arguments: [(true, 30, "1w"), (false, 30, "1mo"), (true, 200, "1d"), (false, 200, "1w")])
  func trueTimeUnits(isGapless: Bool, limit: Int, text: String) {
    let hours = DemoCandles.wave(7 * 130, every: 86_400 / 7)
    let sparse = CandleSeries(
      hours.indices.map { hours[$0] }.filter { Int($0.time) / 86_400 % 7 < 5 })
    let unit = CandleBook(sparse).unit(
      fitting: limit, visible: nil, isGapless: isGapless, in: .utc)
    let other = CandleBook(sparse).unit(fitting: 10_000, visible: nil, isGapless: true, in: .utc)
    #expect(other == nil)
    #expect(unit.map(\.length) ?? 0 <= (CalendarUnit(text)?.length ?? 0))
  }
}

extension CandleUnitsTests {
  private func viewer(
    _ series: CandleSeries, _ state: ViewState = ViewState(), scale: Double = 1
  ) -> Viewer {
    var environment = EnvironmentValues.fixed()
    environment.displayScale = scale
    let book = CandleBook(series)
    return Viewer(environment: environment, size: Size(width: 900, height: 600), state: state) {
      CandleCard(symbol: "ACME", book: book, state: $0)
    }
  }

  private func isPlot(_ invalidation: Invalidation) -> Bool { invalidation == .plot }

  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

  private func step(_ plot: ResolvedChart, _ series: CandleSeries, _ row: Int) -> Double {
    plot.x.position(for: series.time[row + 1]) - plot.x.position(for: series.time[row])
  }
}

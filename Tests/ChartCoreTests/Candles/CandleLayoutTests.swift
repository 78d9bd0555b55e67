import Testing

@testable import ChartCore

@Suite struct CandleLayoutTests {
  static let factors = [1, 1.25, 1.5, 2, 3]
  static let steps = [0.1, 1, 1.7, 2.4, 3, 4.9, 7.3, 10, 16.4, 27, 120]

  @Test(arguments: factors, steps)
  func bodiesAndGapsAreEqualInWholePixels(factor: Double, step: Double) {
    let layout = CandleLayout(step: step, scaleFactor: factor)
    let bodies = (0..<50).map { layout.body(at: 13.37 + Double($0) * layout.step) }
    for body in bodies {
      #expect(isWhole(body.start * factor) && isWhole(body.end * factor))
      #expect(abs(body.length - layout.bodyWidth) < 1e-9 && body.length * factor > 0.99)
    }
    for (body, next) in zip(bodies, bodies.dropFirst()) {
      #expect(abs(next.start - body.start - layout.step) < 1e-9)
      #expect(next.start - body.end > -1e-9)
    }
  }

  @Test(arguments: factors, steps)
  func wicksStandInTheMiddleOfTheirBodies(factor: Double, step: Double) {
    let layout = CandleLayout(step: step, scaleFactor: factor)
    let (body, wick) = (layout.body(at: 13.37), layout.wick(at: 13.37))
    #expect(isWhole(wick.start * factor) && isWhole(wick.end * factor))
    #expect(abs((wick.start - body.start) - (body.end - wick.end)) < 1e-9)
    #expect(abs(body.start / 2 + body.end / 2 - 13.37) <= 1 / factor)
  }

  @Test("S2-9: a body takes about 62 % of the step") func bodyShare() {
    let layout = CandleLayout(step: 100, scaleFactor: 2)
    #expect(abs(layout.bodyWidth - 62) <= 0.5)
    #expect(layout.wickWidth == 1.5, "S2-8")
  }

  @Test(arguments: factors, [1, 2, 30, 99, 500])
  func candlesFitTheirRange(factor: Double, count: Int) {
    let range = Interval(from: 24, to: 824)
    let layout = CandleLayout(count: count, range: range, scaleFactor: factor)
    let taken = layout.range(of: count, in: range)
    #expect(taken.end == 824 && taken.start >= 24 - 1e-9)
    #expect(taken.start - 24 < Double(count) / factor, "less than a pixel a candle is left over")
  }

  @Test(arguments: [.nan, -1, 0, .infinity] as [Double])
  func nonsenseStillGivesALayout(value: Double) {
    #expect(CandleLayout(step: value, scaleFactor: value).bodyWidth >= 1)
    #expect(CandleLayout(count: 0, range: Interval(from: 0, to: 0), scaleFactor: value).step == 1)
  }

  private func isWhole(_ value: Double) -> Bool { abs(value - value.rounded()) < 1e-6 }
}

import Testing

@testable import ChartCore

@Suite struct IndicatorTests {
  /// Closing prices of a published worked example of the relative strength index.
  static let closes = [
    44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826,
    45.8931, 46.0328, 45.6140, 46.2820, 46.2820, 46.0028, 46.0328, 46.4116, 46.2222, 45.6439,
    46.2122, 46.2521, 45.7137, 46.4515, 45.7835, 45.3548, 44.0288, 44.1783, 44.2181, 44.5672,
    43.4205, 42.6628, 43.1314,
  ]

  @Test func simpleAveragesAreMeansOfTheLastValues() {
    let average = MovingAverage.simple(Self.closes, period: 5)
    expect(average, at: 4, 44.1038)
    expect(average, at: 5, 44.2013)
    expect(average, at: 32, 43.6)
    expectWarmUp(average, 4)
  }

  @Test func exponentialAveragesStartWithTheMean() {
    let average = MovingAverage.exponential(Self.closes, period: 5)
    for (row, value) in zip(4..., [44.1038, 44.344667, 44.594944, 44.871463]) {
      expect(average, at: row, value)
    }
    expect(average, at: 32, 43.511932)
    expectWarmUp(average, 4)
  }

  @Test func weightedAveragesCountTheNewestMost() {
    let average = MovingAverage.weighted(Self.closes, period: 4)
    expect(average, at: 3, 43.9418)
    expect(average, at: 4, 44.0538)
    expect(average, at: 32, 43.19222)
  }

  @Test func bollingerBandsAreTwoDeviationsWide() {
    let bands = BollingerBands(of: Self.closes, period: 5, deviations: 2)
    expect(bands.upper, at: 4, 44.632356)
    expect(bands.upper, at: 32, 44.999335)
    expect(bands.lower, at: 32, 2 * 43.6 - 44.999335)
    expectWarmUp(bands.upper, 4)
  }

  @Test func theRelativeStrengthIndexFollowsWilder() {
    let index = relativeStrengthIndex(of: Self.closes, period: 14)
    let golden = [
      70.53, 66.32, 66.55, 69.41, 66.36, 57.97, 62.93, 63.26, 56.06, 62.38, 54.71, 50.42, 39.99,
      41.46, 41.87, 45.46, 37.30, 33.08, 37.77,
    ]
    expectWarmUp(index, 14)
    for (value, golden) in zip(index.dropFirst(14), golden) { #expect(abs(value - golden) < 0.005) }
  }

  @Test(arguments: [([1, 2, 3], 100), ([3, 2, 1], 0), ([2, 2, 2], 50)] as [([Double], Double)])
  func theRelativeStrengthIndexOfPlainMoves(values: [Double], index: Double) {
    #expect(relativeStrengthIndex(of: values, period: 2)[2] == index)
  }

  @Test func macdIsTheDistanceOfTwoAverages() {
    let macd = MACD(of: Self.closes, fast: 3, slow: 6, signal: 4)
    for (row, value) in zip(5..., [0.246583, 0.309992, 0.358853]) {
      expect(macd.line, at: row, value)
    }
    expect(macd.signal, at: 8, 0.332552)
    expect(macd.signal, at: 9, 0.370243)
    expect(macd.histogram, at: 32, -0.437302 + 0.43518)
    expectWarmUp(macd.line, 5)
    expectWarmUp(macd.signal, 8)
  }

  @Test func theAverageTrueRangeCountsJumps() {
    let candles = CandleSeries(
      time: [0, 1, 2, 3], open: [9, 11, 8, 8], high: [10, 12, 8, 9], low: [8, 11, 7, 8],
      close: [9, 11, 8, 9])
    // The true ranges are 2, 3 (12 from 9), 4 (7 from 11) and 1.
    let range = averageTrueRange(of: candles, period: 3)
    expectWarmUp(range, 2)
    #expect(range[2] == 3)
    expect(range, at: 3, 7.0 / 3)
  }

  @Test func theVolumeWeightedAverageStartsAgainEverySession() {
    let candles = CandleSeries(
      time: [0, 3600, 86_400, 90_000], open: [3, 6, 9, 12], high: [3, 6, 9, 12],
      low: [3, 6, 9, 12],
      close: [3, 6, 9, 12], volume: [0, 2, .nan, 1])
    let whole = volumeWeightedAveragePrice(of: candles)
    #expect(whole[0].isNaN && Array(whole.dropFirst()) == [6, 6, 8])
    let daily = Indicator.vwap.lines(of: candles, in: .utc)[0].values
    #expect(daily[0].isNaN && daily[1] == 6 && daily[2].isNaN && daily[3] == 12)
  }

  @Test func withoutVolumeThereIsNoWeightedAverage() {
    #expect(volumeWeightedAveragePrice(of: .demo).filter { !$0.isNaN }.isEmpty)
  }

  @Test(arguments: Indicator.usual)
  func linesAreParallelToTheirCandlesAndFiniteAfterTheWarmUp(indicator: Indicator) {
    for series in [CandleSeries([]), .demo] {
      for line in indicator.lines(of: series, in: .utc) {
        #expect(line.values.count == series.count)
        let warm = line.values.drop(while: \.isNaN)
        #expect(!warm.contains { !$0.isFinite })
      }
    }
  }

  @Test func theWarmUpStartsAgainAfterAGap() {
    let average = MovingAverage.simple([1, 1, 1, .nan, 2, 2, 2], period: 3)
    #expect(average.map(\.isNaN) == [true, true, false, true, true, true, false])
    #expect(average[6] == 2)
  }

  private func expect(_ values: [Double], at row: Int, _ golden: Double) {
    #expect(abs(values[row] - golden) < 1e-6)
  }

  private func expectWarmUp(_ values: [Double], _ count: Int) {
    #expect(values.firstIndex { !$0.isNaN } == count)
  }
}

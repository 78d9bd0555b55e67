import Testing

@testable import ChartCore

@Suite struct LinearScaleTests {
  /// Domains that have broken tick code somewhere: off-grid, tiny, huge,
  /// straddling zero, far from zero, and inexact in binary.
  static let domains: [ClosedRange<Double>] = [
    0...1, -3...7, 0.29...0.57, 99.5...100.5, -1e12...1e12, 1e-9...3e-9,
    1_700_000_000...1_700_086_400, 0.1...0.1.nextUp,
  ]

  @Test func mapsTheDomainOntoADescendingRange() {
    let y = LinearScale(domain: 0...100, range: Interval(from: 400, to: 0))
    #expect(y.position(for: 0) == 400)
    #expect(y.position(for: 25) == 300)
    #expect(y.position(for: 100) == 0)
    #expect(y.position(for: 150) == -200, "extrapolates, does not clamp")
  }

  @Test func mapsASingleValueToTheMiddleOfTheRange() {
    let y = LinearScale(domain: 5...5, range: Interval(from: 400, to: 0))
    #expect(y.position(for: 5) == 200)
    #expect(y.ticks(atMost: 6) == [])
  }

  @Test func valueUndoesPosition() {
    let x = LinearScale(domain: -2...2, range: Interval(from: 50, to: 450))
    for value in stride(from: -3, through: 3, by: 0.25) {
      #expect(x.value(at: x.position(for: value)) == value)
    }
  }

  @Test(
    arguments: [
      (0...1, 6, [0, 0.2, 0.4, 0.6, 0.8, 1]),
      (0...0.3, 4, [0, 0.1, 0.2, 0.3]),
      (0.29...0.57, 5, [0.3, 0.4, 0.5]),
      (-3...7, 5, [0, 5]),
      (-3...7, 1, []),
    ] as [(ClosedRange<Double>, Int, [Double])])
  func ticksAreRoundValues(domain: ClosedRange<Double>, count: Int, ticks: [Double]) {
    #expect(scale(domain).ticks(atMost: count) == ticks)
  }

  @Test(arguments: domains, 2...12)
  func ticksAscendInsideTheDomainAndFit(domain: ClosedRange<Double>, count: Int) {
    let ticks = scale(domain).ticks(atMost: count)
    #expect(ticks.count <= count)
    #expect(ticks.allSatisfy(domain.contains))
    #expect(zip(ticks, ticks.dropFirst()).allSatisfy(<))
  }

  @Test(arguments: domains, 3...12)
  func nicedDomainCoversTheOldOneAndEndsOnTicks(domain: ClosedRange<Double>, count: Int) {
    let niced = scale(domain).niced(atMost: count)
    #expect(niced.domain.lowerBound <= domain.lowerBound)
    #expect(niced.domain.upperBound >= domain.upperBound)
    let ticks = niced.ticks(atMost: count)
    guard !ticks.isEmpty else { return }
    #expect(ticks.first == niced.domain.lowerBound)
    #expect(ticks.last == niced.domain.upperBound)
  }

  private func scale(_ domain: ClosedRange<Double>) -> LinearScale {
    LinearScale(domain: domain, range: Interval(from: 0, to: 100))
  }
}

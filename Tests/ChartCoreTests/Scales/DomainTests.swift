import Testing

@testable import ChartCore

@Suite struct DomainTests {
  @Test(
    "S0-12, S0-13, S0-14: a line has 15 % of room, a flat one has one unit, an empty one 0 to 1",
    arguments: [
      ([], 0, 1), ([.nan, .infinity], 0, 1), ([5], 4, 6), ([3, 3], 2, 4), ([0, 100], -15, 115),
      ([1, .nan, 3], 0.7, 3.3), ([1173, 1721], 1090.8, 1803.2), ([-.infinity, 2], 1, 3),
    ] as [([Double], Double, Double)])
  func lineDomain(values: [Double], low: Double, high: Double) {
    let domain = LineDomain.domain(of: values)
    #expect(abs(domain.lowerBound - low) < 1e-12)
    #expect(abs(domain.upperBound - high) < 1e-12)
  }

  @Test(
    "S0-15: a domain is never of zero width, always finite and covers its values",
    arguments: [
      [1e17], [-1e308, 1e308], [0, 1.79e308], [1e300], [.greatestFiniteMagnitude],
      [-.greatestFiniteMagnitude, .greatestFiniteMagnitude], [.leastNonzeroMagnitude],
      [1e17, 1e17.nextUp], [0.1, 0.1.nextUp], [-1e17], [0, .leastNonzeroMagnitude], [1e-8, 1.1e-8],
    ] as [[Double]])
  func extremeLineDomain(values: [Double]) {
    let domain = LineDomain.domain(of: values)
    #expect(domain.lowerBound.isFinite && domain.upperBound.isFinite)
    #expect(domain.lowerBound < domain.upperBound)
    #expect(values.allSatisfy(domain.contains))
    let scale = LinearScale(domain: domain, range: Interval(from: 100, to: 0))
    for value in values { #expect((0...100).contains(scale.position(for: value))) }
  }

  @Test(
    arguments: [
      ([], 1, 10), ([-1, 0, .nan], 1, 10), ([1, 100], 0.5012, 199.53),
      ([-5, 1, 100], 0.5012, 199.53),
      ([10], 3.1623, 31.623),
    ] as [([Double], Double, Double)])
  func aLogDomainHasTheSameRoomInDecades(values: [Double], low: Double, high: Double) {
    let domain = LogDomain.domain(of: values)
    #expect(abs(domain.lowerBound / low - 1) < 1e-4)
    #expect(abs(domain.upperBound / high - 1) < 1e-4)
  }

  @Test(
    arguments: [
      [.leastNonzeroMagnitude], [.greatestFiniteMagnitude], [1e-300, 1e300], [0.1, 0.1.nextUp],
      [.leastNormalMagnitude, 1], [1e308, 1.7e308],
    ] as [[Double]])
  func anExtremeLogDomainIsPositiveAndFinite(values: [Double]) {
    let domain = LogDomain.domain(of: values)
    #expect(domain.lowerBound > 0 && domain.upperBound.isFinite)
    #expect(domain.lowerBound < domain.upperBound)
    #expect(values.allSatisfy(domain.contains))
  }

  @Test(
    "S0-19: a tooltip stays inside the plot, or in its center when it is too wide",
    arguments: [
      (50, 40, 50), (5, 40, 20), (299, 40, 280), (150, 300, 150), (150, 400, 150), (10, -20, 10),
      (0, 0, 0), (-50, 40, 20),
    ] as [(Double, Double, Double)])
  func tooltipPlacement(x: Double, width: Double, center: Double) {
    #expect(TooltipPlacement.centerX(at: x, width: width, in: 0...300) == center)
  }

  @Test("S0-19: the plot need not start at zero") func tooltipPlacementInsideAPlot() {
    #expect(TooltipPlacement.centerX(at: 100, width: 40, in: 20...60) == 40)
  }

  @Test(
    arguments: [
      ([], 0), ([100, 200], 0), ([0, 0.5, 1], 1), ([0.25, 0.5, 0.75], 2), ([0.1, 0.2, 0.3], 1),
      ([1e-8, 2e-8, 3e-8], 8), ([1.00000001, 1.00000002], 8), ([1e14, 1e14 + 2], 0),
      ([5], 0), ([0.25], 2), ([1e300, 2e300], 0), ([.nan, 1.5, .infinity], 1), ([0, 1e-30], 20),
      ([3, 3], 0), ([-0.002, 0, 0.002], 3), ([0], 0),
    ] as [([Double], Int)])
  func ticksHaveAsManyDigitsAsTheyNeed(ticks: [Double], digits: Int) {
    #expect(fractionDigits(for: ticks) == digits)
  }

  @Test(arguments: LinearScaleTests.domains, 2...12)
  func tickLabelsDifferWithThoseDigits(domain: ClosedRange<Double>, count: Int) {
    let ticks = LinearScale(domain: domain, range: Interval(from: 0, to: 1)).ticks(atMost: count)
    var power = 1.0
    for _ in 0..<fractionDigits(for: ticks) { power *= 10 }
    #expect(Set(ticks.map { ($0 * power).rounded() }).count == ticks.count)
  }
}

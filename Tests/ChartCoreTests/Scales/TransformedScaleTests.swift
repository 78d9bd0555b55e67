import TestSupport
import Testing

@testable import ChartCore

@Suite struct TransformedScaleTests {
  /// Domains that have broken scales somewhere: tiny, huge, subnormal, one ulp
  /// wide, of one value, on either side of zero and across it.
  static let domains: [ClosedRange<Double>] =
    LinearScaleTests.domains + [
      0...0, 5...5, -1e308...1e308, 0...1e308, 1e-300...1e300, 1...1000, 20...80, 0.001...7e8,
      -1000...(-3), -50_000...20, 0...2e-308, 1e14...1e14 + 1, 1e-8...2e-8,
    ]

  static let ranges = [Interval(from: 0, to: 600), Interval(from: 380, to: 20)]

  @Test(arguments: domains, ranges)
  func everyScaleKeepsTheLaws(domain: ClosedRange<Double>, range: Interval) {
    expectScaleLaws(LinearScale(domain: domain, range: range))
    expectScaleLaws(LogScale(domain: domain, range: range))
    expectScaleLaws(SymmetricLogScale(domain: domain, range: range))
    expectScaleLaws(SymmetricLogScale(domain: domain, range: range, slopeAtZero: 1e4))
    expectScaleLaws(PowerScale.squareRoot(domain: domain, range: range))
    expectScaleLaws(PowerScale(domain: domain, range: range, exponent: 2))
  }

  @Test(arguments: domains, ranges)
  func aScaleOfAnyKindAnswersAsTheScaleItHolds(domain: ClosedRange<Double>, range: Interval) {
    let log = LogScale(domain: domain, range: range)
    let scale = Scale.log(log)
    #expect(scale.position(for: 3) == log.position(for: 3))
    #expect(scale.domain == log.domain && scale.range == range)
    #expect(scale.ticks(atMost: 6) == log.ticks(atMost: 6))
    expectScaleLaws(scale)
  }

  @Test func aLogScaleSpacesRatiosEvenly() {
    let y = LogScale(domain: 1...1000, range: Interval(from: 300, to: 0))
    #expect(abs(y.position(for: 10) - 200) < 1e-9)
    #expect(abs(y.value(at: 100) - 100) < 1e-9)
    #expect(y.position(for: 0).isNaN && y.position(for: -1).isNaN, "no place for them")
  }

  @Test(
    arguments: [
      (1...1000, 6, [1, 10, 100, 1000]), (1...100, 7, [1, 2, 5, 10, 20, 50, 100]),
      (1...100, 5, [1, 3, 10, 30, 100]), (1e-3...1e3, 4, [0.01, 1, 100]),
      (0.0005...0.02, 6, [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02]),
      (20...80, 5, [20, 40, 60, 80]), (99.5...100.5, 3, [99.5, 100, 100.5]),
    ] as [(ClosedRange<Double>, Int, [Double])])
  func logTicksAreRound(domain: ClosedRange<Double>, count: Int, ticks: [Double]) {
    let scale = LogScale(domain: domain, range: Interval(from: 0, to: 1))
    #expect(scale.ticks(atMost: count) == ticks)
  }

  @Test func aSymmetricLogScaleIsOddAroundZero() {
    let y = SymmetricLogScale(domain: -999...999, range: Interval(from: -3, to: 3))
    for (value, position) in [(-999.0, -3.0), (-9, -1), (0, 0), (9, 1), (99, 2)] {
      #expect(abs(y.position(for: value) - position) < 1e-12)
    }
    #expect(y.ticks(atMost: 9) == [-100, -10, -1, 0, 1, 10, 100])
    #expect(y.ticks(atMost: 5) == [-100, -1, 0, 1, 100])
  }

  @Test func aPowerScaleRaisesValues() {
    let y = PowerScale.squareRoot(domain: 0...100, range: Interval(from: 0, to: 10))
    #expect(y.position(for: 25) == 5)
    #expect(y.value(at: 5) == 25)
    #expect(y.position(for: -25) == -5, "the same below zero")
  }

  @Test(arguments: ranges, 0...20)
  func categoriesKeepTheLaws(range: Interval, count: Int) {
    let names = (0..<count).map { "c\($0)" }
    expectScaleLaws(CategoryScale(categories: names, range: range))
  }

  @Test func categoriesHaveEqualBandsInOrderOfAppearance() {
    let x = CategoryScale(categories: ["A", "B", "A", "C"], range: Interval(from: 0, to: 300))
    #expect(x.categories == ["A", "B", "C"])
    #expect(x.position(for: "B") == 150)
    #expect(x.band(for: "C") == Interval(from: 200, to: 300))
    #expect(x.position(for: "D") == nil && x.band(for: "D") == nil)
    #expect(x.category(at: 99) == "A" && x.category(at: 101) == "B")
    #expect(x.category(at: -1) == nil && x.category(at: 301) == nil)
    #expect(x.ticks(atMost: 2) == [0, 2])
  }
}

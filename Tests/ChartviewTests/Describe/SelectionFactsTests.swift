import ChartCore
import Testing

@testable import chartview

@Suite struct SelectionFactsTests {
  private let series = [
    Series(name: "a", x: [0, 1, 1, 2], y: [10, .nan, 11, 12]),
    Series(name: "b", x: [0, 2], y: [0.5, .nan]),
    Series(name: "c", x: [], y: []),
  ]

  @Test(
    arguments: [
      (0, [10, 0.5, nil]), (1, [11, nil, nil]), (2, [12, nil, nil]), (3, [nil, nil, nil]),
      (-1, [nil, nil, nil]),
    ] as [(Double, [Double?])])
  func eachSeriesSaysItsValueAtTheSelectedX(x: Double, values: [Double?]) {
    #expect(SelectionFacts(at: x, of: series).values.map(\.number) == values)
  }

  @Test func theJSONLeavesOutSeriesThatSayNothing() {
    let facts = SelectionFacts(at: 1, of: series)
    #expect(facts.json(.number).line == #"{"x": 1, "values": {"a": 11}}"#)
  }

  @Test("S0-27: the line of a tick is x and the values, separated by tabs")
  func theTickLineIsSeparatedByTabs() {
    let facts = SelectionFacts(at: 0, of: series)
    #expect(facts.tickLine(.time) == "1970-01-01T00:00:00Z\t10\t0.5\t-")
    #expect(facts.tickLine(.number) == "0\t10\t0.5\t-")
  }
}

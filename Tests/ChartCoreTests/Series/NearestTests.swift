import Testing

@testable import ChartCore

@Suite struct NearestTests {
  @Test(
    "S0-9: the nearest datum is the first of equals in array order, and none when there is none",
    arguments: [
      (50, [0, 100, 200], 0), (150, [0, 100, 200], 1), (50, [100, 0], 0), (50, [], nil),
      (60, [0, .nan, 100, .infinity], 2), (5, [.nan], nil), (.nan, [1, 2], nil),
      (1e308, [-1e308, 0, 1.7e308], 2),
    ] as [(Double, [Double], Int?)])
  func nearestInAnyOrder(target: Double, values: [Double], index: Int?) {
    #expect(nearestIndex(to: target, in: values) == index)
  }

  @Test(
    "S0-10: beyond the ends the nearest is the first or the last",
    arguments: [(-1e9, 0), (1e9, 2), (-.infinity, 0), (.infinity, 2)])
  func nearestBeyondTheEnds(target: Double, index: Int) {
    #expect(nearestIndex(to: target, in: [0, 100, 200]) == index)
    let series = Series(name: "s", x: [0, 100, 200], y: [1, 2, 3])
    #expect(series.nearestRow(toX: target) == index)
  }

  /// Columns with ties, equal x, gaps at the ends and in the middle, and none.
  static let columns: [(x: [Double], y: [Double])] = [
    ([], []), ([1], [1]), ([1], [.nan]), ([0, 100, 200], [1, 2, 3]),
    ([0, 0, 0, 4, 4], [1, 2, 3, 4, 5]),
    ([0, 1, 2, 3, 4, 5], [.nan, 1, .nan, .nan, 1, .nan]), ([0, 10, 20], [1, .nan, 1]),
    ([1e308, 1.7e308], [1, 1]), ((0..<40).map(Double.init), (0..<40).map { $0 % 7 < 3 ? .nan : 1 }),
  ]

  @Test(arguments: columns)
  func theSearchFindsWhatAWalkThroughAllRowsFinds(columns: (x: [Double], y: [Double])) {
    let series = Series(name: "s", x: columns.x, y: columns.y)
    let present = columns.x.indices.map { columns.y[$0].isNaN ? .nan : columns.x[$0] }
    let targets = columns.x + zip(columns.x, columns.x.dropFirst()).map { $0 / 2 + $1 / 2 }
    for target in targets + [-1, 1.2, 2.5, 1e9, .nan] {
      #expect(series.nearestRow(toX: target) == nearestIndex(to: target, in: present))
    }
  }
}

import Testing

@testable import ChartCore

@Suite struct SeriesTests {
  @Test("R5: rows are sorted by x; rows that run newest first are reversed before")
  func rowsAreSorted() {
    let mixed = Series(name: "", x: [3, 1, 2, 2], y: [30, 10, 20, 21])
    #expect(mixed.x == [1, 2, 2, 3])
    #expect(mixed.y == [10, 20, 21, 30])
    let newestFirst = Series(name: "", x: [3, 2, 2, 1], y: [30, 21, 20, 10])
    #expect(newestFirst.y == [10, 20, 21, 30])
  }

  @Test("R3: a run of missing rows is one gap, and none at the ends")
  func gaps() {
    let y = [.nan, 1, .nan, .infinity, 2, 3, .nan, 4, .nan]
    let series = Series(name: "", x: y.indices.map(Double.init), y: y)
    #expect(series.runs == [1..<2, 4..<6, 7..<8])
    #expect(series.gapCount == 2)
    #expect(series.pointCount == 4)
    #expect(series.lastValue == 4)
  }

  @Test("rows whose x is not finite are dropped")
  func xIsFinite() {
    let series = Series(name: "", x: [.nan, 1, .infinity, 0], y: [1, 2, 3, 4])
    #expect(series.x == [0, 1] && series.y == [4, 2])
  }

  @Test("the extent of any slice is that of its rows", arguments: [1, 63, 64, 65, 4096, 5000])
  func extentOfSlices(count: Int) {
    var random = SplitMix(seed: 7)
    let y = (0..<count).map { _ in
      random.next() % 11 == 0 ? Double.nan : Double(random.next() % 1000)
    }
    let series = Series(name: "", x: y.indices.map(Double.init), y: y)
    for _ in 0..<200 {
      let (a, b) = (Int(random.next() % UInt64(count + 1)), Int(random.next() % UInt64(count + 1)))
      let rows = min(a, b)..<max(a, b)
      let known = y[rows].filter { !$0.isNaN }
      let expected = known.min().flatMap { low in known.max().map { low...$0 } }
      #expect(series.yDomain(rows: rows) == expected)
    }
  }

  @Test("steps go from value to value, over gaps")
  func steps() {
    let series = Series(name: "", x: [0, 1, 2, 3, 4], y: [1, .nan, .nan, 4, .nan])
    #expect(series.nextX(after: -.infinity) == 0)
    #expect(series.nextX(after: 0) == 3)
    #expect(series.nextX(after: 3) == nil)
    #expect(series.previousX(before: .infinity) == 3)
    #expect(series.previousX(before: 3) == 0)
    #expect(series.previousX(before: 0) == nil)
    #expect(series.value(atX: 3) == 4)
    #expect(series.value(atX: 1) == nil)
    #expect(Series(name: "", x: [], y: []).nextX(after: 0) == nil)
  }
}

/// A small random number generator with a seed.
struct SplitMix {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

import Testing

@testable import ChartCore

@Suite struct PartitioningIndexTests {
  private static let values = (0..<200).map { $0 / 3 }

  @Test(
    "a search near a guess finds what a search everywhere finds", arguments: [-1, 0, 20, 66, 67])
  func near(limit: Int) {
    let first = Self.values.partitioningIndex { $0 >= limit }
    #expect(first == min(max(limit * 3, 0), 200))
    for guess in -5..<210 {
      let found = Self.values.partitioningIndex(in: 0..<200, near: guess) { $0 >= limit }
      #expect(found == first, "from \(guess)")
    }
  }

  @Test("a search in some indices stays in them", arguments: [0, 30, 60, 100, 150])
  func inside(guess: Int) {
    let search = { (limit: Int) in
      Self.values.partitioningIndex(in: 30..<100, near: guess) { $0 >= limit }
    }
    #expect([0, 20, 60].map(search) == [30, 60, 100])
    #expect(Self.values.partitioningIndex(in: 7..<7, near: guess) { _ in false } == 7)
  }
}

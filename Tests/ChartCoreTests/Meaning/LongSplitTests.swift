import Testing

@testable import ChartCore

/// Long tables of many groups.
@Suite struct LongSplitTests {
  @Test func everyGroupHasItsOwnRowsInOrder() throws {
    let count = 500
    let codes = (0..<count * 4).map { Int32($0 % count) }
    let groups = RowGroups(
      names: (0..<count).map { "g\($0)" }, codes: codes, columnNames: ["by"])
    let x = PackedDoubles(codes.indices.map { Double($0 / count) })
    let y = PackedDoubles(codes.indices.map(Double.init))
    let table = Table(columns: [Column(name: "v", values: .numbers(y))])
    let series = LongSplit(table, x, [0], groups).series
    #expect(series.count == count)
    #expect(series[7].name == "g7")
    #expect(series[7].dump == "0:7 1:507 2:1007 3:1507")
  }
}

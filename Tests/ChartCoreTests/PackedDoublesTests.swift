import Testing

@testable import ChartCore

@Suite("Packed doubles") struct PackedDoublesTests {
  @Test("Few values are as they are") func few() {
    #expect(PackedDoubles([1.5, 2, .infinity]).unpacked == [1.5, 2, .infinity])
    #expect(PackedDoubles().isEmpty)
    #expect(PackedDoubles([1, 2]) == [1, 2])
    #expect(PackedDoubles([1, 2]) != [1, 3])
  }

  @Test("Instants at even distances take no byte a value") func evenSteps() {
    let column = PackedDoubles((0..<10_240).map { 946_684_800 + 60 * Double($0) })
    #expect(column.blocks.map(\.width) == Array(repeating: 0, count: 10))
    #expect(column.bytes.isEmpty)
  }

  @Test("Prices take two bytes a value") func prices() {
    let column = PackedDoubles((0..<2048).map { Double(20_000 + $0 * 7919 % 4001) / 100 })
    #expect(column.blocks.map(\.width) == [2, 2])
    #expect(column.bytes.count == 4096)
    #expect(column[1500] == Double(20_000 + 1500 * 7919 % 4001) / 100)
  }

  @Test("A block that is not of decimals holds doubles; others stay small") func mixed() {
    var values = (0..<3072).map { Double($0 % 100) / 4 }
    values[1500] = .pi
    let column = PackedDoubles(values)
    #expect(column.blocks.map(\.width) == [2, 8, 2])
    #expect(column.unpacked == values)
  }

  @Test("More digits within a block are found") func moreDigits() {
    var values = (0..<1024).map { Double($0 % 50) }
    values[777] = 0.125
    let column = PackedDoubles(values)
    #expect(column.blocks[0].divisor == 1000)
    #expect(column[777] == 0.125)
  }

  @Test("Every value comes back to the last bit", arguments: Self.hostile)
  func bits(_ sample: Sample) {
    let column = PackedDoubles(sample.values)
    let bits = sample.values.map(\.bitPattern)
    #expect(column.unpacked.map(\.bitPattern) == bits)
    #expect(Array(column).map(\.bitPattern) == bits)
    #expect(column.indices.map { column[$0].bitPattern } == bits)
    #expect(column.unpacked(1000..<2050).map(\.bitPattern) == Array(bits[1000..<2050]))
  }

  @Test("What blocks know is what the values say", arguments: Self.hostile)
  func facts(_ sample: Sample) {
    let column = PackedDoubles(sample.values)
    let known = sample.values.filter { !$0.isNaN }
    let steps = zip(sample.values, sample.values.dropFirst())
    #expect(column.missingCount == sample.values.count - known.count)
    #expect(column.extent.range?.lowerBound == known.min())
    #expect(column.extent.range?.upperBound == known.max())
    #expect(column.hasInfinite == known.contains { $0.isInfinite })
    #expect(column.areAllFinite == sample.values.allSatisfy(\.isFinite))
    #expect(column.ascends(strictly: true) == steps.allSatisfy { $0 < $1 })
    #expect(column.ascends(strictly: false) == steps.allSatisfy { $0 <= $1 })
  }

  @Test("It does not matter how values are added", arguments: [1, 7, 1023, 1024, 1025, 4000])
  func parts(_ size: Int) {
    let values = (0..<5000).map { Double($0 * $0 % 977) / 10 }
    var column = PackedDoubles()
    for start in stride(from: 0, to: values.count, by: size) {
      column.append(Array(values[start..<min(start + size, values.count)]))
    }
    var single = PackedDoubles()
    for value in values { single.append(value) }
    #expect(column == PackedDoubles(values))
    #expect(single.bytes.count == 4 * 2048)
    #expect(column.unpacked == values)
    #expect(column.blocks.allSatisfy { $0.rows.count >= 128 })
  }

  @Test("Columns are put together block by block", arguments: [1, 100, 1024, 2500, 5000])
  func columns(_ size: Int) {
    var values = (0..<12_500).map { (row: Int) -> Double in Double(row * row % 977) / 10 }
    for row in stride(from: 7, to: values.count, by: 3000) { values[row] = .nan }
    var column = PackedDoubles()
    for start in stride(from: 0, to: values.count, by: size) {
      column.append(PackedDoubles(Array(values[start..<min(start + size, values.count)])))
    }
    let bits = values.map(\.bitPattern)
    #expect(column.unpacked.map(\.bitPattern) == bits)
    #expect(column.indices.map { column[$0].bitPattern } == bits)
    #expect(column.unpacked(999..<7001).map(\.bitPattern) == Array(bits[999..<7001]))
  }

  @Test("The last values are a column", arguments: [0, 1, 451, 452, 453, 1000, 4000, 5000, 9000])
  func suffix(_ count: Int) {
    let values = (0..<4548).map { Double($0 * $0 % 977) / 10 }
    var column = PackedDoubles(values + [.pi])
    column.append(PackedDoubles((0..<450).map(Double.init)))
    let all = values + [.pi] + (0..<450).map(Double.init)
    #expect(column.suffix(count).unpacked == Array(all.suffix(count)))
  }

  @Test("Columns that were packed otherwise are equal when their values are") func equal() {
    let values = (0..<2048).map(Double.init)
    var other = PackedDoubles([.pi] + values.dropFirst())
    #expect(other != PackedDoubles(values))
    other = PackedDoubles(values)
    #expect(other == PackedDoubles(values))
  }

  struct Sample: CustomTestStringConvertible {
    let testDescription: String
    let values: [Double]

    init(_ name: String, _ value: (Int) -> Double) {
      testDescription = name
      values = (0..<3003).map(value)
    }
  }

  static let hostile = [
    Sample("zero") { _ in 0 },
    Sample("negative zero now and then") { $0 % 500 == 3 ? -0.0 : Double($0) },
    Sample("missing now and then") { $0 % 7 == 0 ? .nan : Double($0) / 10 },
    Sample("all missing") { _ in .nan },
    Sample("missing among equal ones") { $0 % 900 == 0 ? .nan : 5 },
    Sample("missing at the ends of a block") { $0 % 1024 < 2 ? .nan : Double($0) * 1e6 },
    Sample("infinite now and then") { $0 % 1000 == 999 ? .infinity : Double($0) },
    Sample("tiny") { Double($0) * .leastNonzeroMagnitude },
    Sample("huge") { Double($0) * 1e300 },
    Sample("at the edge of whole numbers") { 0x1p53 - Double($0) },
    Sample("at the edge of the limit") { ($0 % 2 == 0 ? 1 : -1) * (0x1p51 - 1 - Double($0)) },
    Sample("just over four bytes") { $0 % 2 == 0 ? 0 : 4_294_967_295 },
    Sample("just in four bytes") { $0 % 2 == 0 ? 0 : 4_294_967_294 },
    Sample("just over two bytes") { $0 % 2 == 0 ? -5 : 65_530 },
    Sample("just in two bytes") { $0 % 2 == 0 ? -5 : 65_529 },
    Sample("just over one byte") { $0 % 2 == 0 ? 0.1 : 25.6 },
    Sample("just in one byte") { $0 % 2 == 0 ? 0.1 : 25.5 },
    Sample("ascending with rests") { Double($0 / 3 * 7) / 10 },
    Sample("ascending unevenly") { Double($0 * $0 % 13 + $0 * 20) },
    Sample("one step back between blocks") { $0 < 1024 ? Double($0) : Double($0) - 1.5 },
    Sample("falling") { 1e9 - Double($0) * 86_400 },
    Sample("steep with noise") { Double($0 * 3_600_000 + $0 * 7919 % 1000) / 1000 },
    Sample("nanoseconds") { 1_700_000_000 + Double($0) * 1e-9 },
    Sample("microseconds") { (1_700_000_000_000_000 + Double($0) * 137) / 1e6 },
    Sample("seventeen digits") { 1 / Double($0 + 3) },
    Sample("fifteen decimals") { Double($0) / 1e15 },
    Sample("one value in a block") { $0 % 1024 == 500 ? 42.42 : .nan },
  ]
}

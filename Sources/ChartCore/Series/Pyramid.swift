/// The lowest and the highest value of every block of rows, in levels of ever larger blocks.
///
/// Answers the extent of any slice by reading a few blocks, never all rows. NaN
/// counts as absent.
struct Pyramid: Sendable {
  /// Rows in a block of the first level, and blocks of one level in a block of the next.
  static let fanOut = 64

  /// `levels[k]` holds low and high of each block of `fanOut^(k+1)` rows.
  private let levels: [[Extent]]

  init(_ values: PackedDoubles) {
    var levels = [Self.blocks(of: values)]
    while let last = levels.last, last.count > 1 {
      levels.append(Self.blocks(of: last.count) { last[$0] })
    }
    self.levels = levels
  }

  private static func blocks(of values: PackedDoubles) -> [Extent] {
    var blocks: [Extent] = []
    blocks.reserveCapacity(values.count / fanOut + 1)
    values.forEachBlock { _, values in
      for start in stride(from: 0, to: values.count, by: fanOut) {
        var block = Extent.empty
        for row in start..<min(start + fanOut, values.count) {
          block.formUnion(Extent(values[row]))
        }
        blocks.append(block)
      }
    }
    return blocks
  }

  private static func blocks(of count: Int, _ extent: (Int) -> Extent) -> [Extent] {
    stride(from: 0, to: count, by: fanOut).map { start in
      var block = Extent.empty
      for index in start..<min(start + fanOut, count) { block.formUnion(extent(index)) }
      return block
    }
  }

  /// Returns the extent of `values[rows]`, the values this was made from.
  ///
  /// - Complexity: O(log n), at most 128 reads a level.
  func extent(of rows: Range<Int>, in values: PackedDoubles) -> Extent {
    var extent = Extent.empty
    var rows = rows
    var level = -1
    while !rows.isEmpty {
      let first = (rows.lowerBound + Self.fanOut - 1) / Self.fanOut
      let blocks = first..<max(rows.upperBound / Self.fanOut, first)
      guard !blocks.isEmpty else {
        read(rows, level, values, into: &extent)
        return extent
      }
      read(rows.lowerBound..<blocks.lowerBound * Self.fanOut, level, values, into: &extent)
      read(blocks.upperBound * Self.fanOut..<rows.upperBound, level, values, into: &extent)
      rows = blocks
      level += 1
    }
    return extent
  }

  private func read(
    _ indices: Range<Int>, _ level: Int, _ values: PackedDoubles, into extent: inout Extent
  ) {
    if level < 0 {
      values.forEachBlock(in: indices) { _, values in
        for value in values { extent.formUnion(Extent(value)) }
      }
    } else {
      for block in levels[level][indices] { extent.formUnion(block) }
    }
  }
}

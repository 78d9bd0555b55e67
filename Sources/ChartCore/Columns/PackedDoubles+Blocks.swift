extension PackedDoubles {
  /// All values as an array.
  public var unpacked: [Double] { unpacked(indices) }

  /// Returns the values of some rows as an array.
  public func unpacked(_ rows: Range<Int>) -> [Double] {
    [Double](unsafeUninitializedCapacity: rows.count) { room, count in
      if let first = room.baseAddress { unpack(rows, into: first) }
      count = rows.count
    }
  }

  /// Calls a function with the values of some rows, in parts that stay in the cache, and the row
  /// each part begins with.
  @inline(__always) func forEachBlock(
    in rows: Range<Int>? = nil, _ body: (Int, UnsafeBufferPointer<Double>) -> Void
  ) {
    let rows = rows ?? indices
    withUnsafeTemporaryAllocation(of: Double.self, capacity: PackedBlock.size) { room in
      guard let values = room.baseAddress else { return }
      var row = rows.lowerBound
      while row < rows.upperBound {
        let end = Swift.min((row | (PackedBlock.size - 1)) + 1, rows.upperBound)
        unpack(row..<end, into: values)
        body(row, UnsafeBufferPointer(start: values, count: end - row))
        row = end
      }
    }
  }

  /// Writes the values of some rows.
  func unpack(_ rows: Range<Int>, into values: UnsafeMutablePointer<Double>) {
    var row = rows.lowerBound
    var index = blockIndex(of: row)
    bytes.withUnsafeBytes { bytes in
      while row < rows.upperBound, index < blocks.count {
        let block = blocks[index]
        let end = Swift.min(block.rows.upperBound, rows.upperBound)
        block.unpack(
          row - block.rows.lowerBound..<end - block.rows.lowerBound, bytes,
          into: values + (row - rows.lowerBound))
        row = end
        index += 1
      }
    }
    while row < rows.upperBound {
      values[row - rows.lowerBound] = rest[row - packedCount]
      row += 1
    }
  }

  /// Whether all values fulfil a condition together with the one before them.
  @inline(__always) func allSteps(_ areFine: (Double, Double) -> Bool) -> Bool {
    var before: Double?
    return allSatisfy { value in
      defer { before = value }
      return before.map { areFine($0, value) } ?? true
    }
  }
}

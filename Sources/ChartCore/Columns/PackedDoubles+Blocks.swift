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
    bytes.withUnsafeBytes { bytes in
      while row < Swift.min(rows.upperBound, packedCount) {
        let first = row & (PackedBlock.size - 1)
        let end = Swift.min(PackedBlock.size, first + rows.upperBound - row)
        blocks[row >> PackedBlock.shift].unpack(
          first..<end, bytes, into: values + (row - rows.lowerBound))
        row += end - first
      }
    }
    while row < rows.upperBound {
      values[row - rows.lowerBound] = rest[row - packedCount]
      row += 1
    }
  }
}

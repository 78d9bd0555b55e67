extension PackedDoubles: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { packedCount &+ rest.count }

  /// - Complexity: O(1) for blocks of about the same size, as those of a file are.
  public subscript(index: Int) -> Double {
    guard index < packedCount else { return rest[index &- packedCount] }
    let block = blocks[blockIndex(of: index)]
    return bytes.withUnsafeBytes { block.value(index &- block.rows.lowerBound, $0) }
  }

  /// Returns the index of the block with a row, or of the first when there is no block.
  func blockIndex(of row: Int) -> Int {
    var index = packedCount == 0 ? 0 : Swift.min(row * blocks.count / packedCount, blocks.count - 1)
    while index < blocks.count, blocks[index].rows.upperBound <= row { index += 1 }
    while index > 0, blocks[index - 1].rows.upperBound > row { index -= 1 }
    return index
  }

  public func makeIterator() -> Iterator { Iterator(self) }

  /// Unpacks many values at a time.
  public struct Iterator: IteratorProtocol {
    private let column: PackedDoubles
    private var values: [Double]
    /// The rows in front of those in `values`, and how many of these there are.
    private var first = 0
    private var count = 0
    private var place = 0

    init(_ column: PackedDoubles) {
      self.column = column
      values = [Double](repeating: 0, count: Swift.min(column.count, PackedBlock.size))
    }

    @inline(__always) public mutating func next() -> Double? {
      if place == count, !unpackMore() { return nil }
      defer { place &+= 1 }
      return values[place]
    }

    private mutating func unpackMore() -> Bool {
      first += count
      count = Swift.min(column.count - first, PackedBlock.size)
      place = 0
      values.withUnsafeMutableBufferPointer { values in
        if let room = values.baseAddress { column.unpack(first..<first + count, into: room) }
      }
      return count > 0
    }
  }
}

extension PackedDoubles: ExpressibleByArrayLiteral {
  public init(arrayLiteral values: Double...) { self.init(values) }
}

extension PackedDoubles: Hashable {
  /// Whether all values are equal; NaN equals NaN only in columns that are copies.
  public static func == (a: PackedDoubles, b: PackedDoubles) -> Bool {
    if a.blocks == b.blocks, a.bytes == b.bytes, a.rest == b.rest { return true }
    return a.count == b.count && zip(a, b).allSatisfy(==)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(count) }
}

extension PackedDoubles: CustomStringConvertible {
  public var description: String { unpacked.description }
}

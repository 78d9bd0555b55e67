extension PackedDoubles: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { packedCount &+ rest.count }

  public subscript(index: Int) -> Double {
    let block = index &>> PackedBlock.shift
    guard block < blocks.count else { return rest[index &- packedCount] }
    return bytes.withUnsafeBytes { blocks[block].value(index & (PackedBlock.size - 1), $0) }
  }

  public func makeIterator() -> Iterator { Iterator(self) }

  /// Unpacks a block at a time.
  public struct Iterator: IteratorProtocol {
    private let column: PackedDoubles
    private var values: [Double] = []
    private var place = 0
    private var unpacked = 0

    init(_ column: PackedDoubles) {
      self.column = column
    }

    public mutating func next() -> Double? {
      if place == values.count, !unpackBlock() { return nil }
      defer { place &+= 1 }
      return values[place]
    }

    private mutating func unpackBlock() -> Bool {
      let rows = unpacked..<Swift.min(unpacked + PackedBlock.size, column.count)
      values = column.unpacked(rows)
      unpacked = rows.upperBound
      place = 0
      return !rows.isEmpty
    }
  }
}

extension PackedDoubles: ExpressibleByArrayLiteral {
  public init(arrayLiteral values: Double...) { self.init(values) }
}

extension PackedDoubles: Hashable {
  /// Whether all values are equal; NaN equals nothing, as in an array, unless both are one column.
  public static func == (a: PackedDoubles, b: PackedDoubles) -> Bool {
    if a.blocks == b.blocks, a.bytes == b.bytes, a.rest == b.rest { return true }
    return a.count == b.count && zip(a, b).allSatisfy(==)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(count) }
}

extension PackedDoubles: CustomStringConvertible {
  public var description: String { unpacked.description }
}

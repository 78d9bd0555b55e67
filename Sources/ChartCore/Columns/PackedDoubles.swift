/// A column of doubles in a fraction of their bytes, each given back to the last bit.
///
/// Numbers in files are decimals, so that a thousand of them are whole numbers over one power of ten.
/// A block holds a straight line through them and how far each lies from it, in as few bytes as the
/// farthest needs; a block of other doubles holds them as they are. NaN is a missing value.
///
/// Source: Afroozeh, Kuffó, Boncz, "ALP: Adaptive Lossless Floating-Point Compression", 2023.
public struct PackedDoubles: Sendable {
  private(set) var blocks: [PackedBlock] = []
  /// The offsets of all blocks, one after the other.
  private(set) var bytes: [UInt8] = []
  /// The values behind the last block.
  private(set) var rest: [Double] = []

  public init() {}

  /// Packs values, which may be of any kind.
  ///
  /// - Complexity: O(n)
  public init(_ values: [Double]) {
    if values.count < PackedBlock.size {
      rest = values
    } else {
      append(values)
    }
  }

  public init(repeating value: Double, count: Int) {
    self.init([Double](repeating: value, count: count))
  }

  /// How many values are in blocks.
  var packedCount: Int { blocks.last?.rows.upperBound ?? 0 }
}

// MARK: - Adding values

extension PackedDoubles {
  public mutating func append(_ value: Double) {
    rest.append(value)
    if rest.count == PackedBlock.size { packRest() }
  }

  public mutating func append(_ values: [Double]) {
    values.withUnsafeBufferPointer { append($0) }
  }

  /// Adds values, as blocks of their own where they are many.
  mutating func append(_ values: UnsafeBufferPointer<Double>) {
    var place = 0
    while place < values.count {
      let count = Swift.min(values.count - place, PackedBlock.size - rest.count)
      let some = UnsafeBufferPointer(rebasing: values[place..<place + count])
      place += count
      if rest.isEmpty, count >= Self.shortestBlock {
        blocks.append(PackedBlock(some, at: packedCount, into: &bytes))
      } else {
        rest += some
        if rest.count == PackedBlock.size { packRest() }
      }
    }
  }

  /// Fewer values wait for others.
  private static let shortestBlock = 128

  /// Adds a column, whose blocks are taken over.
  mutating func append(_ other: borrowing PackedDoubles) {
    if other.blocks.isEmpty {
      append(other.rest)
    } else if other.packedCount < PackedBlock.size {
      other.forEachBlock { _, values in append(values) }
    } else {
      append(other, fromBlock: 0)
    }
  }

  private mutating func append(_ other: borrowing PackedDoubles, fromBlock index: Int) {
    if !rest.isEmpty { packRest() }
    if index < other.blocks.count {
      let first = other.blocks[index]
      let (rows, offset) = (packedCount - first.rows.lowerBound, bytes.count - first.start)
      for block in other.blocks[index...] {
        blocks.append(block.moved(byRows: rows, bytes: offset))
      }
      bytes += other.bytes[first.start...]
    }
    rest += other.rest
  }

  /// Returns the last values.
  ///
  /// - Complexity: O(n) in the bytes they take.
  public func suffix(_ count: Int) -> PackedDoubles {
    let row = Swift.max(self.count - count, 0)
    if row == 0 { return self }
    guard row < packedCount else { return PackedDoubles(Array(rest[(row - packedCount)...])) }
    let index = blockIndex(of: row)
    var suffix = PackedDoubles(unpacked(row..<blocks[index].rows.upperBound))
    suffix.append(self, fromBlock: index + 1)
    return suffix
  }

  private mutating func packRest() {
    blocks.append(
      rest.withUnsafeBufferPointer { PackedBlock($0, at: packedCount, into: &bytes) })
    rest.removeAll(keepingCapacity: true)
  }

  /// Makes room for as many values of any kind; pages that stay empty cost nothing.
  mutating func reserveCapacity(_ count: Int) {
    blocks.reserveCapacity(count >> 8)
    bytes.reserveCapacity(count * MemoryLayout<Double>.stride)
    bytes.adviseLargePages()
  }

  /// Takes all values out and keeps the memory for others.
  mutating func removeAll() {
    blocks.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
    rest.removeAll(keepingCapacity: true)
  }
}

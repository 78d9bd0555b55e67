/// A column of doubles in a fraction of their bytes, each given back to the last bit.
///
/// Numbers in files are decimals, so that 1,024 of them are whole numbers over one power of ten.
/// A block holds a straight line through them and how far each lies from it, in as few bytes as the
/// farthest needs; a block of other doubles holds them as they are. NaN is a missing value.
///
/// Source: Afroozeh, Kuffó, Boncz, "ALP: Adaptive Lossless Floating-Point Compression", 2023.
public struct PackedDoubles: Sendable {
  private(set) var blocks: [PackedBlock] = []
  /// The offsets of all blocks, one after the other.
  private(set) var bytes: [UInt8] = []
  /// The values after the last whole block.
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

  /// How many values are in whole blocks.
  var packedCount: Int { blocks.count &<< PackedBlock.shift }
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

  mutating func append(_ values: UnsafeBufferPointer<Double>) {
    var values = values[...]
    while !values.isEmpty {
      let some = values.prefix(PackedBlock.size - rest.count)
      rest.append(contentsOf: UnsafeBufferPointer(rebasing: some))
      values = values[some.endIndex...]
      if rest.count == PackedBlock.size { packRest() }
    }
  }

  public mutating func append(_ other: PackedDoubles) {
    if isEmpty {
      self = other
    } else {
      other.forEachBlock { _, values in append(values) }
    }
  }

  private mutating func packRest() {
    blocks.append(rest.withUnsafeBufferPointer { PackedBlock($0, into: &bytes) })
    rest.removeAll(keepingCapacity: true)
  }

  /// Makes room for as many values of any kind; pages that stay empty cost nothing.
  mutating func reserveCapacity(_ count: Int) {
    blocks.reserveCapacity(count >> PackedBlock.shift)
    bytes.reserveCapacity(count * MemoryLayout<Double>.stride)
  }
}

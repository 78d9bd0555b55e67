/// Up to 1,024 values as offsets from a straight line, or as they are.
///
/// The value of row `i` of the block is `(base + step · i + offset[i]) / divisor`, where all but the
/// division is exact. An offset of all ones is NaN.
struct PackedBlock: Hashable, Sendable {
  /// The most values of a block.
  static let size = 1024

  /// Of the column.
  private(set) var rows: Range<Int>
  /// Whole numbers below 2⁵².
  private(set) var base = 0.0
  private(set) var step = 0.0
  /// A power of ten.
  private(set) var divisor = 1.0
  /// The lowest and the highest value.
  private(set) var extent = Extent.empty
  private(set) var missingCount = 0
  /// Where the offsets begin.
  private(set) var start: Int
  /// Bytes of an offset: none, 1, 2 or 4; 8 for doubles.
  private(set) var width: UInt8 = 8

  /// Whether the values differ from each to the next by the same.
  var isStraight: Bool { width == 0 }

  /// Packs values that begin at a row, and puts their offsets behind others.
  init(_ values: UnsafeBufferPointer<Double>, at row: Int, into bytes: inout [UInt8]) {
    rows = row..<row + values.count
    start = bytes.count
    withUnsafeTemporaryAllocation(of: Double.self, capacity: Self.size) { numbers in
      guard let room = numbers.baseAddress, let whole = WholeNumbers(values, into: room) else {
        for value in values { extent.formUnion(Extent(value)) }
        missingCount = values.count(where: \.isNaN)
        return bytes.append(contentsOf: UnsafeRawBufferPointer(values))
      }
      (divisor, step, base, width) = (whole.divisor, whole.step, whole.low, whole.width)
      (extent, missingCount) = (whole.extent, whole.missingCount)
      switch width {
      case 0: break
      case 1: append(room, to: &bytes, as: UInt8.self)
      case 2: append(room, to: &bytes, as: UInt16.self)
      default: append(room, to: &bytes, as: UInt32.self)
      }
    }
  }

  /// Returns the block of a column that others were put in front of.
  func moved(byRows count: Int, bytes byteCount: Int) -> PackedBlock {
    var block = self
    block.rows = rows.lowerBound + count..<rows.upperBound + count
    block.start += byteCount
    return block
  }

  /// Adds the offsets of whole numbers.
  @inline(__always) private func append<Offset: FixedWidthInteger & UnsignedInteger & SIMDScalar>(
    _ numbers: UnsafeMutablePointer<Double>, to bytes: inout [UInt8], as: Offset.Type
  ) {
    withUnsafeTemporaryAllocation(of: Offset.self, capacity: Self.size) { room in
      guard let offsets = UnsafeMutableRawPointer(room.baseAddress) else { return }
      for row in stride(from: 0, to: rows.count, by: 4) {
        let number = UnsafeRawPointer(numbers + row).loadUnaligned(as: SIMD4<Double>.self)
        var bits = unsafeBitCast(number - base + Self.integerBits, to: SIMD4<UInt64>.self)
        bits.replace(with: .max, where: number .!= number)
        offsets.storeBytes(
          of: SIMD4<Offset>(truncatingIfNeeded: bits),
          toByteOffset: row * MemoryLayout<Offset>.size, as: SIMD4<Offset>.self)
      }
      bytes.append(
        contentsOf: UnsafeRawBufferPointer(
          rebasing: UnsafeRawBufferPointer(room)[..<(rows.count * MemoryLayout<Offset>.size)]))
    }
  }

  /// What makes the last bits of a double those of a whole number below 2⁵².
  static let integerBits = 0x1p52
}

// MARK: - Giving values back

extension PackedBlock {
  /// Returns the value of a row of the block.
  @inline(__always) func value(_ row: Int, _ bytes: UnsafeRawBufferPointer) -> Double {
    switch width {
    case 0: (base + step * Double(row)) / divisor
    case 1: value(row, load(row, bytes, as: UInt8.self))
    case 2: value(row, load(row, bytes, as: UInt16.self))
    case 4: value(row, load(row, bytes, as: UInt32.self))
    default: load(row, bytes, as: Double.self)
    }
  }

  /// Writes the values of some rows of the block.
  func unpack(
    _ rows: Range<Int>, _ bytes: UnsafeRawBufferPointer, into values: UnsafeMutablePointer<Double>
  ) {
    switch width {
    case 0:
      for row in rows { values[row &- rows.lowerBound] = (base + step * Double(row)) / divisor }
    case 1: unpack(rows, bytes, into: values, as: UInt8.self)
    case 2: unpack(rows, bytes, into: values, as: UInt16.self)
    case 4: unpack(rows, bytes, into: values, as: UInt32.self)
    default:
      for row in rows { values[row &- rows.lowerBound] = load(row, bytes, as: Double.self) }
    }
  }

  @inline(__always) private func unpack<Offset: FixedWidthInteger & UnsignedInteger & SIMDScalar>(
    _ rows: Range<Int>, _ bytes: UnsafeRawBufferPointer, into values: UnsafeMutablePointer<Double>,
    as: Offset.Type
  ) {
    var row = rows.lowerBound
    if missingCount == 0 {
      var line = SIMD4(0, 1, 2, 3) * step + (base + step * Double(row) - Self.integerBits)
      while row &+ 4 <= rows.upperBound {
        let offsets = bytes.loadUnaligned(
          fromByteOffset: start &+ row &* MemoryLayout<Offset>.size, as: SIMD4<Offset>.self)
        let bits = SIMD4<UInt64>(truncatingIfNeeded: offsets) | Self.integerBits.bitPattern
        let numbers = unsafeBitCast(bits, to: SIMD4<Double>.self) + line
        UnsafeMutableRawPointer(values + (row &- rows.lowerBound))
          .storeBytes(of: numbers / divisor, as: SIMD4<Double>.self)
        line += 4 * step
        row &+= 4
      }
    }
    while row < rows.upperBound {
      values[row &- rows.lowerBound] = value(row, load(row, bytes, as: Offset.self))
      row &+= 1
    }
  }

  @inline(__always) private func load<Offset>(
    _ row: Int, _ bytes: UnsafeRawBufferPointer, as: Offset.Type
  ) -> Offset {
    bytes.loadUnaligned(fromByteOffset: start &+ row &* MemoryLayout<Offset>.size, as: Offset.self)
  }

  @inline(__always) private func value<Offset: FixedWidthInteger & UnsignedInteger>(
    _ row: Int, _ offset: Offset
  ) -> Double {
    let bits = Self.integerBits.bitPattern | UInt64(truncatingIfNeeded: offset)
    let number = Double(bitPattern: bits) - Self.integerBits + base + step * Double(row)
    return offset == .max ? .nan : number / divisor
  }
}

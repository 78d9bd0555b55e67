/// What kinds of bytes a stretch of a file holds.
struct ByteSurvey: Sendable, Hashable {
  var hasQuote = false
  /// Bytes above 127.
  var hasHigh = false
  var hasZero = false

  /// Whether the bytes are ASCII without quotes.
  var isPlain: Bool { !hasQuote && !hasHigh && !hasZero }

  /// A survey of no bytes.
  init() {}

  init(_ bytes: FileBytes, _ range: Range<Int>) {
    var high = Block(repeating: 0)
    var zeros = Block(repeating: 0)
    var quotes = Block(repeating: 0)
    let quote = Block(repeating: 0x0101_0101_0101_0101 &* UInt64(UInt8.quote))
    let raw = UnsafeRawPointer(bytes.base)
    var offset = range.lowerBound
    while offset + 32 <= range.upperBound {
      let block = raw.loadUnaligned(fromByteOffset: offset, as: Block.self)
      high |= block
      zeros |= Self.zeros(block)
      quotes |= Self.zeros(block ^ quote)
      offset += 32
    }
    hasHigh = high.hasMark
    hasZero = zeros.hasMark
    hasQuote = quotes.hasMark
    while offset < range.upperBound {
      add(bytes.base[offset])
      offset += 1
    }
  }

  private typealias Block = SIMD4<UInt64>

  /// Has the high bit of some byte set if a byte is zero, and of none if not.
  @inline(__always) private static func zeros(_ block: Block) -> Block {
    (block &- Block(repeating: 0x0101_0101_0101_0101)) & ~block
  }

  private mutating func add(_ byte: UInt8) {
    hasHigh = hasHigh || byte >= 0x80
    hasZero = hasZero || byte == 0
    hasQuote = hasQuote || byte == .quote
  }

  mutating func formUnion(_ other: ByteSurvey) {
    hasHigh = hasHigh || other.hasHigh
    hasZero = hasZero || other.hasZero
    hasQuote = hasQuote || other.hasQuote
  }
}

extension SIMD4<UInt64> {
  /// Whether the high bit of a byte is set.
  fileprivate var hasMark: Bool {
    (self[0] | self[1] | self[2] | self[3]) & 0x8080_8080_8080_8080 != 0
  }
}

/// What kinds of bytes a stretch of a file holds.
struct ByteSurvey: Sendable, Hashable {
  var hasQuote = false
  /// Bytes above 127.
  var hasHigh = false
  var hasZero = false

  /// Whether the bytes are ASCII without quotes.
  var isPlain: Bool { !hasQuote && !hasHigh && !hasZero }

  init(_ bytes: FileBytes, _ range: Range<Int>) {
    var all = SIMD16<UInt8>(repeating: 0)
    var least = SIMD16<UInt8>(repeating: 255)
    var leastToQuote = SIMD16<UInt8>(repeating: 255)
    let quotes = SIMD16<UInt8>(repeating: .quote)
    let raw = UnsafeRawPointer(bytes.base)
    var offset = range.lowerBound
    while offset + 16 <= range.upperBound {
      let block = raw.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
      all |= block
      least = pointwiseMin(least, block)
      leastToQuote = pointwiseMin(leastToQuote, block ^ quotes)
      offset += 16
    }
    hasHigh = all.max() >= 0x80
    hasZero = least.min() == 0
    hasQuote = leastToQuote.min() == 0
    while offset < range.upperBound {
      add(bytes.base[offset])
      offset += 1
    }
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

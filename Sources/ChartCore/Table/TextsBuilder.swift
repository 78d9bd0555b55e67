/// Collects a column of texts: each different one once.
struct TextsBuilder {
  private(set) var texts = Texts(distinct: [], codes: [], isComplete: true)
  private var arena: [UInt8] = []
  private var ends: [Int] = [0]
  private var slots = [Int32](repeating: -1, count: 64)
  private var lastCode: Int32 = -1

  mutating func appendMissing() { texts.codes.append(-1) }

  /// Appends a text given by its bytes, where two quotes in a row stand for one.
  mutating func append(_ cell: CellBytes, isEscaped: Bool) {
    if lastCode >= 0, matches(cell, lastCode) {
      texts.codes.append(lastCode)
      return
    }
    lastCode = code(of: cell, isEscaped: isEscaped)
    texts.codes.append(lastCode)
  }

  /// Takes back the last row.
  mutating func removeLast() {
    if !texts.codes.isEmpty { texts.codes.removeLast() }
  }

  /// Leaves out all rows below the first ones; no more are appended then.
  mutating func cut(toRows count: Int) {
    texts.codes.removeLast(max(texts.codes.count - count, 0))
    // Texts are numbered in the order of the rows.
    texts.distinct.removeLast(texts.distinct.count - Int((texts.codes.max() ?? -1) + 1))
  }

  /// Appends the rows of a later part of the file.
  mutating func append(_ other: TextsBuilder) {
    var codes: [Int32] = []
    for code in other.texts.distinct.indices {
      let range = other.ends[code]..<other.ends[code + 1]
      let text = other.texts.distinct[code]
      let mapped = other.arena[range].withUnsafeBufferPointer { bytes in
        bytes.baseAddress.map { self.code(of: CellBytes($0, bytes.count), as: text) }
      }
      codes.append(mapped ?? -1)
    }
    texts.codes += other.texts.codes.map { $0 < 0 ? -1 : codes[Int($0)] }
    texts.isComplete = texts.isComplete && other.texts.isComplete
  }

  private mutating func code(of cell: CellBytes, isEscaped: Bool) -> Int32 {
    var text: String?
    if isEscaped { text = Self.unescaped(cell) }
    return code(of: cell, as: text)
  }

  private mutating func code(of cell: CellBytes, as text: String?) -> Int32 {
    var slot = Self.hash(cell) & (slots.count - 1)
    while slots[slot] >= 0 {
      if matches(cell, slots[slot]) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    guard texts.distinct.count < Texts.limit else {
      texts.isComplete = false
      return -1
    }
    slots[slot] = Int32(texts.distinct.count)
    texts.distinct.append(text ?? cell.text)
    arena += UnsafeBufferPointer(start: cell.start, count: cell.count)
    ends.append(arena.count)
    if texts.distinct.count * 2 > slots.count { grow() }
    return Int32(texts.distinct.count - 1)
  }

  private func matches(_ cell: CellBytes, _ code: Int32) -> Bool {
    let range = ends[Int(code)]..<ends[Int(code) + 1]
    guard range.count == cell.count else { return false }
    for index in 0..<cell.count where arena[range.lowerBound + index] != cell.start[index] {
      return false
    }
    return true
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 4)
    arena.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for code in 0..<(ends.count - 1) {
        let cell = CellBytes(base + ends[code], ends[code + 1] - ends[code])
        var slot = Self.hash(cell) & (slots.count - 1)
        while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Int32(code)
      }
    }
  }

  /// FNV-1a, started differently in every process so that no file can be made to collide.
  private static func hash(_ cell: CellBytes) -> Int {
    var hash = seed
    for index in 0..<cell.count { hash = (hash ^ UInt64(cell.start[index])) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: (hash ^ (hash >> 29)) & 0x7FFF_FFFF_FFFF_FFFF)
  }

  private static let seed = UInt64.random(in: .min ... .max)

  private static func unescaped(_ cell: CellBytes) -> String {
    var bytes: [UInt8] = []
    var index = 0
    while index < cell.count {
      bytes.append(cell[index])
      index += cell[index] == .quote && cell[index + 1] == .quote ? 2 : 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

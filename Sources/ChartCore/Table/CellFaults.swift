/// The cells of a column that could not be read, and proofs of how the others must be.
struct CellFaults: Sendable {
  /// A cell that settles how a whole column is read.
  struct Proof: Sendable, Hashable {
    var row: Int
    var text: String
  }

  /// Texts are kept for the first faults only.
  static let textLimit = 512

  /// Rows of the table, ascending.
  var rows: [Int] = []
  /// The texts of the first of `rows`.
  var texts: [String] = []
  /// Which of `rows` hold a date that does not exist, ascending.
  var impossible: [Int] = []
  /// The first cells that are only right with one order of day and month, or decimal sign.
  var dayFirst: Proof?
  var monthFirst: Proof?
  var commaDecimal: Proof?
  var dotDecimal: Proof?
  /// The first names of two zones.
  var zone: Proof?
  var otherZone: Proof?

  /// The first number that a flag follows.
  var flag: Proof?

  /// Two cells that cannot both be right.
  var contradiction: (Proof, Proof)?

  mutating func add(row: Int, text: @autoclosure () -> String) {
    rows.append(row)
    if texts.count < Self.textLimit { texts.append(text()) }
  }

  /// Appends the faults of the rows that follow, `offset` rows further down.
  mutating func append(_ other: CellFaults, offset: Int) {
    if texts.count == rows.count {
      texts += other.texts.prefix(max(Self.textLimit - texts.count, 0))
    }
    rows += other.rows.map { $0 + offset }
    impossible += other.impossible.map { $0 + offset }
    dayFirst = dayFirst ?? other.dayFirst?.moved(offset)
    monthFirst = monthFirst ?? other.monthFirst?.moved(offset)
    commaDecimal = commaDecimal ?? other.commaDecimal?.moved(offset)
    dotDecimal = dotDecimal ?? other.dotDecimal?.moved(offset)
    for zone in [other.zone, other.otherZone].compactMap(\.self) { add(zone: zone.moved(offset)) }
    flag = flag ?? other.flag?.moved(offset)
  }

  mutating func add(zone other: Proof) {
    if zone == nil { zone = other }
    if otherZone == nil, other.text != zone?.text { otherZone = other }
  }
}

extension CellFaults.Proof {
  func moved(_ offset: Int) -> CellFaults.Proof {
    CellFaults.Proof(row: row + offset, text: text)
  }
}

extension CellFaults {
  /// Takes back what was noted for `row`, the last one.
  mutating func removeLast(row: Int) {
    if rows.last == row {
      if texts.count == rows.count { texts.removeLast() }
      rows.removeLast()
    }
    if impossible.last == row { impossible.removeLast() }
    if dayFirst?.row == row { dayFirst = nil }
    if monthFirst?.row == row { monthFirst = nil }
    if commaDecimal?.row == row { commaDecimal = nil }
    if dotDecimal?.row == row { dotDecimal = nil }
    if zone?.row == row { zone = nil }
    if otherZone?.row == row { otherZone = nil }
    if flag?.row == row { flag = nil }
  }
}

extension CellFaults {
  /// Takes back what was noted below the first rows.
  mutating func cut(toRows count: Int) {
    let left = rows.prefix { $0 < count }.count
    rows.removeLast(rows.count - left)
    texts.removeLast(max(texts.count - left, 0))
    impossible.removeAll { $0 >= count }
    func kept(_ proof: Proof?) -> Proof? { proof.flatMap { $0.row < count ? $0 : nil } }
    (dayFirst, monthFirst) = (kept(dayFirst), kept(monthFirst))
    (commaDecimal, dotDecimal) = (kept(commaDecimal), kept(dotDecimal))
  }

  /// Returns the faults below the first rows, which are taken away.
  func dropFirst(_ count: Int) -> CellFaults {
    guard !rows.isEmpty || hasProof else { return self }
    var faults = CellFaults()
    faults.rows = rows.compactMap { $0 < count ? nil : $0 - count }
    faults.texts = Array(texts.dropFirst(rows.count - faults.rows.count))
    faults.impossible = impossible.compactMap { $0 < count ? nil : $0 - count }
    func kept(_ proof: Proof?) -> Proof? {
      proof.flatMap { $0.row < count ? nil : $0.moved(-count) }
    }
    (faults.dayFirst, faults.monthFirst) = (kept(dayFirst), kept(monthFirst))
    (faults.commaDecimal, faults.dotDecimal) = (kept(commaDecimal), kept(dotDecimal))
    (faults.zone, faults.otherZone) = (kept(zone), kept(otherZone))
    faults.flag = kept(flag)
    return faults
  }

  private var hasProof: Bool {
    [dayFirst, monthFirst, commaDecimal, dotDecimal, zone, flag].contains { $0 != nil }
  }
}

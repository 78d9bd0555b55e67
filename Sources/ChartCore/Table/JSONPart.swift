/// What a value of a JSON text holds, as far as the one around it has to know.
struct JSONPart {
  enum Kind { case scalar, object, list }

  var kind = Kind.scalar
  var offset = 0
  /// Members or elements.
  var count = 0
  var look = JSONLook()
  /// Whether its plain values are among those of the object around it.
  var isLookOfRow = true
  /// How many lists of plain values of a length there are inside, and what these say.
  var columns: [Int: (count: Int, look: JSONLook)] = [:]
  /// What a list of objects or of lists has in common with others.
  var likeness: JSONLikeness?
  /// Whether it is a list of plain texts.
  var isTexts = false
  var keys: Set<[UInt8]> = []

  /// Whether it is a list of plain values of one kind.
  var isColumn = false

  mutating func addColumns(_ other: JSONPart) {
    for (length, column) in other.columns {
      columns[length, default: (0, JSONLook())].count += column.count
      columns[length]?.look.join(column.look)
    }
  }
}

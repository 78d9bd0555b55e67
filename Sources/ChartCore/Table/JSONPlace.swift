/// A place in the values of a JSON text where rows may be: the same steps from the outermost value
/// lead to one list of rows or to several, each a series of its own.
struct JSONPlace {
  enum Step: Hashable {
    /// Each element of a list, or each of the values of the text.
    case element
    case key([UInt8])
    /// Several members of an object whose values are lists of like rows.
    case keys(Set<[UInt8]>)
  }

  enum Form: Hashable {
    /// A list of objects or of lists.
    case list
    /// An object with lists of equal length somewhere inside, a column each.
    case columns
    /// An object whose keys are times.
    case keyed
  }

  var path: [Step]
  var form: Form
  /// Where the first of its lists is.
  var offset: Int
  /// The rows of the longest list, and of all of them.
  var longest: Int
  var total: Int
  var listCount = 1
  var look: JSONLook
  /// Whether a list beside it names its columns or its rows.
  var isNamed = false
  /// Whether its rows are a single list of plain values.
  var isSingle = false

  /// Whether its rows have a time and a number.
  var isGood: Bool { look.hasTime && look.hasNumber && !isSingle }

  /// Whether the rows are more likely here: where there are times, if that are not far fewer rows
  /// than in the other list, else in the longer list.
  func isBetter(than other: JSONPlace) -> Bool {
    if isSingle != other.isSingle { return other.isSingle }
    if isGood != other.isGood { return isGood ? outweighs(other) : !other.outweighs(self) }
    return longest == other.longest ? offset < other.offset : longest > other.longest
  }

  private func outweighs(_ other: JSONPlace) -> Bool {
    (total > 1 && total * 4 >= other.longest) || other.form == .columns
  }

  /// Takes the rows of another list in.
  mutating func join(_ other: JSONPlace) {
    offset = min(offset, other.offset)
    longest = max(longest, other.longest)
    total += other.total
    listCount += other.listCount
    look.join(other.look)
    isNamed = isNamed || other.isNamed
    isSingle = isSingle && other.isSingle
  }
}

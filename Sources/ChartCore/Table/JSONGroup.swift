/// One of the lists of rows at a place of a JSON text, and what is around it.
struct JSONGroup {
  /// Where the list is, or the object that is a column or a row a member.
  var offset: Int
  /// Whether it is a list, and not values one after the other.
  var isBracketed = true
  /// The plain values of the objects around it, by their keys.
  var outer: [String: JSONCell] = [:]
  var outerNames: [String] = []
  /// The names of columns that a list beside this one gives.
  var names: [String] = []
  /// A value for each row from a list beside this one.
  var index: [JSONCell] = []
  /// Lists of plain values that are columns.
  var columns: [(name: String, cells: [JSONCell])] = []

  mutating func addOuter(_ name: String, _ cell: JSONCell) {
    if outer[name] == nil { outerNames.append(name) }
    outer[name] = cell
  }
}

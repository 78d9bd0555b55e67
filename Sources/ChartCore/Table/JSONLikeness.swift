/// What lists have in common whose rows may be those of one table: the keys of their first object,
/// or the length of their first list.
struct JSONLikeness: Hashable {
  var keys: Set<[UInt8]> = []
  var width = 0
}

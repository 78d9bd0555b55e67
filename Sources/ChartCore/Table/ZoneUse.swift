/// What the zones are for that stand behind the times of a column.
enum ZoneUse: Sendable {
  /// Offsets are taken off; a name says nothing where there is only one.
  case offsets
  /// Offsets are taken off, and names as well.
  case names
  /// There are no zones: what looks like an offset is when an interval ends, as in `10:00-11:00`.
  case none
}

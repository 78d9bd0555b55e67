/// Marks of one kind and one look, as flat columns.
///
/// Marks declared one by one and whole series resolve to the same runs.
public struct MarkRun: Hashable, Sendable {
  public enum Kind: Hashable, Sendable { case line, area, point, rule, rectangle, bar, candle }

  public var kind: Kind
  public var style: MarkStyle
  /// What joins marks of a line or an area; empty for the only one.
  public var series: String
  public var data: MarkData
  /// The pane the marks are drawn in, counted from the top.
  var pane = 0
}

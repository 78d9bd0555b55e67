/// The values of a run of marks: parallel columns, in drawing order.
///
/// A column that the marks do not use is empty; a rule without y spans the plot.
public struct MarkData: Hashable, Sendable {
  public var x: PackedDoubles
  public var y: PackedDoubles
  /// The other end of a mark that spans an interval of x.
  public var xEnd: PackedDoubles
  /// The other end of a mark that spans an interval of y; one value holds for all rows.
  public var yStart: PackedDoubles
  /// The series that the columns were taken from whole: sorted, with a pyramid.
  public var source: Series?
  /// The candles that the columns were taken from whole.
  var candles: CandleMarks?

  public init(
    x: PackedDoubles = [], y: PackedDoubles = [], xEnd: PackedDoubles = [],
    yStart: PackedDoubles = [],
    source: Series? = nil
  ) {
    self.x = x
    self.y = y
    self.xEnd = xEnd
    self.yStart = yStart
    self.source = source
  }

  /// The lowest and the highest finite x.
  var xExtent: Extent {
    if let source { return source.xExtent }
    if candles != nil { return Extent(low: x.first ?? .infinity, high: x.last ?? -.infinity) }
    return Extent(of: x).union(Extent(of: xEnd))
  }

  /// The lowest and the highest finite y.
  var yExtent: Extent {
    let ends = Extent(of: yStart)
    if let source { return source.yExtent.union(ends) }
    return Extent(of: y).union(ends)
  }
}

/// What a chart shows: a mark, a plot of a whole series, or several of them.
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder var body: Body { get }

  /// Adds the marks to `collector`; content made of other content need not say how.
  func collect(into collector: inout MarkCollector)
}

extension ChartContent {
  public func collect(into collector: inout MarkCollector) { body.collect(into: &collector) }
}

extension Never: ChartContent {
  public func collect(into collector: inout MarkCollector) {}
}

/// A mark at the bottom, without a body of its own.
public protocol PrimitiveContent: ChartContent where Body == Never {}

extension PrimitiveContent {
  public var body: Never { preconditionFailure("a mark has no body") }
}

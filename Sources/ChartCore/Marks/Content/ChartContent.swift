/// What a chart shows: a mark, a plot of whole columns, or several of them.
///
///     struct Threshold: ChartContent {
///       let value: Double
///       var body: some ChartContent {
///         RuleMark(y: .value("Limit", value)).foregroundStyle(.red)
///       }
///     }
///
/// Source: Swift Charts, `ChartContent`.
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder var body: Body { get }

  /// Adds the marks to `collector`; content made of other content need not say how.
  func collect(into collector: inout MarkCollector)
}

extension ChartContent {
  @inlinable public func collect(into collector: inout MarkCollector) {
    body.collect(into: &collector)
  }
}

extension Never: ChartContent {
  public func collect(into collector: inout MarkCollector) {}
}

/// Content at the bottom, without a body of its own.
public protocol PrimitiveContent: ChartContent where Body == Never {}

extension PrimitiveContent {
  public var body: Never { preconditionFailure("a mark has no body") }
}

/// Content with its type forgotten.
///
/// Source: Swift Charts, `AnyChartContent`.
public struct AnyChartContent: PrimitiveContent {
  private let content: any ChartContent

  public init(_ content: some ChartContent) { self.content = content }
  public init(erasing content: some ChartContent) { self.content = content }

  public func collect(into collector: inout MarkCollector) {
    let outer = collector.site
    collector.site = collector.sites.child(
      for: ObjectIdentifier(type(of: content)), of: outer)
    content.collect(into: &collector)
    collector.site = outer
  }
}

/// Several marks that modifiers and annotations take as one.
///
/// Source: Swift Charts, `Plot`.
public struct Plot<Content: ChartContent>: PrimitiveContent {
  @usableFromInline let content: Content

  @inlinable public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  @inlinable public func collect(into collector: inout MarkCollector) {
    content.collect(into: &collector)
  }
}

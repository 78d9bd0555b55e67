/// Content whose marks are changed by a modifier; the modifier nearest to a mark wins.
public struct ModifiedMarks<Content: ChartContent, Modifier: MarkModifier>: PrimitiveContent {
  @usableFromInline let content: Content
  @usableFromInline let modifier: Modifier

  @inlinable init(_ content: Content, _ modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  @inlinable public func collect(into collector: inout MarkCollector) {
    modifier.collect(content, into: &collector)
  }
}

/// A change of the marks of some content.
public protocol MarkModifier {
  /// Collects `content` with the change.
  func collect<Content: ChartContent>(_ content: Content, into collector: inout MarkCollector)
}

/// One property of the marks' style.
public enum StyleModifier: MarkModifier {
  case foreground(AnyShapeStyle)
  case line(StrokeStyle)
  case interpolation(InterpolationMethod)
  case symbolSize(Double)
  /// Multiplies the opacity around it.
  case opacity(Double)
  case zIndex(Double)
  case isAccessibilityHidden(Bool)

  public func collect<Content: ChartContent>(
    _ content: Content, into collector: inout MarkCollector
  ) {
    switch self {
    case .foreground(let style):
      let channel = collector.current.color
      collector.current.color = nil
      let outer = exchange(&collector.style.foreground, style)
      content.collect(into: &collector)
      collector.style.foreground = outer
      collector.current.color = channel
    case .line(let style):
      let channel = collector.current.dash
      collector.current.dash = nil
      let outer = exchange(&collector.style.line, style)
      content.collect(into: &collector)
      collector.style.line = outer
      collector.current.dash = channel
    case .interpolation(let method):
      let outer = exchange(&collector.style.interpolation, method)
      content.collect(into: &collector)
      collector.style.interpolation = outer
    case .symbolSize(let area):
      let outer = exchange(&collector.style.symbolSize, area)
      content.collect(into: &collector)
      collector.style.symbolSize = outer
    case .opacity(let factor):
      let outer = exchange(&collector.style.opacity, collector.style.opacity * factor)
      content.collect(into: &collector)
      collector.style.opacity = outer
    case .zIndex(let value):
      let outer = exchange(&collector.style.zIndex, value)
      content.collect(into: &collector)
      collector.style.zIndex = outer
    case .isAccessibilityHidden(let isHidden):
      let outer = exchange(&collector.style.isAccessibilityHidden, isHidden)
      content.collect(into: &collector)
      collector.style.isAccessibilityHidden = outer
    }
  }

  private func exchange<Value>(_ place: inout Value, _ value: Value) -> Value {
    let old = place
    place = value
    return old
  }
}

/// A rare property of the marks' style.
struct ExtrasModifier: MarkModifier {
  let change: (inout MarkExtras) -> Void

  func collect<Content: ChartContent>(
    _ content: Content, into collector: inout MarkCollector
  ) {
    let outer = collector.style.extras
    change(&collector.style.extras)
    content.collect(into: &collector)
    collector.style.extras = outer
  }
}

/// A value that marks encode in one of their channels.
@usableFromInline enum ChannelModifier: MarkModifier {
  case color(ChannelValue)
  case symbol(ChannelValue)
  case size(ChannelValue)
  case dash(ChannelValue)

  @usableFromInline func collect<Content: ChartContent>(
    _ content: Content, into collector: inout MarkCollector
  ) {
    let (outer, style) = (collector.current, collector.style)
    switch self {
    case .color(let value):
      collector.current.color = value
      collector.style.foreground = nil
    case .symbol(let value): collector.current.symbol = value
    case .size(let value):
      collector.current.size = value
      collector.style.symbolSize = nil
    case .dash(let value): collector.current.dash = value
    }
    content.collect(into: &collector)
    collector.current = outer
    collector.style = style
  }
}

/// Anything else that is done around collecting content.
struct CollectingModifier: MarkModifier {
  let around: (inout MarkCollector, (inout MarkCollector) -> Void) -> Void

  func collect<Content: ChartContent>(
    _ content: Content, into collector: inout MarkCollector
  ) {
    around(&collector) { content.collect(into: &$0) }
  }
}

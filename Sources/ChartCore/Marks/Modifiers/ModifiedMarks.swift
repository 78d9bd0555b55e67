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

  @inlinable public func collect<Content: ChartContent>(
    _ content: Content, into collector: inout MarkCollector
  ) {
    let outer = collector.begin(self)
    content.collect(into: &collector)
    collector.end(outer)
  }
}

/// What a modifier put out of the way while its content is collected.
@usableFromInline enum OuterStyle {
  case foreground(AnyShapeStyle?, ChannelValue?)
  case line(StrokeStyle?, ChannelValue?)
  case interpolation(InterpolationMethod?)
  case symbolSize(Double?)
  case opacity(Double)
  case zIndex(Double)
  case isAccessibilityHidden(Bool)
}

extension MarkCollector {
  /// Gives the marks that follow a property, and returns what they had before.
  @usableFromInline mutating func begin(_ modifier: StyleModifier) -> OuterStyle {
    switch modifier {
    case .foreground(let paint):
      let outer = OuterStyle.foreground(style.foreground, current.color)
      style.foreground = paint
      current.color = nil
      return outer
    case .line(let line):
      let outer = OuterStyle.line(style.line, current.dash)
      style.line = line
      current.dash = nil
      return outer
    case .interpolation(let method):
      let outer = OuterStyle.interpolation(style.interpolation)
      style.interpolation = method
      return outer
    case .symbolSize(let area):
      let outer = OuterStyle.symbolSize(style.symbolSize)
      style.symbolSize = area
      return outer
    case .opacity(let factor):
      let outer = OuterStyle.opacity(style.opacity)
      style.opacity *= factor
      return outer
    case .zIndex(let value):
      let outer = OuterStyle.zIndex(style.zIndex)
      style.zIndex = value
      return outer
    case .isAccessibilityHidden(let isHidden):
      let outer = OuterStyle.isAccessibilityHidden(style.isAccessibilityHidden)
      style.isAccessibilityHidden = isHidden
      return outer
    }
  }

  /// Puts back what a modifier put out of the way.
  @usableFromInline mutating func end(_ outer: OuterStyle) {
    switch outer {
    case .foreground(let paint, let channel):
      style.foreground = paint
      current.color = channel
    case .line(let line, let channel):
      style.line = line
      current.dash = channel
    case .interpolation(let method): style.interpolation = method
    case .symbolSize(let area): style.symbolSize = area
    case .opacity(let opacity): style.opacity = opacity
    case .zIndex(let value): style.zIndex = value
    case .isAccessibilityHidden(let isHidden): style.isAccessibilityHidden = isHidden
    }
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

  @inlinable func collect<Content: ChartContent>(
    _ content: Content, into collector: inout MarkCollector
  ) {
    let outer = collector.begin(self)
    content.collect(into: &collector)
    collector.end(outer)
  }
}

/// What a channel was while content with another value is collected.
@usableFromInline enum OuterChannel {
  case color(ChannelValue?, AnyShapeStyle?)
  case symbol(ChannelValue?)
  case size(ChannelValue?, Double?)
  case dash(ChannelValue?)
}

extension MarkCollector {
  /// Gives the marks that follow a value in a channel, and returns what they had before.
  @usableFromInline mutating func begin(_ modifier: ChannelModifier) -> OuterChannel {
    switch modifier {
    case .color(let value):
      let outer = OuterChannel.color(current.color, style.foreground)
      current.color = value
      style.foreground = nil
      return outer
    case .symbol(let value):
      let outer = OuterChannel.symbol(current.symbol)
      current.symbol = value
      return outer
    case .size(let value):
      let outer = OuterChannel.size(current.size, style.symbolSize)
      current.size = value
      style.symbolSize = nil
      return outer
    case .dash(let value):
      let outer = OuterChannel.dash(current.dash)
      current.dash = value
      return outer
    }
  }

  @usableFromInline mutating func end(_ outer: OuterChannel) {
    switch outer {
    case .color(let value, let paint):
      current.color = value
      style.foreground = paint
    case .symbol(let value): current.symbol = value
    case .size(let value, let area):
      current.size = value
      style.symbolSize = area
    case .dash(let value): current.dash = value
    }
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

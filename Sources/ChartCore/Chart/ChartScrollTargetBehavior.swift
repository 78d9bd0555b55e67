import FoundationEssentials

/// Where scrolling comes to rest.
///
/// Source: Swift Charts, `ChartScrollTargetBehavior`.
public protocol ChartScrollTargetBehavior {
  /// Changes where scrolling is about to come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

/// The part of the content that scrolling is about to show, in points.
public struct ScrollTarget: Hashable, Sendable {
  public var rect: Rect

  public init(rect: Rect) { self.rect = rect }
}

/// What a behavior may know of the chart and of the scrolling.
///
/// Source: Swift Charts, `ChartScrollTargetBehaviorContext`.
public struct ChartScrollTargetBehaviorContext {
  public let chartProxy: ChartProxy
  /// Where the content was when scrolling began.
  public let originalTarget: ScrollTarget
  /// How fast the content moves, in points a second.
  public let velocity: Size
  /// The axes that scroll.
  public let axes: Axis.Set

  /// Whether it is a swipe and not a slow drag.
  var isSwipe: Bool { max(velocity.width.magnitude, velocity.height.magnitude) > 300 }
}

/// Scrolling that comes to rest at whole values.
///
/// Source: Swift Charts, `ValueAlignedChartScrollTargetBehavior`.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// The values that one axis comes to rest at.
  enum Alignment {
    case unit(Double)
    case matching(DateComponents)
  }

  /// The values that a swipe comes to rest at.
  public struct MajorValueAlignment {
    enum Kind {
      case page
      case unit(Double)
      case matching(DateComponents)
    }

    let kind: Kind

    /// So far as is visible.
    public static var page: MajorValueAlignment { MajorValueAlignment(kind: .page) }
    /// Multiples of a number.
    public static func unit<Unit: BinaryFloatingPoint>(_ unit: Unit) -> MajorValueAlignment {
      MajorValueAlignment(kind: .unit(Double(unit)))
    }
    /// Instants whose parts are these.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment {
      MajorValueAlignment(kind: .matching(components))
    }
  }

  /// Whether a swipe goes past the next major value.
  public struct LimitBehavior: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, always, never }
    let kind: Kind

    public static let automatic = LimitBehavior(kind: .automatic)
    public static let always = LimitBehavior(kind: .always)
    public static let never = LimitBehavior(kind: .never)
  }

  let x: Alignment?
  let y: Alignment?
  let major: MajorValueAlignment?
  let limit: LimitBehavior

  public func updateTarget(
    _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
  ) {
    let chart = context.chartProxy.chart
    if let x, context.axes.contains(.horizontal) {
      let wanted = chart.x.value(at: target.rect.minX)
      let from = chart.x.value(at: context.originalTarget.rect.minX)
      let value = aligned(wanted, from: from, x, chart.x, context)
      target.rect.x = chart.x.position(for: value)
    }
    if let y, context.axes.contains(.vertical) {
      let wanted = chart.y.value(at: target.rect.maxY)
      let from = chart.y.value(at: context.originalTarget.rect.maxY)
      let value = aligned(wanted, from: from, y, chart.y, context)
      target.rect.y = chart.y.position(for: value) - target.rect.height
    }
  }

  private func aligned(
    _ wanted: Double, from start: Double, _ alignment: Alignment, _ scale: Scale,
    _ context: ChartScrollTargetBehaviorContext
  ) -> Double {
    if context.isSwipe, let major {
      let direction = wanted >= start ? 1.0 : -1
      switch major.kind {
      case .page:
        let page = scale.domain.upperBound - scale.domain.lowerBound
        let limited = limit.kind == .never ? wanted : start + direction * page
        return nearest(limited, alignment)
      case .unit(let unit): return nearest(wanted, .unit(unit))
      case .matching(let components): return nearest(wanted, .matching(components))
      }
    }
    return nearest(wanted, alignment)
  }

  private func nearest(_ value: Double, _ alignment: Alignment) -> Double {
    switch alignment {
    case .unit(let unit): return unit > 0 ? (value / unit).rounded() * unit : value
    case .matching(let components):
      let (date, calendar) = (Date(timeIntervalSince1970: value), Calendar.current)
      let after = calendar.nextDate(
        after: date.addingTimeInterval(-0.001), matching: components, matchingPolicy: .nextTime)
      let before = calendar.nextDate(
        after: date.addingTimeInterval(0.001), matching: components, matchingPolicy: .nextTime,
        direction: .backward)
      let candidates = [before, after].compactMap { $0?.timeIntervalSince1970 }
      return candidates.nearestValue(to: value) ?? value
    }
  }
}

/// Scrolling by whole visible parts.
///
/// Source: Swift Charts, `PagingChartScrollTargetBehavior`.
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior {
  public init() {}

  public func updateTarget(
    _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
  ) {
    let page = context.chartProxy.chart.area.size
    let from = context.originalTarget.rect
    func paged(_ wanted: Double, _ start: Double, _ length: Double) -> Double {
      guard length > 0 else { return wanted }
      return start + ((wanted - start) / length).rounded() * length
    }
    if context.axes.contains(.horizontal) {
      target.rect.x = paged(target.rect.x, from.x, page.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.y = paged(target.rect.y, from.y, page.height)
    }
  }
}

extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
  public static var paging: PagingChartScrollTargetBehavior { PagingChartScrollTargetBehavior() }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Multiples of a number along x.
  public static func valueAligned<Unit: BinaryFloatingPoint>(
    unit: Unit, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    Self(x: .unit(Double(unit)), y: nil, major: majorAlignment, limit: limitBehavior)
  }

  /// Instants along x whose parts are these.
  public static func valueAligned(
    matching components: DateComponents,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    Self(x: .matching(components), y: nil, major: majorAlignment, limit: limitBehavior)
  }

  /// Multiples of numbers along x and y.
  public static func valueAligned<X: BinaryFloatingPoint, Y: BinaryFloatingPoint>(
    xUnit: X, yUnit: Y,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    Self(
      x: .unit(Double(xUnit)), y: .unit(Double(yUnit)), major: majorAlignment,
      limit: limitBehavior)
  }

  /// Instants along x whose parts are these, and multiples of a number along y.
  public static func valueAligned<Y: BinaryFloatingPoint>(
    xMatching components: DateComponents, yUnit: Y,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    Self(
      x: .matching(components), y: .unit(Double(yUnit)), major: majorAlignment,
      limit: limitBehavior)
  }

  /// Multiples of a number along x, and instants along y whose parts are these.
  public static func valueAligned<X: BinaryFloatingPoint>(
    xUnit: X, yMatching components: DateComponents,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    Self(
      x: .unit(Double(xUnit)), y: .matching(components), major: majorAlignment,
      limit: limitBehavior)
  }

  /// Instants along x and y whose parts are these.
  public static func valueAligned(
    xMatching x: DateComponents, yMatching y: DateComponents,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    Self(x: .matching(x), y: .matching(y), major: majorAlignment, limit: limitBehavior)
  }
}

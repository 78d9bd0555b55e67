import FoundationEssentials

/// What is selected in charts and which part of them is shown, in Swift Charts' names.
extension View {
  /// Reports the x under the pointer while it is held, and nothing when it lifts.
  ///
  /// The value is that of the axis, not of a datum (`S1-4`).
  public func chartXSelection<X: Plottable>(value: Binding<X?>) -> some View {
    transformEnvironment { environment in
      environment.chart.selection.x = { value.wrappedValue = $0.flatMap { X(at: $0) } }
    }
  }

  /// Reports the y under the pointer while it is held, and nothing when it lifts.
  public func chartYSelection<Y: Plottable>(value: Binding<Y?>) -> some View {
    transformEnvironment { environment in
      environment.chart.selection.y = { value.wrappedValue = $0.flatMap { Y(at: $0) } }
    }
  }

  /// Reports the part of x that a drag of the pointer covers.
  public func chartXSelection<X: Plottable & Comparable>(
    range: Binding<ClosedRange<X>?>
  ) -> some View {
    transformEnvironment { environment in
      environment.chart.selection.xRange = { range.wrappedValue = Self.values($0, $1) }
    }
  }

  /// Reports the part of y that a drag of the pointer covers.
  public func chartYSelection<Y: Plottable & Comparable>(
    range: Binding<ClosedRange<Y>?>
  ) -> some View {
    transformEnvironment { environment in
      environment.chart.selection.yRange = { range.wrappedValue = Self.values($0, $1) }
    }
  }

  /// Reports the place in the sum of all sectors that is under the pointer.
  public func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
    transformEnvironment { environment in
      environment.chart.selection.angle = {
        value.wrappedValue = $0.flatMap { Value(at: .number($0)) }
      }
    }
  }

  private static func values<Value: Plottable & Comparable>(
    _ range: ClosedRange<Double>?, _ kind: DataKind
  ) -> ClosedRange<Value>? {
    guard let range, let low = Value(at: kind.value(at: range.lowerBound)),
      let high = Value(at: kind.value(at: range.upperBound))
    else { return nil }
    return min(low, high)...max(low, high)
  }
}

/// Scrolling.
extension View {
  /// Has charts scroll along some axes.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    transformEnvironment { $0.chart.scroll.axes = axes }
  }

  /// Shows so much of x at a time: data units, seconds of dates, or a number of categories.
  public func chartXVisibleDomain<Length: Plottable & Numeric>(length: Length) -> some View {
    let length = length.plotValue.coordinate
    return transformEnvironment { $0.chart.scroll.xLength = length }
  }

  /// Shows so much of y at a time: data units, seconds of dates, or a number of categories.
  public func chartYVisibleDomain<Length: Plottable & Numeric>(length: Length) -> some View {
    let length = length.plotValue.coordinate
    return transformEnvironment { $0.chart.scroll.yLength = length }
  }

  /// Ties the x at the leading edge to a value.
  public func chartScrollPosition<X: Plottable>(x: Binding<X>) -> some View {
    transformEnvironment { environment in
      environment.chart.scroll.x = x.wrappedValue.plotValue
      environment.chart.scroll.moveX = { if let value = X(at: $0) { x.wrappedValue = value } }
    }
  }

  /// Ties the y at the bottom edge to a value.
  public func chartScrollPosition<Y: Plottable>(y: Binding<Y>) -> some View {
    transformEnvironment { environment in
      environment.chart.scroll.y = y.wrappedValue.plotValue
      environment.chart.scroll.moveY = { if let value = Y(at: $0) { y.wrappedValue = value } }
    }
  }

  /// Starts with a value of x at the leading edge.
  public func chartScrollPosition<X: Plottable>(initialX: X) -> some View {
    let value = initialX.plotValue
    return transformEnvironment { $0.chart.scroll.x = value }
  }

  /// Starts with a value of y at the bottom edge.
  public func chartScrollPosition<Y: Plottable>(initialY: Y) -> some View {
    let value = initialY.plotValue
    return transformEnvironment { $0.chart.scroll.y = value }
  }

  /// Has scrolling come to rest at certain places.
  public func chartScrollTargetBehavior(
    _ behavior: some ChartScrollTargetBehavior
  ) -> some View {
    transformEnvironment { $0.chart.scroll.target = behavior }
  }
}

/// Which part of a chart is shown, and who is told.
struct ScrollOptions {
  var axes: Axis.Set = []
  /// In data units, or as a number of categories.
  var xLength: Double?
  var yLength: Double?
  /// What is at the leading edge, and at the bottom.
  var x: PlotValue?
  var y: PlotValue?
  var moveX: ((PlotValue) -> Void)?
  var moveY: ((PlotValue) -> Void)?
  var target: (any ChartScrollTargetBehavior)?

  /// Returns the part of a whole that is shown, or nothing for all of it.
  func visible(
    _ axis: Axis, of full: ClosedRange<Double>, place: (PlotValue) -> Double?
  ) -> ClosedRange<Double>? {
    let isScrolled = axes.contains(axis == .horizontal ? .horizontal : .vertical)
    guard let length = axis == .horizontal ? xLength : yLength, length > 0, isScrolled,
      length < full.upperBound - full.lowerBound
    else { return nil }
    let start = (axis == .horizontal ? x : y).flatMap(place) ?? full.lowerBound
    let low = min(max(start, full.lowerBound), full.upperBound - length)
    return low...low + length
  }
}

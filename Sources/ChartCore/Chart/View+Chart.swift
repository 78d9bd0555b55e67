/// The modifiers of charts, in Swift Charts' names; they hold for every chart inside the view.
extension View {
  public func chartXScale<X: Plottable & Comparable>(
    domain: ClosedRange<X>, range: PositionScaleRange = .plotDimension
  ) -> some View {
    transformEnvironment {
      $0.chart.xDomain = coordinates(of: domain)
      $0.chart.xRange = range
    }
  }

  public func chartYScale<Y: Plottable & Comparable>(
    domain: ClosedRange<Y>, range: PositionScaleRange = .plotDimension
  ) -> some View {
    transformEnvironment {
      $0.chart.yDomain = coordinates(of: domain)
      $0.chart.yRange = range
    }
  }

  /// Lays x out for candles: with equal gaps between them and ticks at their times.
  public func chartXScale(candles: TradingSessions) -> some View {
    transformEnvironment { $0.chart.xCandles = candles }
  }

  public func chartXScale(range: PositionScaleRange) -> some View {
    transformEnvironment { $0.chart.xRange = range }
  }

  public func chartYScale(range: PositionScaleRange) -> some View {
    transformEnvironment { $0.chart.yRange = range }
  }

  /// Shows a part of x, in data units; nothing shows all of it.
  public func chartXVisible(_ domain: ClosedRange<Double>?) -> some View {
    transformEnvironment { $0.chart.xVisible = domain }
  }

  public func chartXAxis(_ visibility: Visibility) -> some View {
    transformEnvironment { $0.chart.xAxis.isHidden = visibility == .hidden }
  }

  public func chartYAxis(_ visibility: Visibility) -> some View {
    transformEnvironment { $0.chart.yAxis.isHidden = visibility == .hidden }
  }

  public func chartXAxis(content: () -> AxisMarks) -> some View {
    let marks = content()
    return transformEnvironment { $0.chart.xAxis = marks }
  }

  public func chartYAxis(content: () -> AxisMarks) -> some View {
    let marks = content()
    return transformEnvironment { $0.chart.yAxis = marks }
  }

  public func chartLegend(_ visibility: Visibility) -> some View {
    transformEnvironment { $0.chart.isLegendHidden = visibility == .hidden }
  }

  /// Draws a view over the chart; positions come from the proxy.
  public func chartOverlay<Overlay: View>(
    @ViewBuilder content: @escaping (ChartProxy) -> Overlay
  ) -> some View {
    transformEnvironment { $0.chart.overlays.append { content($0) } }
  }

  /// Reports the x under the pointer while it is held, and nothing when it lifts.
  ///
  /// The value is that of the axis, not of a datum (`S1-4`).
  public func chartXSelection<X: Plottable>(value: Binding<X?>) -> some View {
    transformEnvironment { environment in
      environment.chart.select = { value.wrappedValue = $0.flatMap(X.init(plotValue:)) }
    }
  }
}

private func coordinates<Value: Plottable & Comparable>(
  of domain: ClosedRange<Value>
) -> ClosedRange<Double> {
  let ends = (domain.lowerBound.plotValue.coordinate, domain.upperBound.plotValue.coordinate)
  return min(ends.0, ends.1)...max(ends.0, ends.1)
}

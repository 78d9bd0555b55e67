/// The axes and the legend of charts, in Swift Charts' names.
extension View {
  public func chartXAxis(_ visibility: Visibility) -> some View {
    transformEnvironment { $0.chart.x.visibility = visibility }
  }

  public func chartYAxis(_ visibility: Visibility) -> some View {
    transformEnvironment { $0.chart.y.visibility = visibility }
  }

  /// Shows other marks along x.
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: @escaping () -> Content
  ) -> some View {
    axis(\.x, content)
  }

  /// Shows other marks along y.
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: @escaping () -> Content
  ) -> some View {
    axis(\.y, content)
  }

  private func axis<Content: AxisContent>(
    _ axis: WritableKeyPath<ChartOptions, AxisOptions>, _ content: () -> Content
  ) -> some View {
    var collector = AxisCollector()
    content().collect(into: &collector)
    let layers = collector.layers
    return transformEnvironment { $0.chart[keyPath: axis].layers = layers }
  }

  /// Names the axis of x.
  public func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: Double? = nil
  ) -> some View {
    let text = Text(label)
    return chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { text }
  }

  /// Names the axis of x.
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: Double? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// Names the axis of x with a view.
  public func chartXAxisLabel<Label: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: Double? = nil, @ViewBuilder content: @escaping () -> Label
  ) -> some View {
    let title = AxisTitle(
      position: position, alignment: alignment, spacing: spacing, view: content)
    return transformEnvironment { $0.chart.x.titles.append(title) }
  }

  /// Names the axis of y.
  public func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: Double? = nil
  ) -> some View {
    let text = Text(label)
    return chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { text }
  }

  /// Names the axis of y.
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: Double? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// Names the axis of y with a view.
  public func chartYAxisLabel<Label: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: Double? = nil, @ViewBuilder content: @escaping () -> Label
  ) -> some View {
    let title = AxisTitle(
      position: position, alignment: alignment, spacing: spacing, view: content)
    return transformEnvironment { $0.chart.y.titles.append(title) }
  }

  /// Changes the axis of x as a view: its background, for instance.
  public func chartXAxisStyle<Styled: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Styled
  ) -> some View {
    transformEnvironment { $0.chart.x.style = content }
  }

  /// Changes the axis of y as a view.
  public func chartYAxisStyle<Styled: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Styled
  ) -> some View {
    transformEnvironment { $0.chart.y.style = content }
  }

  public func chartLegend(_ visibility: Visibility) -> some View {
    transformEnvironment { $0.chart.legend.visibility = visibility }
  }

  /// Puts the legend on a side of the chart.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: Double? = nil
  ) -> some View {
    transformEnvironment { environment in
      environment.chart.legend.position = position
      environment.chart.legend.alignment = alignment
      environment.chart.legend.spacing = spacing
    }
  }

  /// Shows a view in the place of the legend.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: Double? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    transformEnvironment { environment in
      environment.chart.legend = LegendOptions(
        position: position, alignment: alignment, spacing: spacing, content: content)
    }
  }
}

/// Views over, behind and around the plot.
extension View {
  /// Draws a view over the chart; positions come from the proxy.
  public func chartOverlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Overlay
  ) -> some View {
    let layer = ChartLayer(alignment: alignment, view: content)
    return transformEnvironment { $0.chart.overlays.append(layer) }
  }

  /// Draws a view behind the chart; positions come from the proxy.
  public func chartBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Background
  ) -> some View {
    let layer = ChartLayer(alignment: alignment, view: content)
    return transformEnvironment { $0.chart.backgrounds.append(layer) }
  }

  /// Changes the plot area as a view: its size, its background or its border.
  public func chartPlotStyle<Styled: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Styled
  ) -> some View {
    transformEnvironment { $0.chart.plotStyle = content }
  }
}

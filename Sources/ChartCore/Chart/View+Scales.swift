/// The scales of charts, in Swift Charts' names; they hold for every chart inside the view.
extension View {
  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    scaled(\.x, domain.request, nil, type)
  }

  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, range: PositionScaleRange, type: ScaleType? = nil
  ) -> some View {
    scaled(\.x, domain.request, range, type)
  }

  public func chartXScale(range: PositionScaleRange, type: ScaleType? = nil) -> some View {
    scaled(\.x, nil, range, type)
  }

  public func chartXScale(type: ScaleType?) -> some View { scaled(\.x, nil, nil, type) }

  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    scaled(\.y, domain.request, nil, type)
  }

  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, range: PositionScaleRange, type: ScaleType? = nil
  ) -> some View {
    scaled(\.y, domain.request, range, type)
  }

  public func chartYScale(range: PositionScaleRange, type: ScaleType? = nil) -> some View {
    scaled(\.y, nil, range, type)
  }

  public func chartYScale(type: ScaleType?) -> some View { scaled(\.y, nil, nil, type) }

  /// Lays x out for sessions: with equal gaps between them and ticks at their times.
  public func chartXScale(sessions: TradingSessions) -> some View {
    transformEnvironment { $0.chart.x.sessions = sessions }
  }

  /// Shows a part of x, in data units; nothing shows all of it.
  public func chartXVisible(_ domain: ClosedRange<Double>?) -> some View {
    transformEnvironment { $0.chart.x.visible = domain }
  }

  private func scaled(
    _ axis: WritableKeyPath<ChartOptions, AxisOptions>, _ domain: ScaleDomainRequest?,
    _ range: PositionScaleRange?, _ type: ScaleType?
  ) -> some View {
    transformEnvironment { environment in
      if let domain { environment.chart[keyPath: axis].domain = domain }
      if let range { environment.chart[keyPath: axis].range = range }
      if let type { environment.chart[keyPath: axis].type = type }
    }
  }
}

/// The scale from values to colours.
extension View {
  /// Gives categories the styles beside them.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> some View {
    colored(
      StyleScaleRequest(
        domain: mapping.map(\.key).request, range: mapping.map { $0.value.erased }))
  }

  /// Gives the values of a domain the styles of a range in turn.
  public func chartForegroundStyleScale<Domain: ScaleDomain, Style: ShapeStyle>(
    domain: Domain, range: [Style], type: ScaleType? = nil
  ) -> some View {
    colored(
      StyleScaleRequest(domain: domain.request, range: range.map(\.erased), type: type))
  }

  /// Gives numbers the colours between those of a gradient.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, range: Gradient, type: ScaleType? = nil
  ) -> some View {
    colored(
      StyleScaleRequest(
        domain: domain.request, range: range.stops.map { .color($0.color) }, type: type))
  }

  public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    colored(StyleScaleRequest(domain: domain.request, type: type))
  }

  /// Gives the values of a domain the styles that a closure returns.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], mapping: @escaping (Value) -> Style
  ) -> some View {
    colored(
      StyleScaleRequest(
        domain: domain.request, mapping: { Value(at: $0).map { mapping($0).erased } }))
  }

  /// Gives values the styles that a closure returns.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    mapping: @escaping (Value) -> Style
  ) -> some View {
    colored(StyleScaleRequest(mapping: { Value(at: $0).map { mapping($0).erased } }))
  }

  public func chartForegroundStyleScale<Style: ShapeStyle>(
    range: [Style], type: ScaleType? = nil
  ) -> some View {
    colored(StyleScaleRequest(range: range.map(\.erased), type: type))
  }

  public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
    colored(StyleScaleRequest(range: range.stops.map { .color($0.color) }, type: type))
  }

  public func chartForegroundStyleScale(type: ScaleType) -> some View {
    colored(StyleScaleRequest(type: type))
  }

  private func colored(_ request: StyleScaleRequest<AnyShapeStyle>) -> some View {
    transformEnvironment { $0.chart.color = request }
  }
}

/// The scale from categories to symbols.
extension View {
  /// Gives categories the symbols beside them.
  public func chartSymbolScale<Value: Plottable, Shape: ChartSymbolShape>(
    _ mapping: KeyValuePairs<Value, Shape>
  ) -> some View {
    let (values, shapes) = (mapping.map(\.key), mapping.map { ChartSymbol($0.value) })
    return symbolized(StyleScaleRequest(domain: values.request, range: shapes))
  }

  public func chartSymbolScale<Domain: ScaleDomain, Shape: ChartSymbolShape>(
    domain: Domain, range: [Shape]
  ) -> some View {
    symbolized(
      StyleScaleRequest(domain: domain.request, range: range.map { ChartSymbol($0) }))
  }

  public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    symbolized(StyleScaleRequest(domain: domain.request))
  }

  public func chartSymbolScale<Value: Plottable, Shape: ChartSymbolShape>(
    domain: [Value], mapping: @escaping (Value) -> Shape
  ) -> some View {
    symbolized(
      StyleScaleRequest(
        domain: domain.request, mapping: { Value(at: $0).map { ChartSymbol(mapping($0)) } }))
  }

  public func chartSymbolScale<Value: Plottable, Shape: ChartSymbolShape>(
    mapping: @escaping (Value) -> Shape
  ) -> some View {
    symbolized(StyleScaleRequest(mapping: { Value(at: $0).map { ChartSymbol(mapping($0)) } }))
  }

  public func chartSymbolScale<Shape: ChartSymbolShape>(range: [Shape]) -> some View {
    symbolized(StyleScaleRequest(range: range.map { ChartSymbol($0) }))
  }

  private func symbolized(_ request: StyleScaleRequest<ChartSymbol>) -> some View {
    transformEnvironment { $0.chart.symbol = request }
  }
}

/// The scale from values to the areas of symbols, in square points.
extension View {
  public func chartSymbolSizeScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, Double>
  ) -> some View {
    sized(StyleScaleRequest(domain: mapping.map(\.key).request, range: mapping.map(\.value)))
  }

  public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, range: ClosedRange<Double>, type: ScaleType? = nil
  ) -> some View {
    sized(
      StyleScaleRequest(
        domain: domain.request, range: [range.lowerBound, range.upperBound], type: type))
  }

  public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, range: [Double], type: ScaleType? = nil
  ) -> some View {
    sized(StyleScaleRequest(domain: domain.request, range: range, type: type))
  }

  public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    sized(StyleScaleRequest(domain: domain.request, type: type))
  }

  public func chartSymbolSizeScale<Value: Plottable>(
    domain: [Value], mapping: @escaping (Value) -> Double
  ) -> some View {
    sized(StyleScaleRequest(domain: domain.request, mapping: { Value(at: $0).map(mapping) }))
  }

  public func chartSymbolSizeScale<Value: Plottable>(
    mapping: @escaping (Value) -> Double
  ) -> some View {
    sized(StyleScaleRequest(mapping: { Value(at: $0).map(mapping) }))
  }

  public func chartSymbolSizeScale(
    range: ClosedRange<Double>, type: ScaleType? = nil
  ) -> some View {
    sized(StyleScaleRequest(range: [range.lowerBound, range.upperBound], type: type))
  }

  public func chartSymbolSizeScale(range: [Double], type: ScaleType? = nil) -> some View {
    sized(StyleScaleRequest(range: range, type: type))
  }

  public func chartSymbolSizeScale(type: ScaleType) -> some View {
    sized(StyleScaleRequest(type: type))
  }

  private func sized(_ request: StyleScaleRequest<Double>) -> some View {
    transformEnvironment { $0.chart.symbolSize = request }
  }
}

/// The scale from categories to patterns of dashes.
extension View {
  public func chartLineStyleScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, StrokeStyle>
  ) -> some View {
    dashed(StyleScaleRequest(domain: mapping.map(\.key).request, range: mapping.map(\.value)))
  }

  public func chartLineStyleScale<Domain: ScaleDomain>(
    domain: Domain, range: [StrokeStyle]
  ) -> some View {
    dashed(StyleScaleRequest(domain: domain.request, range: range))
  }

  public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    dashed(StyleScaleRequest(domain: domain.request))
  }

  public func chartLineStyleScale<Value: Plottable>(
    domain: [Value], mapping: @escaping (Value) -> StrokeStyle
  ) -> some View {
    dashed(StyleScaleRequest(domain: domain.request, mapping: { Value(at: $0).map(mapping) }))
  }

  public func chartLineStyleScale<Value: Plottable>(
    mapping: @escaping (Value) -> StrokeStyle
  ) -> some View {
    dashed(StyleScaleRequest(mapping: { Value(at: $0).map(mapping) }))
  }

  public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    dashed(StyleScaleRequest(range: range))
  }

  private func dashed(_ request: StyleScaleRequest<StrokeStyle>) -> some View {
    transformEnvironment { $0.chart.lineStyle = request }
  }
}

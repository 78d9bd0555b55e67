/// What charts tell of themselves.
extension ResolvedChart {
  /// What the chart shows: as declared, or made of its marks and scales.
  public var accessibilityDescriptor: AXChartDescriptor {
    if let descriptor { return descriptor() }
    return AXChartDescriptor(
      xAxis: axis(x, xKind, table.x.label),
      yAxis: numericAxis(y, panes[0].kind, table.y.label), series: series)
  }

  private func axis(
    _ scale: Scale, _ kind: DataKind, _ title: String
  ) -> any AXDataAxisDescriptor {
    if case .category(let scale) = scale {
      return AXCategoricalDataAxisDescriptor(title: title, categoryOrder: scale.categories)
    }
    return numericAxis(scale, kind, title)
  }

  private func numericAxis(
    _ scale: Scale, _ kind: DataKind, _ title: String
  ) -> AXNumericDataAxisDescriptor {
    let descriptor = AXNumericDataAxisDescriptor(
      title: title, range: scale.domain, gridlinePositions: scale.ticks(atMost: 6)
    ) { [formats] value in
      kind == .date
        ? formats.date(value, style: .dayMonthYear)
        : formats.number(value, style: NumberStyle(fractionDigits: 0...6))
    }
    if case .log = scale { descriptor.scaleType = .log10 }
    return descriptor
  }

  private var series: [AXDataSeriesDescriptor] {
    table.figures().compactMap { figure in
      let layer = table.layers[figure.layer]
      let points = figure.rows.compactMap { point(layer, $0) }
      guard !points.isEmpty else { return nil }
      let name = figure.series.isEmpty ? table.y.label : figure.series
      return AXDataSeriesDescriptor(
        name: name, isContinuous: layer.kind.joinsRows, dataPoints: points)
    }
  }

  /// Returns a mark as a datum, unless it is hidden or has no place.
  private func point(_ layer: MarkLayer, _ row: Int) -> AXDataPoint? {
    let isHidden = table.styles[layer.styles[layer.isWhole ? 0 : row]].isAccessibilityHidden
    guard !isHidden else { return nil }
    if let source = layer.source {
      return source.y[row].isNaN ? nil : AXDataPoint(x: source.x[row], y: source.y[row])
    }
    guard layer.x.isData, row < layer.x.count, layer.x.start[row].isFinite else { return nil }
    let y = layer.y.isData ? layer.y.endOrStart(row) : nil
    let texts = layer.texts[Int32(row)]
    let label = [texts?.label, texts?.value].compactMap(\.self).joined(separator: ", ")
    if case .category(let name) = xValue(at: layer.x.start[row]) {
      return AXDataPoint(x: name, y: y, label: label.isEmpty ? nil : label)
    }
    return AXDataPoint(x: layer.x.start[row], y: y, label: label.isEmpty ? nil : label)
  }
}

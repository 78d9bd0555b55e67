/// How each mark of a plot looks, by properties of its elements.
///
/// They come before modifiers that hold for all marks, which make a plot ordinary content.
extension VectorizedChartContent {
  private func changed(
    _ change: (inout VectorPlot<DataElement>) -> Void
  ) -> some VectorizedChartContent<DataElement> {
    var copy = self
    change(&copy.vector)
    return copy
  }

  public func foregroundStyle<Style: ShapeStyle>(
    _ style: KeyPath<DataElement, Style>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.rowStyle.append { $1.foreground = $0[keyPath: style].erased } }
  }

  public func opacity(
    _ opacity: KeyPath<DataElement, Double>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.rowStyle.append { $1.opacity *= $0[keyPath: opacity] } }
  }

  public func lineStyle(
    _ style: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.rowStyle.append { $1.line = $0[keyPath: style] } }
  }

  public func symbolSize(
    _ area: KeyPath<DataElement, Double>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.rowStyle.append { $1.symbolSize = $0[keyPath: area] } }
  }

  public func symbolSize(
    _ size: KeyPath<DataElement, Size>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.rowStyle.append { $1.extras.symbolBox = $0[keyPath: size] } }
  }

  public func foregroundStyle<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.color = VectorPlot.coordinates(value) }
  }

  public func lineStyle<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.dash = VectorPlot.coordinates(value) }
  }

  public func symbol<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.symbol = VectorPlot.coordinates(value) }
  }

  public func symbolSize<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.size = VectorPlot.coordinates(value) }
  }

  public func position<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.position = (VectorPlot.coordinates(value), axis, span) }
  }

  public func accessibilityHidden(
    _ isHidden: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.rowStyle.append { $1.isAccessibilityHidden = $0[keyPath: isHidden] } }
  }

  public func accessibilityLabel(
    _ label: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.texts.append { $1.label = $0[keyPath: label] } }
  }

  public func accessibilityValue(
    _ value: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.texts.append { $1.value = $0[keyPath: value] } }
  }

  public func accessibilityIdentifier(
    _ identifier: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.texts.append { $1.identifier = $0[keyPath: identifier] } }
  }
}

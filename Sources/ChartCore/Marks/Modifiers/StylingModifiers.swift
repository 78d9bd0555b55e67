/// How marks look, in Swift Charts' names.
extension ChartContent {
  /// Paints the marks: a colour, or a gradient over each mark.
  @inlinable public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some ChartContent {
    ModifiedMarks(self, StyleModifier.foreground(style.erased))
  }

  /// Gives the marks a colour that stands for a value; the legend explains it.
  @inlinable public func foregroundStyle<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> some ChartContent {
    ModifiedMarks(self, ChannelModifier.color(value.channel))
  }

  /// Multiplies the opacity of the marks.
  @inlinable public func opacity(_ opacity: Double) -> some ChartContent {
    ModifiedMarks(self, StyleModifier.opacity(opacity))
  }

  /// Draws lines and rules in a style, which replaces their usual width and caps.
  @inlinable public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    ModifiedMarks(self, StyleModifier.line(style))
  }

  /// Gives lines a pattern of dashes that stands for a value.
  @inlinable public func lineStyle<Value: Plottable>(by value: PlottableValue<Value>)
    -> some ChartContent
  {
    ModifiedMarks(self, ChannelModifier.dash(value.channel))
  }

  /// Joins the points of lines and areas in some way.
  @inlinable public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    ModifiedMarks(self, StyleModifier.interpolation(method))
  }

  /// Rounds the corners of bars, rectangles and sectors; in points.
  public func cornerRadius(
    _ radius: Double, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    ModifiedMarks(self, ExtrasModifier { $0.cornerRadius = radius })
  }

  /// Blurs the marks; in points.
  public func blur(radius: Double) -> some ChartContent {
    ModifiedMarks(self, ExtrasModifier { $0.blurRadius = radius })
  }

  /// Puts a soft shadow behind the marks; lengths in points.
  public func shadow(
    color: Color = Color(RGBA(hex: 0x000000, alpha: 0.33)), radius: Double, x: Double = 0,
    y: Double = 0
  ) -> some ChartContent {
    let shadow = MarkShadow(color: color, radius: radius, x: x, y: y)
    return ModifiedMarks(self, ExtrasModifier { $0.shadow = shadow })
  }

  /// Has gradients span the plot area and not the mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    ModifiedMarks(self, ExtrasModifier { $0.alignsWithPlotArea = aligns })
  }

  /// Cuts off what lies outside of a shape that fills the frame of each mark.
  public func clipShape(_ shape: some Shape) -> some ChartContent {
    if let rounded = shape as? RoundedRectangle {
      let radius = rounded.cornerRadius
      return ModifiedMarks(self, ExtrasModifier { $0.cornerRadius = radius })
    }
    let outline = shape.path(in: Rect(x: 0, y: 0, width: 1, height: 1))
    return ModifiedMarks(self, ExtrasModifier { $0.clip = outline })
  }
}

/// How the corner of a rounded rectangle bends; both are drawn as quarter circles.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// Symbols.
extension ChartContent {
  /// Draws points with a shape; lines and areas get a symbol at every point.
  public func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent {
    let symbol = ChartSymbol(symbol)
    return ModifiedMarks(self, ExtrasModifier { $0.symbol = symbol })
  }

  /// Gives points a shape that stands for a category; the legend explains it.
  @inlinable public func symbol<Value: Plottable>(by value: PlottableValue<Value>)
    -> some ChartContent
  {
    ModifiedMarks(self, ChannelModifier.symbol(value.channel))
  }

  /// Draws a view at every point.
  public func symbol<Symbol: View>(
    @ViewBuilder symbol: @escaping () -> Symbol
  ) -> some ChartContent {
    ModifiedMarks(
      self,
      CollectingModifier { collector, collect in
        let first = collector.ordinal
        collect(&collector)
        guard collector.ordinal > first else { return }
        collector.views.symbols.append(
          MarkViews.Symbol(marks: first..<collector.ordinal, view: symbol))
      })
  }

  /// Gives symbols an area, in square points: 100 looks as large as a square of 10 by 10.
  @inlinable public func symbolSize(_ area: Double) -> some ChartContent {
    ModifiedMarks(self, StyleModifier.symbolSize(area))
  }

  /// Fits symbols into a box, in points.
  public func symbolSize(_ size: Size) -> some ChartContent {
    ModifiedMarks(self, ExtrasModifier { $0.symbolBox = size })
  }

  /// Gives symbols an area that stands for a value.
  @inlinable public func symbolSize<Value: Plottable>(by value: PlottableValue<Value>)
    -> some ChartContent
  {
    ModifiedMarks(self, ChannelModifier.size(value.channel))
  }
}

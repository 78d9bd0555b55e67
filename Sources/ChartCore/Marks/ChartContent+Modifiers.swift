/// Content whose marks look different; the modifier nearest to a mark wins.
public struct StyledContent<Content: ChartContent>: PrimitiveContent {
  let content: Content
  let change: (inout MarkStyle) -> Void

  public func collect(into collector: inout MarkCollector) {
    let style = collector.style
    change(&collector.style)
    content.collect(into: &collector)
    collector.style = style
  }
}

extension ChartContent {
  public func foregroundStyle(_ style: some ShapeStyle) -> StyledContent<Self> {
    let style = style.erased
    return styled { $0.foreground = style }
  }

  public func lineStyle(_ style: StrokeStyle) -> StyledContent<Self> { styled { $0.line = style } }

  public func interpolationMethod(_ method: InterpolationMethod) -> StyledContent<Self> {
    styled { $0.interpolation = method }
  }

  /// Gives symbols an area, in square points: 100 looks as large as a square of 10 by 10.
  public func symbolSize(_ area: Double) -> StyledContent<Self> {
    styled { $0.symbolSize = area }
  }

  /// Rounds the corners of rectangles.
  public func clipShape(_ shape: RoundedRectangle) -> StyledContent<Self> {
    let radius = shape.cornerRadius
    return styled { $0.cornerRadius = radius }
  }

  public func opacity(_ opacity: Double) -> StyledContent<Self> {
    styled { $0.opacity *= opacity }
  }

  public func accessibilityHidden(_ isHidden: Bool) -> StyledContent<Self> {
    styled { $0.isAccessibilityHidden = isHidden }
  }

  private func styled(_ change: @escaping (inout MarkStyle) -> Void) -> StyledContent<Self> {
    StyledContent(content: self, change: change)
  }
}

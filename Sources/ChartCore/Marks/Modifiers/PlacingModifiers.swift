/// Where marks lie and what lies over what, in Swift Charts' names.
extension ChartContent {
  /// Puts marks at the same place side by side, in the order of a value.
  ///
  /// They share `span` of the step of the scale along `axis`, which is that of x for bars that
  /// grow upwards.
  public func position<Value: Plottable>(
    by value: PlottableValue<Value>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    let channel = value.channel
    return ModifiedMarks(
      self,
      CollectingModifier { collector, collect in
        let outer = collector.current.position
        collector.current.position = (channel, axis, span)
        collect(&collector)
        collector.current.position = outer
      })
  }

  /// Moves the marks; in points.
  public func offset(_ offset: Size) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the marks; in points.
  public func offset(x: Double = 0, y: Double = 0) -> some ChartContent {
    moved(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }

  /// Moves the marks along x and both of their ends along y; in points.
  @_disfavoredOverload
  public func offset(x: Double = 0, yStart: Double = 0, yEnd: Double = 0) -> some ChartContent {
    moved(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Moves both ends of the marks along x and the marks along y; in points.
  @_disfavoredOverload
  public func offset(xStart: Double = 0, xEnd: Double = 0, y: Double = 0) -> some ChartContent {
    moved(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Moves all ends of the marks; in points.
  @_disfavoredOverload
  public func offset(
    xStart: Double = 0, xEnd: Double = 0, yStart: Double = 0, yEnd: Double = 0
  ) -> some ChartContent {
    moved(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd)
  }

  private func moved(
    xStart: Double, xEnd: Double, yStart: Double, yEnd: Double
  ) -> some ChartContent {
    ModifiedMarks(
      self,
      ExtrasModifier { extras in
        extras.offset.xStart += xStart
        extras.offset.xEnd += xEnd
        extras.offset.yStart += yStart
        extras.offset.yEnd += yEnd
      })
  }

  /// Draws the marks over those with a lower value; the usual one is zero.
  @inlinable public func zIndex(_ value: Double) -> some ChartContent {
    ModifiedMarks(self, StyleModifier.zIndex(value))
  }

  /// Draws the marks on their own before they are laid over what is behind them.
  ///
  /// Opacity and blur that are declared around the layer hold for it as a whole.
  public func compositingLayer() -> some ChartContent {
    inEffect { collector in
      let style = collector.style
      collector.style.opacity = 1
      collector.style.extras.blurRadius = 0
      return .layer(opacity: style.opacity, blurRadius: style.extras.blurRadius)
    }
  }

  /// Draws the marks on their own, in a style, before they are laid over what is behind them.
  public func compositingLayer<Styled: ChartContent>(
    @ChartContentBuilder style: (AnyChartContent) -> Styled
  ) -> some ChartContent {
    style(AnyChartContent(compositingLayer()))
  }

  /// Shows the marks only where those of `mask` are.
  public func mask<Mask: ChartContent>(
    @ChartContentBuilder content: () -> Mask
  ) -> some ChartContent {
    let mask = content()
    return inEffect { collector in
      var inner = MarkCollector()
      (inner.x, inner.y, inner.pane) = (collector.x, collector.y, collector.pane)
      mask.collect(into: &inner)
      (collector.x, collector.y) = (inner.x, inner.y)
      return .mask(MarkTable(inner))
    }
  }

  private func inEffect(
    _ effect: @escaping (inout MarkCollector) -> MarkEffect
  ) -> some ChartContent {
    ModifiedMarks(
      self,
      CollectingModifier { collector, collect in
        let outer = collector.style
        collector.effects.append(effect(&collector))
        collector.style.extras.effects.append(collector.effects.count - 1)
        collect(&collector)
        collector.style = outer
      })
  }
}

/// Annotations.
extension ChartContent {
  /// Puts a view beside the mark, or beside all marks of a group.
  public func annotation<Annotation: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: Double? = nil, @ViewBuilder content: @escaping () -> Annotation
  ) -> some ChartContent {
    annotated(AnnotationPlacement(position: position, alignment: alignment, spacing: spacing)) {
      _ in content()
    }
  }

  /// Puts a view beside the mark that may know how large the mark is.
  public func annotation<Annotation: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: Double? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> Annotation
  ) -> some ChartContent {
    annotated(
      AnnotationPlacement(position: position, alignment: alignment, spacing: spacing), content)
  }

  /// Puts a view beside the mark and says what happens where it would leave the chart.
  public func annotation<Annotation: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: Double? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping () -> Annotation
  ) -> some ChartContent {
    annotated(
      AnnotationPlacement(
        position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution)
    ) { _ in content() }
  }

  /// Puts a view beside the mark and says what happens where it would leave the chart.
  public func annotation<Annotation: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: Double? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> Annotation
  ) -> some ChartContent {
    annotated(
      AnnotationPlacement(
        position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution),
      content)
  }

  private func annotated<Annotation: View>(
    _ placement: AnnotationPlacement, _ view: @escaping (AnnotationContext) -> Annotation
  ) -> some ChartContent {
    ModifiedMarks(
      self,
      CollectingModifier { collector, collect in
        let first = collector.ordinal
        collect(&collector)
        guard collector.ordinal > first else { return }
        collector.views.annotations.append(
          MarkViews.Annotation(
            marks: first..<collector.ordinal, placement: placement, view: view))
      })
  }
}

/// What assistive technologies are told of marks.
extension ChartContent {
  @inlinable public func accessibilityHidden(_ isHidden: Bool) -> some ChartContent {
    ModifiedMarks(self, StyleModifier.isAccessibilityHidden(isHidden))
  }

  public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
    let label = String(label)
    return told { $0.label = $0.label ?? label }
  }

  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    accessibilityLabel(label.plainText)
  }

  public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent {
    let value = String(value)
    return told { $0.value = $0.value ?? value }
  }

  public func accessibilityValue(_ value: Text) -> some ChartContent {
    accessibilityValue(value.plainText)
  }

  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    told { $0.identifier = $0.identifier ?? identifier }
  }

  private func told(
    _ change: @escaping (inout AccessibilityTexts) -> Void
  ) -> some ChartContent {
    ModifiedMarks(
      self,
      CollectingModifier { collector, collect in
        let outer = collector.current.texts
        var texts = AccessibilityTexts()
        change(&texts)
        let inner = outer.map { _ in texts } ?? texts
        collector.current.texts = inner.merged(over: outer)
        collect(&collector)
        collector.current.texts = outer
      })
  }
}

extension AccessibilityTexts {
  /// Returns the texts with those of modifiers further out where it has none.
  fileprivate func merged(over outer: AccessibilityTexts?) -> AccessibilityTexts {
    AccessibilityTexts(
      label: label ?? outer?.label, value: value ?? outer?.value,
      identifier: identifier ?? outer?.identifier)
  }
}

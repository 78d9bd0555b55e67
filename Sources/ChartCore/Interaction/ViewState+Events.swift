/// State changes, each a function of an event and the plot it happened in.
extension ViewState {
  /// Changes the selection as a pointer event asks and returns what became stale.
  public mutating func handle(_ event: InputEvent, in plot: ResolvedChart?, _ mode: ScrubMode)
    -> Invalidation
  {
    let before = self
    switch event {
    case .press(.primary, _, _, 2...): showEverything()
    case .press(.primary, let point, _, _):
      if let plot, plot.isScrubbable(at: point) { scrub(to: point, in: plot) }
    case .press(.middle, let point, _, _):
      pan = plot.map { PanAnchor(position: point.x, view: $0.xView) }
    case .motion(let point, _) where pan != nil: drag(to: point)
    case .motion(let point, _) where isScrubbing:
      plot.map { scrub(to: point, in: $0) }
    case .motion(let point, let held) where mode == .hover && held.isEmpty:
      hover(at: point, in: plot)
    case .release(.middle, _): endPan()
    case .release(.primary, let point) where isScrubbing && mode == .hover:
      isScrubbing = false
      hover(at: point, in: plot)
    case .release(.primary, _) where isScrubbing: lift()
    case .leave where !isScrubbing && mode == .hover: lift()
    case .lost: lift()
    case .scroll(let x, let y, let point, let modifiers):
      plot.map { scroll(x: x, y: y, at: point, modifiers, in: $0) }
    default: break
    }
    return staleness(since: before)
  }

  /// Carries out a command on the selection or the view.
  public mutating func handle(_ command: Command, in plot: ResolvedChart?) -> Invalidation {
    let before = self
    switch command {
    case .clearSelection: if panel == nil { lift() } else { panel = nil }
    case .togglePanel(let other): panel = panel == other ? nil : other
    case .replay, .toggleFullScreen, .quit: break
    default: if let plot { change(command, in: plot) }
    }
    return staleness(since: before)
  }

  /// Carries out a command that needs a plot.
  private mutating func change(_ command: Command, in plot: ResolvedChart) {
    let before = selection
    switch command {
    case .step(let count): step(count, in: plot)
    case .selectFirst: selectEnd(plot.firstX, in: plot, isLast: false)
    case .selectLast: selectEnd(plot.lastX, in: plot, isLast: true)
    case .page(let count): turnPage(count, in: plot)
    case .zoom(let notches): zoom(by: notches, at: zoomCenter(in: plot), in: plot)
    case .showEverything: showEverything()
    case .undoView: undo()
    case .redoView: redo()
    case .nextUnit, .toggleGapless, .nextStyle: plot.handle(command, &self)
    case .clearSelection, .togglePanel, .replay, .toggleFullScreen, .quit: break
    }
    if selection != before { revealSelection(in: plot) }
    history.endGesture()
  }

  private func staleness(since before: ViewState) -> Invalidation {
    if visible != before.visible || isShownOtherwise(than: before) { return .plot }
    let isSame =
      selection == before.selection && isScrubbing == before.isScrubbing && panel == before.panel
    return isSame ? .none : .overlay
  }

  /// Keys zoom at the selection, or at the middle.
  private func zoomCenter(in plot: ResolvedChart) -> Double {
    selection.map { plot.x.position(for: $0) } ?? plot.area.midX
  }

  private mutating func showEverything() {
    show(nil, .jump)
  }

  private mutating func endPan() {
    pan = nil
    history.endGesture()
  }

  private mutating func scrub(to point: Point, in plot: ResolvedChart) {
    isScrubbing = true
    selection = plot.nearestX(to: plot.x.value(at: point.x)) ?? selection
  }

  private mutating func hover(at point: Point, in plot: ResolvedChart?) {
    guard let plot, plot.wholeArea.contains(point) else { return lift() }
    selection = plot.nearestX(to: plot.x.value(at: point.x))
  }

  private mutating func lift() {
    isScrubbing = false
    selection = nil
    pan = nil
  }

  /// Steps from the selection, or from the last datum when nothing is selected:
  /// then a step forward selects the last and a step back the one before (`S2-20`).
  private mutating func step(_ count: Int, in plot: ResolvedChart) {
    guard var x = selection ?? plot.lastX else { return }
    for _ in 0..<count.magnitude {
      guard let next = count > 0 ? plot.nextX(after: x) : plot.previousX(before: x)
      else { break }
      x = next
    }
    selection = x
  }
}

extension ViewState {
  /// Whether the same data are merged, placed or drawn in another way.
  fileprivate func isShownOtherwise(than before: ViewState) -> Bool {
    calendarUnit != before.calendarUnit || isGapless != before.isGapless
      || styleIndex != before.styleIndex
  }
}

extension ResolvedChart {
  /// How far outside the plot area a press still selects, in points.
  private static var reach: Double { 24 }

  fileprivate func isScrubbable(at point: Point) -> Bool {
    !area.isEmpty && wholeArea.expanded(by: Self.reach).contains(point)
  }
}

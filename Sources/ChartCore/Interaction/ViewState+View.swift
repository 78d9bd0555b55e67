/// Changes of the visible part of x.
extension ViewState {
  /// The share of x that one notch of the wheel leaves visible.
  private static var zoomStep: Double { 0.8 }
  /// The share of the plot's width that one notch of the wheel moves by.
  private static var panStep: Double { 0.1 }

  /// Zooms or pans as the wheel turns; up zooms in at the pointer.
  mutating func scroll(
    x: Double, y: Double, at point: Point, _ modifiers: Modifiers, in plot: ResolvedChart
  ) {
    let view = plot.xView
    let width = view.scale.range.length
    if modifiers.contains(.shift) || x != 0 {
      let notches = x != 0 ? x : -y
      return show(view.panned(by: notches * Self.panStep * width), .pan)
    }
    zoom(by: y, at: point.x, in: plot)
  }

  /// Zooms by notches of the wheel around a position; positive shows less.
  mutating func zoom(by notches: Double, at position: Double, in plot: ResolvedChart) {
    var factor = 1.0
    for _ in 0..<Int(min(notches.magnitude.rounded(), 100)) { factor *= Self.zoomStep }
    let zoomed = plot.xView.zoomed(by: notches > 0 ? factor : 1 / factor, at: position)
    show(zoomed, notches > 0 ? .zoomIn : .zoomOut)
  }

  /// Moves the view with the pointer since the drag began.
  mutating func drag(to point: Point) {
    guard let pan else { return }
    show(pan.view.panned(by: pan.position - point.x), .pan)
  }

  /// Shows a part of x and notes the one before for undo.
  mutating func show(_ domain: ClosedRange<Double>?, _ gesture: ViewHistory.Gesture) {
    guard domain != visible else { return }
    history.note(visible, gesture)
    visible = domain
  }

  mutating func undo() { if let view = history.undo(from: visible) { visible = view } }
  mutating func redo() { if let view = history.redo(from: visible) { visible = view } }

  /// Selects the first or the last datum and moves the view there.
  mutating func selectEnd(_ x: Double?, in plot: ResolvedChart, isLast: Bool) {
    selection = x ?? selection
    if visible != nil { show(plot.xView.atEnd(isLast), .pan) }
  }

  /// Moves the view to the selection when that left it.
  mutating func revealSelection(in plot: ResolvedChart) {
    guard let selection, visible != nil else { return }
    show(plot.xView.showing(selection), .pan)
  }

  /// Moves view and selection on by visible pages; without a zoom, to the ends.
  mutating func turnPage(_ count: Int, in plot: ResolvedChart) {
    let view = plot.xView
    guard view.current != nil else {
      selection = count > 0 ? plot.lastX : plot.firstX
      return
    }
    let distance = Double(count) * view.scale.range.length
    let start = selection ?? view.scale.domain.upperBound
    let target = view.scale.value(at: view.scale.position(for: start) + distance)
    show(view.panned(by: distance), .pan)
    selection = plot.nearestX(to: target)
  }
}

extension ResolvedChart {
  /// The visible part of x with the whole.
  var xView: XView {
    let span = fullX.upperBound - fullX.lowerBound
    let magnitude = max(fullX.lowerBound.magnitude, fullX.upperBound.magnitude)
    let typical = span / Double(max(selectableCount - 1, 1))
    return XView(scale: x, full: fullX, shortest: max(min(typical, span), 256 * magnitude.ulp))
  }
}

/// State changes, each a function of an event and the plot it happened in.
extension ViewState {
  /// Changes the selection as a pointer event asks and returns what became stale.
  public mutating func handle(_ event: InputEvent, in plot: Plot?, _ mode: ScrubMode)
    -> Invalidation
  {
    let before = self
    switch event {
    case .press(.primary, let point, _, _):
      if let plot, plot.isScrubbable(at: point) { scrub(to: point, in: plot) }
    case .motion(let point, _) where isScrubbing:
      plot.map { scrub(to: point, in: $0) }
    case .motion(let point, let held) where mode == .hover && held.isEmpty:
      hover(at: point, in: plot)
    case .release(.primary, _) where isScrubbing: lift()
    case .leave where !isScrubbing && mode == .hover: lift()
    case .lost: lift()
    default: break
    }
    return self == before ? .none : .overlay
  }

  /// Carries out a command that changes the selection.
  public mutating func handle(_ command: Command, in plot: Plot?) -> Invalidation {
    let before = self
    switch command {
    case .step(let count): plot.map { step(count, in: $0) }
    case .selectFirst: selection = plot?.firstX ?? selection
    case .selectLast: selection = plot?.lastX ?? selection
    case .clearSelection: lift()
    case .toggleFullScreen, .quit: break
    }
    return self == before ? .none : .overlay
  }

  private mutating func scrub(to point: Point, in plot: Plot) {
    isScrubbing = true
    selection = plot.nearestX(to: plot.x.value(at: point.x)) ?? selection
  }

  private mutating func hover(at point: Point, in plot: Plot?) {
    guard let plot, plot.area.contains(point) else { return lift() }
    selection = plot.nearestX(to: plot.x.value(at: point.x))
  }

  private mutating func lift() {
    isScrubbing = false
    selection = nil
  }

  /// Steps from the selection, or from the last datum when nothing is selected:
  /// then a step forward selects the last and a step back the one before (`S2-20`).
  private mutating func step(_ count: Int, in plot: Plot) {
    guard var x = selection ?? plot.lastX else { return }
    for _ in 0..<count.magnitude {
      guard let next = count > 0 ? plot.nextX(after: x) : plot.previousX(before: x)
      else { break }
      x = next
    }
    selection = x
  }
}

extension Plot {
  /// How far outside the plot area a press still selects, in points.
  private static var reach: Double { 24 }

  fileprivate func isScrubbable(at point: Point) -> Bool {
    !area.isEmpty && area.expanded(by: Self.reach).contains(point)
  }
}

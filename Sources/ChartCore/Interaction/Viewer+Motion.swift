/// What changes without a person's doing.
extension Viewer {
  /// How far the picture has drawn itself in; nothing when it is finished.
  public var front: LineReveal.Front? { state.drawIn.flatMap { reveal?.front(at: $0) } }

  /// The picture with its digits as they are seen now; `composition` has them finished.
  public var shown: Composition {
    guard let roll, let progress = state.digits else { return composition }
    return composition.rolled(roll, to: progress)
  }

  /// Everything drawn out as it is now.
  public var scene: Scene { shown.scene(upTo: front) }

  /// Has the lines drawn in up to a share of their length, or finished without one.
  ///
  /// A picture without lines stays finished.
  public mutating func drawIn(to progress: Double?) -> Invalidation {
    if state.drawIn == nil && progress != nil { reveal = LineReveal(composition.elements) }
    let progress = reveal == nil ? nil : progress
    guard progress != state.drawIn else { return .none }
    if progress == nil { reveal = nil }
    state.drawIn = progress
    return .overlay
  }

  /// Shows other data; selection and view stay as far as their data still exist.
  ///
  /// A view of the newest datum goes along with it, and one of data that were dropped at the
  /// beginning moves on to the oldest that are left.
  public mutating func show(
    _ content: @escaping (ViewState) -> any View, state new: ViewState? = nil
  ) {
    if let new { state = new }
    let (before, selection) = (plot?.fullX, state.selection)
    self.content = content
    compose(composition.size)
    var after = state
    if after.selection != selection { after.selection = nil }
    after.visible = visible(since: before)
    guard after != state else { return }
    state = after
    compose(composition.size)
  }

  /// Returns the part of new data to show, or nothing for all of them.
  private mutating func visible(since before: ClosedRange<Double>?) -> ClosedRange<Double>? {
    guard let view = state.visible, let before else { return state.visible }
    guard let full = plot?.fullX else { return nil }
    if !full.isShown(by: view) {
      // Data that were dropped lie before those that are left; else these are other data.
      guard before.lowerBound < full.lowerBound, before.upperBound <= full.upperBound
      else { return nil }
      state.visible = nil
      compose(composition.size)
    }
    let isPinned = view.isAtEnd(of: before) && full.upperBound > before.upperBound
    return plot?.xView.moved(view, toEnd: isPinned)
  }

  /// Changes the person's settings.
  public mutating func set(_ change: (inout EnvironmentValues) -> Void) {
    change(&environment)
    compose(composition.size)
  }
}

extension ClosedRange<Double> {
  /// Whether more of this than one point is in a view.
  fileprivate func isShown(by view: ClosedRange) -> Bool {
    lowerBound < view.upperBound && upperBound > view.lowerBound
  }

  /// Whether a view goes up to the end of `full`, but for what rounding may have cost.
  fileprivate func isAtEnd(of full: ClosedRange) -> Bool {
    upperBound >= full.upperBound - (upperBound - lowerBound) * 1e-6
  }
}

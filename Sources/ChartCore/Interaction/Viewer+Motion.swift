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
  /// A view of the newest datum goes along with it.
  public mutating func show(
    _ content: @escaping (ViewState) -> any View, state new: ViewState? = nil
  ) {
    if let new { state = new }
    let (end, selection) = (plot?.fullX.upperBound, state.selection)
    self.content = content
    compose(composition.size)
    let before = state
    if state.selection != selection { state.selection = nil }
    state.visible = state.visible.flatMap { visible($0, since: end) }
    if state != before { compose(composition.size) }
  }

  /// Returns a view for new data, or nothing when it shows none of them.
  private func visible(
    _ view: ClosedRange<Double>, since end: Double?
  ) -> ClosedRange<Double>? {
    guard let full = plot?.fullX else { return nil }
    guard let end, view.upperBound >= end, full.upperBound > end else {
      return full.overlaps(view) ? view : nil
    }
    let start = full.upperBound - (view.upperBound - view.lowerBound)
    return start > full.lowerBound ? start...full.upperBound : nil
  }

  /// Changes the person's settings.
  public mutating func set(_ change: (inout EnvironmentValues) -> Void) {
    change(&environment)
    compose(composition.size)
  }
}

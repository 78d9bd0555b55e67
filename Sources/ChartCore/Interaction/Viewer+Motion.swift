/// What changes without a person's doing.
extension Viewer {
  /// How far the picture has drawn itself in; nothing when it is finished.
  public var front: LineReveal.Front? { state.drawIn.flatMap { reveal?.front(at: $0) } }

  /// Everything drawn out as it is now.
  public var scene: Scene { composition.scene(upTo: front) }

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
  public mutating func show(_ content: @escaping (ViewState) -> any View) {
    self.content = content
    let selection = state.selection
    compose(composition.size)
    let before = state
    if state.selection != selection { state.selection = nil }
    if let view = state.visible, plot?.fullX.overlaps(view) != true { state.visible = nil }
    if state != before { compose(composition.size) }
  }

  /// Changes the person's settings.
  public mutating func set(_ change: (inout EnvironmentValues) -> Void) {
    change(&environment)
    compose(composition.size)
  }
}

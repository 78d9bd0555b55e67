/// A picture that answers input: a view as a function of the state, laid out in a size.
///
/// A pure value; the window only feeds it events and paints what it composes.
public struct Viewer {
  public internal(set) var state: ViewState
  public private(set) var composition: Composition
  public private(set) var isFinished = false
  public var scrubMode = ScrubMode.drag
  public internal(set) var environment: EnvironmentValues
  var content: (ViewState) -> any View
  /// The lines, while they draw themselves in.
  var reveal: LineReveal?
  /// The way of the digits, while they roll.
  var roll: DigitRoll?

  public init(
    environment: EnvironmentValues, size: Size, state: ViewState = ViewState(),
    content: @escaping (ViewState) -> any View
  ) {
    self.environment = environment
    self.content = content
    self.state = state
    composition = Composition(content(state), size: size, environment: environment)
    guard state.selection != nil else { return }
    snapSelection()
    compose(size)
  }

  /// The plot that is scrubbed and stepped: the first one.
  public var plot: ResolvedChart? { composition.plots.first }

  /// What is selected now.
  public var selectedDatum: SelectedDatum? {
    state.selection.flatMap { plot?.selectedDatum(atX: $0) }
  }

  /// Lays the picture out in another size.
  public mutating func resize(to size: Size, scale: Double) {
    environment.displayScale = scale
    compose(size)
  }

  /// Carries out an event and returns what it made stale.
  public mutating func handle(_ event: InputEvent) -> Invalidation {
    let before = state
    let invalidation = invalidation(of: event)
    guard state != before else { return invalidation }
    reportSelection(event)
    let anchor = anchor(of: event)
    compose(composition.size)
    if let anchor { keep(anchor) }
    return invalidation
  }

  private mutating func invalidation(of event: InputEvent) -> Invalidation {
    guard let command = command(of: event) else { return state.handle(event, in: plot, scrubMode) }
    if command == .quit { isFinished = true }
    return state.handle(command, in: plot)
  }

  /// What a key, or a press on a part of the picture, asks for.
  private func command(of event: InputEvent) -> Command? {
    switch event {
    case .key(let key, let modifiers): KeyBinding.command(for: key, modifiers)
    case .press(.primary, let point, _, _):
      composition.tapAreas.last { $0.rect.contains(point) }?.command
    default: nil
    }
  }

  /// The value under the pointer of a zoom and where the pointer is.
  private func anchor(of event: InputEvent) -> (value: Double, position: Double)? {
    guard case .scroll(x: 0, _, let point, let modifiers) = event, !modifiers.contains(.shift),
      let plot
    else { return nil }
    return (plot.x.value(at: point.x), point.x)
  }

  /// Moves the view so that a value is where it was: new labels of y can change the plot's width.
  private mutating func keep(_ anchor: (value: Double, position: Double)) {
    guard let plot, plot.x.domain.contains(anchor.value) else { return }
    let shift = plot.x.position(for: anchor.value) - anchor.position
    guard shift.magnitude > 1e-4 else { return }
    state.visible = plot.xView.panned(by: shift)
    compose(composition.size)
  }

  /// Tells `chartXSelection` the x under the pointer, or that of the selected datum.
  private func reportSelection(_ event: InputEvent) {
    guard let plot, let select = plot.selection.x else { return }
    guard let selection = state.selection else { return select(nil) }
    switch event {
    case .press(_, let point, _, _), .motion(let point, _):
      select(plot.xValue(at: plot.x.value(at: point.x)))
    default: select(plot.xValue(at: selection))
    }
  }

  mutating func compose(_ size: Size) {
    composition = Composition(content(state), size: size, environment: environment)
    if state.drawIn != nil { reveal = LineReveal(composition.elements, after: reveal) }
    if state.digits == nil || roll?.labels != composition.rollingLabels { stopRolling() }
    snapSelection()
  }

  /// Makes the selection a datum again: data may have been merged.
  private mutating func snapSelection() {
    state.selection = state.selection.flatMap { plot?.snappedX(to: $0) }
  }
}

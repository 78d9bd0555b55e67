import ChartCore

/// What changes without a person's doing: lines that draw themselves in, and other data.
extension ViewerClient {
  /// Whether nothing moves by itself.
  public var reducesMotion: Bool { viewer.environment.accessibilityReduceMotion }

  /// Has the lines draw themselves in; an earlier run ends (`S4-5`).
  ///
  /// With reduced motion the finished chart appears (`S4-3`).
  public func drawIn() {
    clock?.stop(.lines)
    let timing = AnimationTiming.drawIn(
      startingAt: EventLoop.now, duration: drawInDuration, reducesMotion: reducesMotion)
    show(progress: timing.map { _ in 0 })
    guard let timing, viewer.state.drawIn != nil else { return }
    clock?.run(.lines, timing) { [weak self] progress in
      self?.show(progress: progress < 1 ? progress : nil)
    }
  }

  /// Shows other data, and draws its lines in when that is wanted and `valuesChanged`.
  ///
  /// The state stays as far as it fits the data, unless another is given.
  public func show(
    valuesChanged: Bool, state: ViewState? = nil, _ content: @escaping (ViewState) -> any View
  ) {
    telling { $0.show(content, state: state) }
    window?.invalidate(.plot)
    if drawsIn && valuesChanged { drawIn() }
  }

  /// Has the header say something in the place of its hint, or the hint again.
  public func show(note: String?) {
    viewer.set { $0.note = note }
    window?.invalidate(.plot)
  }

  /// Writes numbers and dates in another way.
  public func use(_ formats: any TextFormats) {
    viewer.set { $0.formats = formats }
    window?.invalidate(.plot)
  }

  /// Takes the settings of the desktop, as far as the preferences leave them open.
  public func apply(_ settings: DesktopSettings) {
    measurer.use(fontName: settings.fontName)
    viewer.set { environment in
      environment.colorScheme = preferences.colorScheme ?? (settings.isDark ? .dark : .light)
      environment.accessibilityReduceMotion = preferences.reducesMotion || settings.reducesMotion
    }
    if reducesMotion {
      drawIn()
      show(digits: nil)
    }
    settingsApplied()
  }

  /// Has digits that a change made stale roll from what was seen before it (`S1-2`).
  func rollDigits(from seen: SeenDigits) {
    let timing = AnimationTiming.digits(startingAt: EventLoop.now, reducesMotion: reducesMotion)
    guard let clock, let timing, viewer.rollDigits(from: seen) else { return }
    clock.run(.digits, timing) { [weak self] progress in
      self?.show(digits: progress < 1 ? progress : nil)
    }
  }

  private func show(digits progress: Double?) {
    if progress == nil { clock?.stop(.digits) }
    window?.invalidate(viewer.rollDigits(to: progress))
  }

  private func show(progress: Double?) {
    window?.invalidate(viewer.drawIn(to: progress))
  }
}

import ChartCore
import ChartRender

/// Shows a viewer in a window: kept layers with the plot, and what moves painted over them.
///
/// Moving a selection copies the damaged part of a kept layer and paints only what changed.
public final class ViewerClient: WindowClient {
  /// Whether the lines draw themselves in when they appear and when their values change.
  public var drawsIn = false
  /// The seconds that takes.
  public var drawInDuration = DrawIn.duration
  /// What was asked of this program and wins over the desktop's settings.
  public var preferences = ViewerPreferences()
  /// Hears when the desktop's settings have been applied.
  public var settingsApplied: () -> Void = {}
  var viewer: Viewer
  var window: WindowHandle?
  var clock: FrameClock?
  private var layers: PaintedLayers?
  private var scale = 1.0
  let measurer: PangoMeasurer
  private let selectionChanged: (SelectedDatum?) -> Void

  /// Creates the client; `selectionChanged` hears of every change of the selected
  /// datum and of nothing else (`S0-27`).
  public init(
    _ viewer: Viewer, measurer: PangoMeasurer,
    selectionChanged: @escaping (SelectedDatum?) -> Void = { _ in }
  ) {
    self.viewer = viewer
    self.measurer = measurer
    self.selectionChanged = selectionChanged
  }

  public var isFinished: Bool { viewer.isFinished }

  /// Takes what the client may ask of its window.
  public func attach(to window: WindowHandle) {
    self.window = window
    clock = FrameClock(loop: window.loop, framesPerSecond: window.framesPerSecond)
    if drawsIn { drawIn() }
  }

  public func resize(to size: Size, scale: Double) {
    self.scale = scale
    viewer.resize(to: size, scale: scale)
    layers = nil
  }

  public func handle(_ event: InputEvent) -> Invalidation {
    let invalidation = telling { $0.handle(event) }
    if case .key(let key, let modifiers) = event {
      perform(KeyBinding.command(for: key, modifiers))
    }
    return invalidation
  }

  public func paint(_ invalidation: Invalidation, into surface: ImageSurface) -> [Rect] {
    if invalidation > .overlay || layers?.fit(surface) != true {
      layers = PaintedLayers(viewer.composition, for: surface, scale: scale, measurer)
    }
    let damage = layers?.update(surface, to: viewer.shown, upTo: viewer.front) ?? []
    return damage.map(Self.rect)
  }

  /// Changes the viewer, tells of a change of the selected datum, and has changed digits roll.
  func telling<Result>(_ change: (inout Viewer) -> Result) -> Result {
    let (before, digits) = (viewer.selectedDatum, viewer.seenDigits)
    let result = change(&viewer)
    let after = viewer.selectedDatum
    if after != before { selectionChanged(after) }
    rollDigits(from: digits)
    return result
  }

  private func perform(_ command: Command?) {
    switch command {
    case .toggleFullScreen: window?.toggleFullScreen()
    case .replay: drawIn()
    default: break
    }
  }

  private static func rect(_ area: PixelRect) -> Rect {
    Rect(
      x: Double(area.x), y: Double(area.y), width: Double(area.width), height: Double(area.height))
  }
}

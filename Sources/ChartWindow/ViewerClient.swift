import ChartCore
import ChartRender

/// Shows a viewer in a window: a kept layer with the plot, and the selection painted over it.
///
/// Moving a selection copies the damaged part of the kept layer and paints only what changed.
public final class ViewerClient: WindowClient {
  private var viewer: Viewer
  private var layer: KeptLayer
  private var kept: ImageSurface?
  private var scale = 1.0
  /// What the overlay covered when it was last painted, in device pixels.
  private var covered: [PixelRect] = []
  private let measurer: PangoMeasurer
  private let selectionChanged: (SelectedDatum?) -> Void
  private var window: WindowHandle?

  /// Creates the client; `selectionChanged` hears of every change of the selected
  /// datum and of nothing else (`S0-27`).
  public init(
    _ viewer: Viewer, measurer: PangoMeasurer,
    selectionChanged: @escaping (SelectedDatum?) -> Void = { _ in }
  ) {
    self.viewer = viewer
    self.measurer = measurer
    self.selectionChanged = selectionChanged
    layer = KeptLayer(viewer.composition)
  }

  public var isFinished: Bool { viewer.isFinished }

  /// Takes what the client may ask of its window.
  public func attach(to window: WindowHandle) {
    self.window = window
  }

  public func resize(to size: Size, scale: Double) {
    self.scale = scale
    viewer.resize(to: size, scale: scale)
    kept = nil
  }

  public func handle(_ event: InputEvent) -> Invalidation {
    let before = viewer.selectedDatum
    let invalidation = viewer.handle(event)
    let after = viewer.selectedDatum
    if after != before { selectionChanged(after) }
    if case .key(let key, let modifiers) = event,
      KeyBinding.command(for: key, modifiers) == .toggleFullScreen
    {
      window?.toggleFullScreen()
    }
    return invalidation
  }

  public func paint(_ invalidation: Invalidation, into surface: ImageSurface) -> [Rect] {
    if let kept, kept.width == surface.width, kept.height == surface.height,
      invalidation <= .overlay
    {
      return paintOverlay(on: kept, into: surface)
    }
    guard let kept = ImageSurface(width: surface.width, height: surface.height) else { return [] }
    self.kept = kept
    layer = KeptLayer(viewer.composition)
    paint(layer.kept, on: kept)
    surface.copy(from: kept, [surface.bounds])
    covered = []
    return [surface.bounds].map(Self.rect)
  }

  private func paintOverlay(on kept: ImageSurface, into surface: ImageSurface) -> [Rect] {
    var damage = covered
    if layer.update(to: viewer.composition) {
      paint(layer.kept, on: kept)
      damage = [surface.bounds]
    }
    covered = layer.overlay.compactMap { $0.items.bounds(measurer) }
      .compactMap { PixelRect(covering: $0, scale: scale).intersection(surface.bounds) }
    damage += covered
    surface.copy(from: kept, damage)
    paint(layer.overlay, on: surface)
    return damage.map(Self.rect)
  }

  private func paint(_ elements: [Composition.Element], on surface: ImageSurface) {
    let painter = ScenePainter(surface: surface, scale: scale, measurer: measurer)
    try? painter.paint(elements.flatMap(\.items))
  }

  private static func rect(_ area: PixelRect) -> Rect {
    Rect(
      x: Double(area.x), y: Double(area.y), width: Double(area.width), height: Double(area.height))
  }
}

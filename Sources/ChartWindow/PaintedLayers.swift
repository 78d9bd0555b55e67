import ChartCore
import ChartRender

/// A painted picture without what moves, from which stale parts of the window are copied.
///
/// While lines draw themselves in there are two: the finished picture, which shows left of the
/// front, and the picture without lines. A frame then uncovers a strip and strokes nothing.
final class PaintedLayers {
  private var layer: KeptLayer
  private let finished: ImageSurface
  private var bare: ImageSurface?
  private let scale: Double
  private let measurer: PangoMeasurer
  private var front: LineReveal.Front?
  /// What lay over the layers when the window was last painted.
  private var covers = Covers()
  /// Whether the whole window is stale.
  private var isNew = true

  /// Paints the layers for a window of this many pixels, or fails when there is no memory.
  init?(
    _ composition: Composition, for window: ImageSurface, scale: Double, _ measurer: PangoMeasurer
  ) {
    guard let finished = ImageSurface(width: window.width, height: window.height) else {
      return nil
    }
    self.finished = finished
    self.scale = scale
    self.measurer = measurer
    layer = KeptLayer(composition)
    paint(layer.kept, on: finished)
  }

  /// Whether the layers are of the size of `window`.
  func fit(_ window: ImageSurface) -> Bool {
    finished.width == window.width && finished.height == window.height
  }

  /// Brings the window up to date and returns the pixels it changed.
  ///
  /// What lies over the layers is painted only where it changed, or where what it lies on did.
  func update(
    _ window: ImageSurface, to composition: Composition, upTo front: LineReveal.Front?
  ) -> [PixelRect] {
    if layer.update(to: composition) { repaint() }
    let strips = move(to: front)
    let overlay =
      front.map { $0.tips + items(layer.overlay.filter { !$0.isTip }) } ?? items(layer.overlay)
    let new = Covers(overlay, in: window.bounds, scale: scale, measurer)
    let change = isNew ? new.all(in: window.bounds) : new.change(from: covers, damaging: strips)
    covers = new
    copy(change.damage, to: window)
    paint(change.items, on: window)
    isNew = false
    return change.damage
  }
}

extension PaintedLayers {
  private func repaint() {
    isNew = true
    paint(layer.kept, on: finished)
    if let bare { paint(bareElements, on: bare) }
  }

  /// Takes a front over and returns the strip that it uncovers or covers.
  private func move(to new: LineReveal.Front?) -> [PixelRect] {
    defer { front = new }
    guard let new else {
      if front != nil { isNew = true }
      bare = nil
      return []
    }
    guard let front, bare != nil else {
      bare = ImageSurface(width: finished.width, height: finished.height)
      if let bare { paint(bareElements, on: bare) }
      isNew = true
      return []
    }
    let edges = [edge(of: front), edge(of: new)].sorted()
    return [PixelRect(x: edges[0], y: 0, width: edges[1] - edges[0], height: finished.height)]
  }

  /// The first pixel column right of a front.
  private func edge(of front: LineReveal.Front) -> Int {
    Int(min(max((front.x * scale).rounded(), 0), Double(finished.width)))
  }

  private var bareElements: [Composition.Element] { layer.kept.filter { !$0.drawsIn } }

  private func copy(_ areas: [PixelRect], to window: ImageSurface) {
    guard let front, let bare else { return window.copy(from: finished, areas) }
    let edge = edge(of: front)
    let left = PixelRect(x: 0, y: 0, width: edge, height: finished.height)
    let right = PixelRect(
      x: edge, y: 0, width: finished.width - edge, height: finished.height)
    window.copy(from: finished, areas.compactMap { $0.intersection(left) })
    window.copy(from: bare, areas.compactMap { $0.intersection(right) })
  }

  private func paint(_ elements: [Composition.Element], on surface: ImageSurface) {
    paint(items(elements), on: surface)
  }

  private func items(_ elements: [Composition.Element]) -> [Scene.Item] {
    elements.flatMap(\.items)
  }

  private func paint(_ items: [Scene.Item], on surface: ImageSurface) {
    try? ScenePainter(surface: surface, scale: scale, measurer: measurer).paint(items)
  }
}

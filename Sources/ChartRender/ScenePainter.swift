import CCairo
import ChartCore

/// Paints scenes on a surface at a number of device pixels a point.
///
///     let painter = ScenePainter(surface: surface, scale: 2, measurer: measurer)
///     painter.clear(RGBA(hex: 0xffffff))
///     try painter.paint(scene.items)
///
/// The scale is applied here and nowhere else, and so is the snapping of thin upright lines and
/// rectangles to whole pixels. An item with a coordinate that is not finite is left out.
public struct ScenePainter {
  public let surface: ImageSurface
  public let scale: Double
  private let measurer: PangoMeasurer

  /// Creates a painter; a scale that is not a positive number counts as one.
  public init(surface: ImageSurface, scale: Double = 1, measurer: PangoMeasurer) {
    self.surface = surface
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.measurer = measurer
  }

  /// Replaces the pixels that `area`, in points, touches, or all of them, by a colour.
  public func clear(_ color: RGBA, _ area: Rect? = nil) {
    let painter = itemPainter()
    if let area { painter.clip(to: [PixelRect(covering: area, scale: scale)]) }
    painter.clear(color)
  }

  /// Paints items in order, changing only the pixels that `area`, in points, touches.
  public func paint(_ items: [Scene.Item], clippedTo area: Rect? = nil) throws(RenderError) {
    try paint(
      items, clippedTo: area.map { [PixelRect(covering: $0, scale: scale)] } ?? [surface.bounds])
  }

  /// Paints items in order, changing only the pixels inside the rectangles `areas`.
  public func paint(_ items: [Scene.Item], clippedTo areas: [PixelRect]) throws(RenderError) {
    let painter = itemPainter()
    painter.clip(to: areas)
    painter.paint(items)
    try painter.check()
  }

  private func itemPainter() -> ItemPainter {
    ItemPainter(picture: surface, scale: scale, measurer: measurer)
  }
}

import CCairo
import ChartCore

// A line or an area of many pieces costs cairo several times what it costs to compute how much of
// each pixel it covers, and ever more the denser it is. So this is the rule: more than 32 pieces
// go through the rasteriser, if their paint only changes from row to row.
extension ItemPainter {
  /// How many elements of a path are left to cairo at most.
  private static let few = 32

  /// Draws a line straight into the picture, or says that it is not one to be drawn that way.
  ///
  /// That is a solid line of open pieces with round joins.
  func rasterizeStroke(_ elements: [Path.Element], _ style: StrokeStyle, _ paint: Paint) -> Bool {
    guard style.dash.isEmpty, style.lineJoin == .round, elements.allSatisfy(\.isOpen),
      let picture, var painter = bandPainter(elements, paint)
    else { return false }
    let list = StrokeChainList(elements, style, scale: grid.scale, area: picture.bounds)
    let order = BandOrder(list.extents, bands: painter.bands)
    var union = ShapeUnion()
    for band in painter.bands {
      painter.paint(band) { coverage, origin in
        for chain in order.shapes(in: band) {
          union.add(StrokeOutline(list.chains[chain], in: list), origin: origin)
        }
        union.drain(into: &coverage)
      }
    }
    picture.markDirty()
    return true
  }

  /// Draws areas with a level base straight into the picture, or says that it cannot.
  func rasterizeFill(_ elements: [Path.Element], _ paint: Paint) -> Bool {
    guard let picture, var painter = bandPainter(elements, paint),
      let list = AreaList(elements, scale: grid.scale)
    else { return false }
    let order = BandOrder(list.pieces.map { ($0.left.x, $0.right.x) }, bands: painter.bands)
    for band in painter.bands {
      painter.paint(band) { coverage, origin in
        for piece in order.shapes(in: band) { coverage.add(list.pieces[piece], origin: origin) }
      }
    }
    picture.markDirty()
    return true
  }

  private func bandPainter(_ elements: [Path.Element], _ paint: Paint) -> BandPainter? {
    guard elements.count > Self.few, paint.isFinite, let picture,
      let paint = RowPaint(paint, scale: grid.scale), let areas = clipAreas
    else { return nil }
    return BandPainter(picture, areas, paint)
  }

  /// The device pixels that may be changed, or nothing when they are no rectangles.
  private var clipAreas: [PixelRect]? {
    guard let list = cairo_copy_clip_rectangle_list(cairo) else { return nil }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS else { return nil }
    let rectangles = UnsafeBufferPointer(
      start: list.pointee.rectangles, count: Int(list.pointee.num_rectangles))
    return rectangles.map { area in
      let rect = Rect(x: area.x, y: area.y, width: area.width, height: area.height)
      return PixelRect(covering: rect, scale: grid.scale)
    }
  }
}

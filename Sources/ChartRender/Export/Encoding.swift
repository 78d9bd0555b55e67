import ChartCore

/// Returns a scene as the bytes of a picture file.
///
/// A PNG has `scale` device pixels a point; SVG and PDF are in points and have no pixels. Throws
/// when the picture would be empty or too large, which a PNG's pixels and a PDF's page are first.
public func encoded(
  _ scene: Scene, as format: ExportFormat, scale: Double = 1,
  measurer: PangoMeasurer = PangoMeasurer()
) throws(RenderError) -> [UInt8] {
  switch format {
  case .png: try encodedPNG(scene, scale: scale, measurer: measurer)
  case .svg: try encodedSVG(scene, family: measurer.family)
  case .pdf: try PDFWriter(measurer: measurer).bytes(of: scene)
  }
}

private func encodedSVG(_ scene: Scene, family: String) throws(RenderError) -> [UInt8] {
  try scene.size.check(atMost: 1_000_000)
  return Array(SVGWriter(family: family).document(of: scene).utf8)
}

private func encodedPNG(
  _ scene: Scene, scale: Double, measurer: PangoMeasurer
) throws(RenderError) -> [UInt8] {
  let size = Size(width: scene.size.width * scale, height: scene.size.height * scale)
  let surface = try surface(pixels: size)
  let painter = ScenePainter(surface: surface, scale: scale, measurer: measurer)
  painter.clear(RGBA(hex: 0xffffff))
  try painter.paint(scene.items)
  return try PNGWriter(scale: scale).bytes(of: surface)
}

/// Returns a surface of this many pixels, rounded; throws when there can be no such surface.
private func surface(pixels size: Size) throws(RenderError) -> ImageSurface {
  let width = size.width.rounded()
  let height = size.height.rounded()
  guard let columns = Int(exactly: width), let rows = Int(exactly: height),
    ImageSurface.sides.contains(columns), ImageSurface.sides.contains(rows)
  else {
    throw .sizeOutOfRange(width: width, height: height, limit: ImageSurface.sides.upperBound)
  }
  guard let surface = ImageSurface(width: columns, height: rows)
  else { throw .outOfMemory(width: columns, height: rows) }
  return surface
}

extension Size {
  /// Throws when a side is shorter than 1 or longer than `limit`.
  func check(atMost limit: Int) throws(RenderError) {
    let sides = 1...Double(limit)
    guard sides.contains(width), sides.contains(height)
    else { throw .sizeOutOfRange(width: width, height: height, limit: limit) }
  }
}

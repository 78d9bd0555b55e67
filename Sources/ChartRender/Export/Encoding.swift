import ChartCore

/// Returns a scene as the bytes of a picture file.
///
/// A PNG has `scale` device pixels a point; SVG and PDF are in points and have no pixels. Throws
/// when the picture would be too large for a PNG's pixels or a PDF's page.
public func encoded(
  _ scene: Scene, as format: ExportFormat, scale: Double = 1,
  measurer: PangoMeasurer = PangoMeasurer()
) throws(RenderError) -> [UInt8] {
  switch format {
  case .png: try encodedPNG(scene, scale: scale, measurer: measurer)
  case .svg: Array(SVGWriter(family: measurer.family).document(of: scene).utf8)
  case .pdf: try PDFWriter(measurer: measurer).bytes(of: scene)
  }
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
  guard (1...32767).contains(width), (1...32767).contains(height)
  else { throw .sizeOutOfRange(width: width, height: height) }
  guard let surface = ImageSurface(width: Int(width), height: Int(height))
  else { throw .outOfMemory(width: Int(width), height: Int(height)) }
  return surface
}

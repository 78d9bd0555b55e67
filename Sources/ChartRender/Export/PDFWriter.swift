import CCairo
import ChartCore

/// Writes a scene as a PDF file of one page in which text stays text.
///
/// The same scene gives the same bytes: the date of creation is a constant.
public struct PDFWriter {
  private let measurer: PangoMeasurer

  public init(measurer: PangoMeasurer) {
    self.measurer = measurer
  }

  /// Returns the file's bytes; a point of the scene is a point on paper.
  public func bytes(of scene: Scene) throws(RenderError) -> [UInt8] {
    try scene.size.check(atMost: 14_400)  // Readers take no page longer than 200 inches.
    let file = ByteSink()
    try withExtendedLifetime(file) { () throws(RenderError) in try write(scene, to: file) }
    return file.bytes
  }

  private func write(_ scene: Scene, to file: ByteSink) throws(RenderError) {
    let surface = cairo_pdf_surface_create_for_stream(
      { sink, bytes, count in
        guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue()
          .append(UnsafeBufferPointer(start: bytes, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(file).toOpaque(), scene.size.width, scene.size.height)
    guard let surface else { throw .drawingFailed("out of memory") }
    defer { cairo_surface_destroy(surface) }
    cairo_pdf_surface_set_metadata(
      surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    try paint(scene, on: surface)
  }

  private func paint(_ scene: Scene, on surface: OpaquePointer) throws(RenderError) {
    let painter = ItemPainter(surface: surface, scale: 1, medium: .page, measurer: measurer)
    painter.paint(scene.items)
    try painter.check()
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS
    else { throw .drawingFailed(String(cString: cairo_status_to_string(status))) }
  }
}

/// Bytes as they come out of a C library.
private final class ByteSink {
  private(set) var bytes: [UInt8] = []

  /// Adds bytes at the end.
  func append(_ more: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: more) }
}

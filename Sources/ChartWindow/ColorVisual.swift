import CX11

/// A visual whose pixels are laid out as cairo's: eight bits each of red, green and blue in 32.
struct ColorVisual {
  let visual: UnsafeMutablePointer<Visual>
  let depth: Int32

  /// Finds such a visual on the default screen, the screen's own if it will do.
  init(on connection: Connection) throws(WindowError) {
    let display = connection.display
    if let visual = XDefaultVisual(display, connection.screen) {
      self.init(visual: visual, depth: XDefaultDepth(display, connection.screen))
      if isLikeCairo(on: display) { return }
    }
    var found = XVisualInfo()
    guard XMatchVisualInfo(display, connection.screen, 24, Int32(TrueColor), &found) != 0,
      let visual = found.visual
    else { throw .noVisual }
    self.init(visual: visual, depth: 24)
    guard isLikeCairo(on: display) else { throw .noVisual }
  }

  private init(visual: UnsafeMutablePointer<Visual>, depth: Int32) {
    self.visual = visual
    self.depth = depth
  }

  private func isLikeCairo(on display: OpaquePointer) -> Bool {
    let masks = visual.pointee
    return (depth == 24 || depth == 32) && bitsPerPixel(on: display) == 32
      && masks.red_mask == 0xff0000 && masks.green_mask == 0xff00 && masks.blue_mask == 0xff
  }

  private func bitsPerPixel(on display: OpaquePointer) -> Int32? {
    var count: Int32 = 0
    guard let formats = XListPixmapFormats(display, &count) else { return nil }
    defer { XFree(formats) }
    let all = UnsafeBufferPointer(start: formats, count: Int(count))
    return all.first { $0.depth == depth }?.bits_per_pixel
  }
}

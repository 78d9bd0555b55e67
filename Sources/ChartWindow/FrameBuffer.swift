import CX11
import ChartRender
import Glibc

/// The picture behind a window, kept so that what was covered is copied and not painted again.
///
/// The server reads a shared picture some time after it is told to: until it says that it has
/// (`isBusy`), nobody may paint.
final class FrameBuffer {
  private let connection: Connection
  private let window: UInt
  private let color: ColorVisual
  private let context: GC?
  private var canShare: Bool
  private var memory: PixelMemory?
  private var image: UnsafeMutablePointer<XImage>?
  private var pendingPuts = 0
  private(set) var surface: ImageSurface?

  init(connection: Connection, window: UInt, color: ColorVisual) {
    self.connection = connection
    self.window = window
    self.color = color
    context = XCreateGC(connection.display, window, 0, nil)
    let isForbidden = getenv("CHARTVIEW_NO_SHM").map { $0.pointee != 0 } ?? false
    canShare = !isForbidden && XShmQueryExtension(connection.display) != 0
  }

  isolated deinit {
    destroyImage()
    XFreeGC(connection.display, context)
  }

  /// Whether the server still has to read what was put.
  var isBusy: Bool { pendingPuts > 0 }

  /// Makes the surface this large; its pixels are undefined then.
  ///
  /// The memory grows and never shrinks, so a resize by hand seldom allocates.
  func resize(width: Int, height: Int) throws(WindowError) {
    guard surface?.width != width || surface?.height != height else { return }
    destroyImage()
    surface = nil
    let memory = memory(holding: width * height * 4)
    image = makeImage(on: memory, width: width, height: height)
    surface = ImageSurface(bytes: memory.bytes, width: width, height: height, stride: width * 4)
    if image == nil || surface == nil { throw .noResources }
  }

  /// Copies these parts of the surface to the window, as far as they lie on it.
  func put(_ rects: [PixelRect]) {
    guard let surface, surface.bytes != nil else { return }
    let parts = rects.compactMap { $0.intersection(surface.bounds) }
    for (index, part) in parts.enumerated() {
      put(part, isLast: index == parts.count - 1)
    }
  }

  /// Takes note when `event` says that the server has read what was put.
  func noteCompletion(_ event: XEvent) -> Bool {
    guard canShare, event.type == XShmGetEventBase(connection.display) + Int32(ShmCompletion)
    else { return false }
    pendingPuts = max(pendingPuts - 1, 0)
    return true
  }
}

extension FrameBuffer {
  private func put(_ rect: PixelRect, isLast: Bool) {
    let (x, y) = (Int32(rect.x), Int32(rect.y))
    let (width, height) = (UInt32(rect.width), UInt32(rect.height))
    guard memory?.segment != nil else {
      XPutImage(connection.display, window, context, image, x, y, x, y, width, height)
      return
    }
    // Requests are carried out in order: the last one's answer speaks for all.
    XShmPutImage(
      connection.display, window, context, image, x, y, x, y, width, height, isLast ? 1 : 0)
    pendingPuts += isLast ? 1 : 0
  }

  private func memory(holding count: Int) -> PixelMemory {
    if let memory, memory.count >= count { return memory }
    let roomy = memory == nil ? count : count + count / 4
    memory = nil
    let shared = canShare ? PixelMemory(sharedCount: roomy, connection: connection) : nil
    // What the server refuses once it refuses again.
    canShare = shared != nil
    let grown = shared ?? PixelMemory(count: roomy, connection: connection)
    memory = grown
    return grown
  }

  private func makeImage(
    on memory: PixelMemory, width: Int, height: Int
  ) -> UnsafeMutablePointer<XImage>? {
    let bytes = memory.bytes.assumingMemoryBound(to: CChar.self)
    let (visual, depth) = (color.visual, UInt32(color.depth))
    let image =
      if let segment = memory.segment {
        XShmCreateImage(
          connection.display, visual, depth, ZPixmap, bytes, segment, UInt32(width), UInt32(height))
      } else {
        XCreateImage(
          connection.display, visual, depth, ZPixmap, 0, bytes, UInt32(width), UInt32(height), 32,
          Int32(width * 4))
      }
    // Xlib swaps the bytes for a server of the other order once it knows ours.
    image?.pointee.byte_order = 1.littleEndian == 1 ? LSBFirst : MSBFirst
    return image
  }

  private func destroyImage() {
    image?.pointee.data = nil  // The bytes are not the image's to free.
    _ = image?.pointee.f.destroy_image(image)
    image = nil
  }
}

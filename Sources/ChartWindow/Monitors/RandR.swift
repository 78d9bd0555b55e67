import CX11
import ChartRender

/// The extension of the X server that knows the monitors.
///
/// Its library is loaded when something moves for the first time.
struct RandR {
  private typealias Resources = UnsafeMutablePointer<XRRScreenResources>
  private typealias Controller = UnsafeMutablePointer<XRRCrtcInfo>
  private typealias Query =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
    ) -> Int32

  private let display: OpaquePointer
  private let firstEvent: Int32
  private let select: @convention(c) (OpaquePointer?, UInt, Int32) -> Void
  private let resources: @convention(c) (OpaquePointer?, UInt) -> Resources?
  private let freeResources: @convention(c) (Resources?) -> Void
  private let controller: @convention(c) (OpaquePointer?, Resources?, UInt) -> Controller?
  private let freeController: @convention(c) (Controller?) -> Void

  /// Asks for the extension in version 1.3 or later, the first that answers without asking the
  /// monitors.
  init(on display: OpaquePointer) throws(SharedLibrary.Fault) {
    let library = try SharedLibrary("libXrandr.so.2")
    let extend: Query = try library.function("XRRQueryExtension")
    let version: Query = try library.function("XRRQueryVersion")
    select = try library.function("XRRSelectInput")
    resources = try library.function("XRRGetScreenResourcesCurrent")
    freeResources = try library.function("XRRFreeScreenResources")
    controller = try library.function("XRRGetCrtcInfo")
    freeController = try library.function("XRRFreeCrtcInfo")
    var (event, error, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard extend(display, &event, &error) != 0, version(display, &major, &minor) != 0,
      (major, minor) >= (1, 3)
    else { throw .tooOld }
    self.display = display
    firstEvent = event
  }

  /// Has the server tell `window` when monitors come, go or change.
  func listen(for window: UInt) {
    select(display, window, Int32(RRScreenChangeNotifyMask | RRCrtcChangeNotifyMask))
  }

  /// Whether an event tells of a change of the monitors.
  func isChange(_ event: XEvent) -> Bool {
    event.type == firstEvent + RRScreenChangeNotify || event.type == firstEvent + RRNotify
  }

  /// Returns the monitors of a screen that are on.
  func monitors(of root: UInt) -> [Monitor] {
    guard let all = resources(display, root) else { return [] }
    defer { freeResources(all) }
    let modes = UnsafeBufferPointer(start: all.pointee.modes, count: Int(all.pointee.nmode))
    let identifiers = UnsafeBufferPointer(start: all.pointee.crtcs, count: Int(all.pointee.ncrtc))
    return identifiers.compactMap { identifier in
      guard let info = controller(display, all, identifier) else { return nil }
      defer { freeController(info) }
      let mode = modes.first { $0.id == info.pointee.mode }
      return mode.map {
        Monitor(area: Self.area(of: info.pointee), framesPerSecond: ModeTiming($0).framesPerSecond)
      }
    }
  }

  private static func area(of info: XRRCrtcInfo) -> PixelRect {
    PixelRect(x: Int(info.x), y: Int(info.y), width: Int(info.width), height: Int(info.height))
  }
}

nonisolated extension ModeTiming {
  fileprivate init(_ mode: XRRModeInfo) {
    self.init(
      dotClock: Double(mode.dotClock), columns: Int(mode.hTotal), lines: Int(mode.vTotal),
      isInterlaced: mode.modeFlags & UInt(RR_Interlace) != 0,
      isDoubled: mode.modeFlags & UInt(RR_DoubleScan) != 0)
  }
}

import CX11

extension Connection {
  /// The desktop's settings as they are now; none without a program that shares them.
  var settings: DesktopSettings {
    let owner = XGetSelectionOwner(display, XInternAtom(display, "_XSETTINGS_S\(screen)", 0))
    guard owner != 0 else { return DesktopSettings(bytes: []) }
    let property = XInternAtom(display, "_XSETTINGS_SETTINGS", 0)
    return DesktopSettings(bytes: bytes(of: property, on: owner))
  }

  private func bytes(of property: UInt, on window: UInt) -> [UInt8] {
    var (type, format): (UInt, Int32) = (0, 0)
    var (count, rest): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window, property, 0, 65_536, 0, UInt(AnyPropertyType), &type, &format, &count,
      &rest, &data)
    guard let data else { return [] }
    defer { XFree(data) }
    return format == 8 ? Array(UnsafeBufferPointer(start: data, count: Int(count))) : []
  }
}

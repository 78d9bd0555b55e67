import CXTest
import Glibc

extension XvfbHand {
  /// Has the monitor of the server show so many pictures a second, at its size.
  ///
  /// - Returns: whether the server did so.
  public func setMonitorRate(_ rate: Int) -> Bool {
    guard let before = XRRGetScreenResourcesCurrent(display, root) else { return false }
    defer { XRRFreeScreenResources(before) }
    let mode = makeMode(like: before.pointee.modes.pointee, rate: rate)
    XRRAddOutputMode(display, before.pointee.outputs[0], mode)
    guard let after = XRRGetScreenResourcesCurrent(display, root) else { return false }
    defer { XRRFreeScreenResources(after) }
    let status = XRRSetCrtcConfig(
      display, after, after.pointee.crtcs[0], UInt(CurrentTime), 0, 0, mode, UInt16(RR_Rotate_0),
      after.pointee.outputs, 1)
    XSync(display, 0)
    return Int(status) == RRSetConfigSuccess
  }

  private func makeMode(like old: XRRModeInfo, rate: Int) -> RRMode {
    var name = Array("\(rate) Hz".utf8CString)
    return name.withUnsafeMutableBufferPointer { name in
      var mode = XRRModeInfo()
      (mode.width, mode.height) = (old.width, old.height)
      (mode.hSyncStart, mode.hSyncEnd, mode.hTotal) = (old.width, old.width, old.width + 200)
      (mode.vSyncStart, mode.vSyncEnd, mode.vTotal) = (old.height, old.height, old.height + 100)
      mode.dotClock = UInt(mode.hTotal) * UInt(mode.vTotal) * UInt(rate)
      mode.name = name.baseAddress
      mode.nameLength = UInt32(name.count - 1)
      return XRRCreateMode(display, root, &mode)
    }
  }
}

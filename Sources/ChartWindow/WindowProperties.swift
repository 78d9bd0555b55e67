import CX11
import Glibc

extension ViewerWindow {
  /// Says to the window manager what the window is and which protocols it speaks.
  func setProperties(options: WindowOptions) {
    let atoms = connection.atoms
    setTitle(options.title)
    setBytes(Array("chartview\0Chartview\0".utf8), of: XA_WM_CLASS, type: XA_STRING)
    setBytes(Self.hostName, of: XA_WM_CLIENT_MACHINE, type: XA_STRING)
    setNumbers([UInt(getpid())], of: atoms[.processIdentifier], type: XA_CARDINAL)
    setNumbers([atoms[.normalWindow]], of: atoms[.windowType], type: XA_ATOM)
    let protocols = [atoms[.deleteWindow], atoms[.ping]]
    let sync = counter == nil ? [] : [atoms[.syncRequest]]
    setNumbers(protocols + sync, of: atoms[.protocols], type: XA_ATOM)
    if let counter {
      setNumbers([counter.identifier], of: atoms[.syncCounter], type: XA_CARDINAL)
    }
    if options.isFullScreen {
      setNumbers([atoms[.fullScreen]], of: atoms[.state], type: XA_ATOM)
    }
    var hints = XWMHints()
    (hints.flags, hints.input, hints.initial_state) = (InputHint | StateHint, 1, NormalState)
    XSetWMHints(connection.display, identifier, &hints)
  }

  /// Names the window; any text will do.
  ///
  /// Managers read the name in UTF-8. Older programs want it in an encoding of their own.
  func setTitle(_ title: String) {
    let atoms = connection.atoms
    let bytes = Array(title.utf8)
    setBytes(bytes, of: atoms[.name], type: atoms[.utf8])
    setBytes(bytes, of: atoms[.iconName], type: atoms[.utf8])
    let isPlain = bytes.allSatisfy { $0 < 0x80 }
    setBytes(bytes, of: XA_WM_NAME, type: isPlain ? XA_STRING : atoms[.utf8])
  }

  /// Gives the window the program's picture, for task bars and the like.
  func setIcon() {
    setNumbers(
      WindowIcon.property(sizes: [16, 32, 48, 128]), of: connection.atoms[.icon], type: XA_CARDINAL)
  }

  /// Shows the desktop's arrow over the window, also where nobody has set one.
  func setCursor() {
    let arrow = XCreateFontCursor(connection.display, UInt32(XC_left_ptr))
    XDefineCursor(connection.display, identifier, arrow)
    XFreeCursor(connection.display, arrow)
  }

  private static var hostName: [UInt8] {
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, name.count - 1)
    return name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
  }

  private func setBytes(_ bytes: [UInt8], of property: UInt, type: UInt) {
    XChangeProperty(
      connection.display, identifier, property, type, 8, PropModeReplace, bytes, Int32(bytes.count))
  }

  /// Xlib wants 32-bit values as C longs, whatever their size.
  private func setNumbers(_ numbers: [UInt], of property: UInt, type: UInt) {
    numbers.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        connection.display, identifier, property, type, 32, PropModeReplace,
        bytes.assumingMemoryBound(to: UInt8.self).baseAddress, Int32(numbers.count))
    }
  }
}

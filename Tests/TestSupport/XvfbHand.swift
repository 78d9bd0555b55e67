import CXTest
import Glibc

/// A person at a test's server: moves the pointer, presses keys and looks at pixels.
public final class XvfbHand {
  public let display: OpaquePointer
  public let root: UInt
  private let server: XvfbServer  // Kept until the connection is closed.

  public init(on server: XvfbServer) throws {
    // A window, or the server, may go while a test looks at it; Xlib would end the tests.
    XSetErrorHandler { _, _ in 0 }
    XSetIOErrorHandler { _ in 0 }
    guard let display = XOpenDisplay(server.display) else { throw XvfbFault.noDisplay }
    self.display = display
    self.server = server
    root = XDefaultRootWindow(display)
    XSetIOErrorExitHandler(display, { _, _ in }, nil)
  }

  deinit { XCloseDisplay(display) }

  /// Moves the pointer to a place on the screen, in pixels.
  public func move(to x: Int, _ y: Int) {
    XTestFakeMotionEvent(display, -1, Int32(x), Int32(y), 0)
    XSync(display, 0)
  }

  public func press(_ button: UInt32 = 1) {
    XTestFakeButtonEvent(display, button, 1, 0)
    XSync(display, 0)
  }

  public func release(_ button: UInt32 = 1) {
    XTestFakeButtonEvent(display, button, 0, 0)
    XSync(display, 0)
  }

  /// Presses and releases a button; 4 and 5 turn the wheel.
  public func click(_ button: UInt32) {
    press(button)
    release(button)
  }

  /// Presses and releases a key while others are held, all by their X symbols.
  public func type(_ symbol: Int32, holding others: [Int32] = []) {
    let codes = (others + [symbol]).map { UInt32(XKeysymToKeycode(display, KeySym($0))) }
    for code in codes { XTestFakeKeyEvent(display, code, 1, 0) }
    for code in codes.reversed() { XTestFakeKeyEvent(display, code, 0, 0) }
    XSync(display, 0)
  }

  /// Has what is typed go to a window.
  public func focus(_ window: XvfbWindow) {
    XSetInputFocus(display, window.identifier, RevertToParent, 0)
    XSync(display, 0)
  }

  /// Returns the color of a pixel of the screen: red, green and blue.
  public func pixel(_ x: Int, _ y: Int) -> UInt {
    guard let image = XGetImage(display, root, Int32(x), Int32(y), 1, 1, UInt.max, ZPixmap)
    else { return 0 }
    defer { _ = image.pointee.f.destroy_image(image) }
    return image.pointee.f.get_pixel(image, 0, 0) & 0xffffff
  }

  /// Returns whether a pixel takes this color within a minute.
  public func sees(_ color: UInt, at x: Int, _ y: Int) -> Bool {
    waits { self.pixel(x, y) == color }
  }

  /// Returns whether the condition comes true within a minute.
  public func waits(for condition: () -> Bool) -> Bool {
    for _ in 0..<12_000 {
      if condition() { return true }
      usleep(5000)
    }
    return false
  }
}

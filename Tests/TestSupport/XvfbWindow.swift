import CXTest
import Glibc

/// A window of a program under test, seen from another program.
public struct XvfbWindow {
  public let identifier: UInt
  private let display: OpaquePointer
  private let root: UInt

  /// Waits until a window with this class name is on the screen.
  public init(of name: String = "Chartview", by hand: XvfbHand) throws {
    var found: UInt?
    let isThere = hand.waits {
      found = Self.find(name, below: hand.root, on: hand.display)
      return found != nil
    }
    guard isThere, let found else { throw XvfbFault.noWindow }
    (identifier, display, root) = (found, hand.display, hand.root)
  }

  /// The window behind all others.
  public init(root hand: XvfbHand) {
    (identifier, display, root) = (hand.root, hand.display, hand.root)
  }

  /// Where the window is on the screen and how large, in pixels.
  public var frame: [Int] {
    var attributes = XWindowAttributes()
    var (x, y, child): (Int32, Int32, UInt) = (0, 0, 0)
    XGetWindowAttributes(display, identifier, &attributes)
    XTranslateCoordinates(display, identifier, root, 0, 0, &x, &y, &child)
    return [Int(x), Int(y), Int(attributes.width), Int(attributes.height)]
  }

  /// Returns the bytes of a property; numbers of 32 bits come as eight bytes each.
  public func bytes(_ property: String) -> [UInt8] {
    var (type, format): (UInt, Int32) = (0, 0)
    var (count, rest): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, identifier, atom(property), 0, 100_000, 0, 0, &type, &format, &count, &rest, &data)
    guard let data else { return [] }
    defer { XFree(data) }
    return Array(UnsafeBufferPointer(start: data, count: Int(count) * (format == 32 ? 8 : 1)))
  }

  public func text(_ property: String) -> String {
    String(decoding: bytes(property), as: UTF8.self)
  }

  public func numbers(_ property: String) -> [UInt] {
    bytes(property).withUnsafeBytes { bytes in
      (0..<bytes.count / 8).map { bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt.self) }
    }
  }

  /// Returns the server's number for a name.
  public func atom(_ name: String) -> UInt { XInternAtom(display, name, 0) }

  /// Sends what a window manager sends by the protocol of this name.
  public func send(_ name: String, _ first: Int = 0, _ second: Int = 0) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = identifier
    event.xclient.message_type = atom("WM_PROTOCOLS")
    event.xclient.format = 32
    event.xclient.data.l = (Int(atom(name)), 0, first, second, 0)
    XSendEvent(display, identifier, 0, 0, &event)
    XSync(display, 0)
  }

  private static func find(_ name: String, below top: UInt, on display: OpaquePointer) -> UInt? {
    var (root, parent, count): (UInt, UInt, UInt32) = (0, 0, 0)
    var list: UnsafeMutablePointer<UInt>?
    XQueryTree(display, top, &root, &parent, &list, &count)
    guard let list else { return nil }
    defer { XFree(list) }
    let children = UnsafeBufferPointer(start: list, count: Int(count))
    return children.first { isShown($0, name, on: display) }
      ?? children.lazy.compactMap { find(name, below: $0, on: display) }.first
  }

  private static func isShown(_ window: UInt, _ name: String, on display: OpaquePointer) -> Bool {
    var hint = XClassHint()
    guard XGetClassHint(display, window, &hint) != 0 else { return false }
    defer {
      XFree(hint.res_name)
      XFree(hint.res_class)
    }
    var attributes = XWindowAttributes()
    XGetWindowAttributes(display, window, &attributes)
    return attributes.map_state == IsViewable && hint.res_class.map { String(cString: $0) } == name
  }
}

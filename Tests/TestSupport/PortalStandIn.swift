import CDBus
import Glibc

/// A stand-in for the desktop's portal on a test's bus.
///
/// It answers only while `serve` runs, so a portal that never answers is one that is not served.
public final class PortalStandIn {
  /// A setting's value, as the portal sends it.
  public enum Value: Sendable { case number(UInt32), bool(Bool), text(String) }
  /// Values by their keys, by the namespaces of these.
  public typealias Settings = [String: [String: Value]]

  private let connection: OpaquePointer
  private let settings: Settings
  private static let interface = "org.freedesktop.portal.Settings"
  private static let path = "/org/freedesktop/portal/desktop"

  /// Takes the portal's name on a bus.
  public init(on bus: PrivateBus, _ settings: Settings) throws {
    guard let connection = dbus_connection_open_private(bus.address, nil),
      dbus_bus_register(connection, nil) != 0
    else { throw XvfbFault.noServer }
    dbus_connection_set_exit_on_disconnect(connection, 0)
    dbus_bus_request_name(connection, "org.freedesktop.portal.Desktop", 0, nil)
    self.connection = connection
    self.settings = settings
  }

  deinit { stop() }

  private var isStopped = false

  /// Goes away, as at the end of a desktop's session.
  public func stop() {
    guard !isStopped else { return }
    isStopped = true
    dbus_connection_close(connection)
    dbus_connection_unref(connection)
  }

  /// Answers calls until one has been answered, and returns whether one was within ten seconds.
  public func answer(with error: String? = nil) -> Bool {
    for _ in 0..<1000 {
      dbus_connection_read_write(connection, 10)
      while let message = dbus_connection_pop_message(connection) {
        defer { dbus_message_unref(message) }
        guard dbus_message_is_method_call(message, Self.interface, "ReadAll") != 0 else { continue }
        send(error.map { dbus_message_new_error(message, $0, "no") } ?? answer(to: message))
        return true
      }
    }
    return false
  }

  /// Tells everybody that a setting has changed.
  public func change(_ namespace: String, _ key: String, to value: Value) {
    let signal = dbus_message_new_signal(Self.path, Self.interface, "SettingChanged")
    var cursor = DBusMessageIter()
    dbus_message_iter_init_append(signal, &cursor)
    append(.text(namespace), to: &cursor)
    append(.text(key), to: &cursor)
    appendVariant(value, to: &cursor)
    send(signal)
  }

  private func send(_ message: OpaquePointer?) {
    dbus_connection_send(connection, message, nil)
    dbus_connection_flush(connection)
    dbus_message_unref(message)
  }

  private func answer(to call: OpaquePointer) -> OpaquePointer? {
    let answer = dbus_message_new_method_return(call)
    var cursor = DBusMessageIter()
    dbus_message_iter_init_append(answer, &cursor)
    appendDictionary("{sa{sv}}", to: &cursor, settings) { values, cursor in
      self.appendDictionary("{sv}", to: &cursor, values) { self.appendVariant($0, to: &$1) }
    }
    return answer
  }

  private func appendDictionary<Element>(
    _ signature: String, to cursor: inout DBusMessageIter, _ entries: [String: Element],
    _ append: (Element, inout DBusMessageIter) -> Void
  ) {
    within(&cursor, Int32(UInt8(ascii: "a")), signature) { array in
      for (key, element) in entries {
        within(&array, Int32(UInt8(ascii: "e")), nil) { entry in
          self.append(.text(key), to: &entry)
          append(element, &entry)
        }
      }
    }
  }

  private func appendVariant(_ value: Value, to cursor: inout DBusMessageIter) {
    let signature =
      switch value {
      case .number: "u"
      case .bool: "b"
      case .text: "s"
      }
    within(&cursor, Int32(UInt8(ascii: "v")), signature) { append(value, to: &$0) }
  }

  private func within(
    _ cursor: inout DBusMessageIter, _ type: Int32, _ signature: String?,
    _ body: (inout DBusMessageIter) -> Void
  ) {
    var inner = DBusMessageIter()
    dbus_message_iter_open_container(&cursor, type, signature, &inner)
    body(&inner)
    dbus_message_iter_close_container(&cursor, &inner)
  }

  private func append(_ value: Value, to cursor: inout DBusMessageIter) {
    switch value {
    case .number(var number):
      dbus_message_iter_append_basic(&cursor, Int32(UInt8(ascii: "u")), &number)
    case .bool(let flag):
      var number: UInt32 = flag ? 1 : 0
      dbus_message_iter_append_basic(&cursor, Int32(UInt8(ascii: "b")), &number)
    case .text(let text):
      text.withCString { start in
        var start: UnsafePointer<CChar>? = start
        _ = dbus_message_iter_append_basic(&cursor, Int32(UInt8(ascii: "s")), &start)
      }
    }
  }
}

/// A method that somebody on the bus carries out.
nonisolated struct BusMethod: Hashable {
  var service: String
  var path: String
  var interface: String
  var name: String

  /// Introduces a new connection to the bus: the first call of all.
  static let hello = ofBus("Hello")
  /// Asks the bus for signals that satisfy a rule.
  static let addMatch = ofBus("AddMatch")
  /// Asks the desktop's portal for all settings of some namespaces; there since its first version.
  static let readSettings = BusMethod(
    service: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
    interface: "org.freedesktop.portal.Settings", name: "ReadAll")

  private static func ofBus(_ name: String) -> BusMethod {
    BusMethod(
      service: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
      interface: "org.freedesktop.DBus", name: name)
  }
}

import Glibc

/// Where the bus of a person's session listens.
nonisolated enum BusAddress {
  /// Returns the address that the environment names, or that of the socket in the person's folder
  /// of the session; nothing without either.
  ///
  /// Only sockets of this machine count: whatever else an address may ask for (another machine, a
  /// program to start) takes time or leaves something behind, which no chart is worth.
  ///
  ///     BusAddress.session(in: ["XDG_RUNTIME_DIR": "/run/user/1000"])
  ///     // "unix:path=/run/user/1000/bus"
  static func session(
    in environment: [String: String], exists: (String) -> Bool
  ) -> String? {
    if let named = environment["DBUS_SESSION_BUS_ADDRESS"] {
      let sockets = named.split(separator: ";").filter { $0.hasPrefix("unix:") }
      return sockets.isEmpty ? nil : sockets.joined(separator: ";")
    }
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/"),
      folder.utf8.allSatisfy(isPlain), exists(folder + "/bus")
    else { return nil }
    return "unix:path=\(folder)/bus"
  }

  /// The address for this process.
  static var session: String? {
    let names = ["DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"]
    let environment = names.reduce(into: [:]) { values, name in
      values[name] = getenv(name).map { String(cString: $0) }
    }
    return session(in: environment) { access($0, F_OK) == 0 }
  }

  /// Whether a byte stands for itself in an address.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "/"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

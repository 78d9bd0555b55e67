import CX11
import Glibc

/// The names of X that this program speaks, as the server's numbers.
struct Atoms {
  /// A name, written as the protocols write it.
  nonisolated enum Name: String, CaseIterable {
    case protocols = "WM_PROTOCOLS"
    case deleteWindow = "WM_DELETE_WINDOW"
    case ping = "_NET_WM_PING"
    case syncRequest = "_NET_WM_SYNC_REQUEST"
    case syncCounter = "_NET_WM_SYNC_REQUEST_COUNTER"
    case name = "_NET_WM_NAME"
    case iconName = "_NET_WM_ICON_NAME"
    case icon = "_NET_WM_ICON"
    case processIdentifier = "_NET_WM_PID"
    case windowType = "_NET_WM_WINDOW_TYPE"
    case normalWindow = "_NET_WM_WINDOW_TYPE_NORMAL"
    case managerCheck = "_NET_SUPPORTING_WM_CHECK"
    case state = "_NET_WM_STATE"
    case fullScreen = "_NET_WM_STATE_FULLSCREEN"
    case utf8 = "UTF8_STRING"
    case manager = "MANAGER"
    case settings = "_XSETTINGS_SETTINGS"
  }

  private let numbers: [UInt]

  /// Asks the server for all names in one round trip.
  init(display: OpaquePointer) {
    var names = Name.allCases.map { strdup($0.rawValue) }
    var numbers = [UInt](repeating: 0, count: names.count)
    XInternAtoms(display, &names, Int32(names.count), 0, &numbers)
    for name in names { free(name) }
    self.numbers = numbers
  }

  /// The server's number for a name.
  subscript(name: Name) -> UInt {
    Name.allCases.firstIndex(of: name).map { numbers[$0] } ?? 0
  }
}

import Testing

@testable import ChartWindow

@Suite struct BusAddressTests {
  @Test("the bus is the one that is named, or the socket in the folder of the session")
  func found() {
    #expect(address(["DBUS_SESSION_BUS_ADDRESS": "unix:path=/a"]) == "unix:path=/a")
    #expect(
      address(["DBUS_SESSION_BUS_ADDRESS": "unix:path=/a", "XDG_RUNTIME_DIR": "/run/user/1"])
        == "unix:path=/a")
    #expect(address(["XDG_RUNTIME_DIR": "/run/user/1"]) == "unix:path=/run/user/1/bus")
    #expect(address([:]) == nil)
    #expect(
      BusAddress.session(in: ["XDG_RUNTIME_DIR": "/run/user/1"], exists: { _ in false }) == nil)
  }

  @Test(
    "no bus is started, and none of another machine is asked",
    arguments: ["", "disabled:", "autolaunch:", "tcp:host=h,port=1", "unixexec:path=/bin/sh"])
  func refused(named: String) {
    #expect(
      address(["DBUS_SESSION_BUS_ADDRESS": named, "XDG_RUNTIME_DIR": "/run/user/1"]) == nil)
    #expect(address(["DBUS_SESSION_BUS_ADDRESS": named + ";unix:path=/a"]) == "unix:path=/a")
  }

  @Test("a folder whose name would have to be written differently is left alone")
  func oddFolders() {
    for folder in ["", "run", "/a b", "/a,b=c", "/ä"] {
      #expect(address(["XDG_RUNTIME_DIR": folder]) == nil)
    }
  }

  private func address(_ environment: [String: String]) -> String? {
    BusAddress.session(in: environment) { $0.hasSuffix("/bus") }
  }
}

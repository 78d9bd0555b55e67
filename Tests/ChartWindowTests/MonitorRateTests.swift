import CXTest
import TestSupport
import Testing

@Suite(.serialized) struct MonitorRateTests {
  @Test("frames follow the monitor's rate, from its first question on, and 60 without one")
  func rates() throws {
    let probe = try Probe()
    #expect(rate(probe) == "rate 60.0", "this server's monitor says 0")
    #expect(probe.hand.setMonitorRate(75))
    #expect(rate(probe) == "rate 75.0")
    #expect(probe.hand.setMonitorRate(144))
    #expect(rate(probe) == "rate 144.0")
    #expect(probe.hand.setMonitorRate(2000))
    #expect(rate(probe) == "rate 60.0")
  }

  @Test("a window that leaves the monitor has the usual rate, and its own again when it is back")
  func moves() throws {
    let probe = try Probe()
    #expect(probe.hand.setMonitorRate(75))
    #expect(rate(probe) == "rate 75.0")
    XMoveWindow(probe.hand.display, probe.window.identifier, 3000, 0)
    #expect(rate(probe) == "rate 60.0")
    XMoveWindow(probe.hand.display, probe.window.identifier, 10, 10)
    #expect(rate(probe) == "rate 75.0")
  }

  @Test("a server without the extension has the usual rate")
  func noExtension() throws {
    let probe = try Probe(server: ["-extension", "RANDR"])
    #expect(rate(probe) == "rate 60.0")
  }

  private func rate(_ probe: Probe) -> String? {
    probe.hand.focus(probe.window)
    probe.hand.type(XK_f)
    return probe.newLines().last { $0.hasPrefix("rate") }
  }
}

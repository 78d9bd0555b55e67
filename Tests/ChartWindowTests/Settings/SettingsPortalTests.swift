import CXTest
import Glibc
import TestSupport
import Testing

/// The probe on a bus of its own, with a stand-in for the desktop's portal.
@Suite(.serialized) struct SettingsPortalTests {
  private static let appearance = "org.freedesktop.appearance"
  private static let interface = "org.gnome.desktop.interface"

  private let bus: PrivateBus

  init() throws { bus = try PrivateBus() }

  private func probe() throws -> Probe {
    try Probe(environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
  }

  private func nextSettings(_ probe: Probe) -> String? {
    probe.program.lines.first { $0.hasPrefix("settings") }
  }

  @Test("S4-3: the portal's wishes are heeded once the first frame is there, and as they change")
  func life() throws {
    let portal = try PortalStandIn(
      on: bus,
      [
        Self.appearance: ["color-scheme": .number(1), "contrast": .number(0)],
        Self.interface: ["enable-animations": .bool(false), "font-name": .text("Inter 11")],
      ])
    let probe = try probe()
    #expect(nextSettings(probe) == "settings light moving", "nobody waits for an answer")
    #expect(portal.answer())
    #expect(nextSettings(probe) == "settings dark still")
    portal.change(Self.appearance, "color-scheme", to: .number(2))
    #expect(nextSettings(probe) == "settings light still")
    portal.change(Self.appearance, "color-scheme", to: .number(0))
    portal.change("org.example", "color-scheme", to: .number(1))
    portal.change(Self.interface, "font-name", to: .text("Sans 9"))
    portal.change(Self.interface, "enable-animations", to: .bool(true))
    #expect(nextSettings(probe) == "settings light moving", "and nothing in between")
    portal.change(Self.appearance, "reduced-motion", to: .number(1))
    #expect(nextSettings(probe) == "settings light still")
  }

  @Test("a portal that comes later is asked then, and one that goes leaves what it told")
  func restart() throws {
    let probe = try probe()
    #expect(nextSettings(probe) == "settings light moving")
    probe.program.status.waitUntilIdle()
    let first = try PortalStandIn(on: bus, [Self.appearance: ["color-scheme": .number(1)]])
    #expect(first.answer())
    #expect(nextSettings(probe) == "settings dark moving")
    first.stop()
    let second = try PortalStandIn(on: bus, [Self.appearance: ["reduced-motion": .number(1)]])
    #expect(second.answer())
    #expect(nextSettings(probe) == "settings light still")
  }

  @Test("the wishes of XSETTINGS and of the portal add up")
  func both() throws {
    let probe = try probe()
    let portal = try PortalStandIn(on: bus, [Self.appearance: ["color-scheme": .number(1)]])
    #expect(portal.answer())
    #expect(nextSettings(probe) == "settings light moving")
    #expect(nextSettings(probe) == "settings dark moving")
    let manager = XvfbSettings(
      by: probe.hand, XSettingsProperty([("Gtk/EnableAnimations", .number(0))]))
    #expect(nextSettings(probe) == "settings dark still")
    portal.change(Self.appearance, "color-scheme", to: .number(0))
    #expect(nextSettings(probe) == "settings light still")
    manager.stop()
    #expect(nextSettings(probe) == "settings light moving")
  }

  @Test("a portal that never answers is as good as none")
  func silence() throws {
    let portal = try PortalStandIn(on: bus, [Self.appearance: ["color-scheme": .number(1)]])
    let probe = try probe()
    #expect(settings(probe) == ["settings light moving"])
    #expect(quits(probe))
    portal.stop()
  }

  @Test("a portal that answers with an error is as good as none, until it tells a change")
  func refusal() throws {
    let portal = try PortalStandIn(on: bus, [Self.appearance: ["color-scheme": .number(1)]])
    let probe = try probe()
    #expect(portal.answer(with: "org.freedesktop.DBus.Error.UnknownMethod"))
    #expect(settings(probe) == ["settings light moving"])
    portal.change(Self.appearance, "color-scheme", to: .number(1))
    #expect(nextSettings(probe) == "settings dark moving")
    #expect(quits(probe))
  }

  @Test("a bus that dies takes nothing with it, not even what was told")
  func deadBus() throws {
    let portal = try PortalStandIn(on: bus, [Self.appearance: ["color-scheme": .number(1)]])
    let probe = try probe()
    #expect(portal.answer())
    #expect(nextSettings(probe) == "settings light moving")
    #expect(nextSettings(probe) == "settings dark moving")
    bus.stop()
    #expect(settings(probe) == [])
    probe.program.status.waitUntilIdle()
    let before = probe.program.status.sleeps
    usleep(300_000)
    #expect(probe.program.status.sleeps == before, "nothing wakes for a bus that is gone")
    #expect(quits(probe))
  }

  @Test("a bus that stands still, and an address without one, keep nobody waiting")
  func noBus() throws {
    bus.pause()
    let paused = try probe()
    #expect(settings(paused) == ["settings light moving"])
    #expect(quits(paused))
    for address in ["unix:path=/nowhere/bus", "nonsense", "unix:", "unix:path=/dev/null"] {
      let probe = try Probe(environment: ["DBUS_SESSION_BUS_ADDRESS": address])
      #expect(settings(probe) == ["settings light moving"])
      #expect(quits(probe))
    }
  }

  @Test("with a portal an idle window sleeps")
  func idle() throws {
    let portal = try PortalStandIn(on: bus, [Self.appearance: ["color-scheme": .number(1)]])
    let probe = try probe()
    #expect(portal.answer())
    #expect(nextSettings(probe) == "settings light moving")
    #expect(nextSettings(probe) == "settings dark moving")
    probe.program.status.waitUntilIdle()
    let before = probe.program.status.sleeps
    usleep(500_000)
    #expect(probe.program.status.sleeps == before)
  }

  /// The settings among the lines that the probe has printed since.
  private func settings(_ probe: Probe) -> [String] {
    probe.hand.focus(probe.window)
    return probe.newLines().filter { $0.hasPrefix("settings") }
  }

  /// Whether the probe ends as it should, without a word about buses.
  private func quits(_ probe: Probe) -> Bool {
    probe.hand.type(XK_q)
    return probe.program.exitStatus() == 0 && probe.program.errors.remaining().isEmpty
  }
}

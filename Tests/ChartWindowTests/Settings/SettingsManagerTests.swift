import CXTest
import TestSupport
import Testing

@Suite(.serialized) struct SettingsManagerTests {
  private static func settings(_ theme: String, animates: Int32) -> XSettingsProperty {
    XSettingsProperty([
      ("Net/ThemeName", .text(theme)), ("Gtk/EnableAnimations", .number(animates)),
    ])
  }

  private func settingsLines(_ probe: Probe) -> [String] {
    probe.newLines().filter { $0.hasPrefix("settings") }
  }

  @Test("S4-3: settings are heeded from the start, when they change, and when their manager goes")
  func life() throws {
    let probe = try Probe()
    #expect(settingsLines(probe) == ["settings light moving"])
    let manager = XvfbSettings(by: probe.hand, Self.settings("Adwaita-dark", animates: 0))
    #expect(settingsLines(probe) == ["settings dark still"])
    manager.publish(Self.settings("Adwaita", animates: 0))
    #expect(settingsLines(probe) == ["settings light still"])
    manager.publish(Self.settings("Adwaita", animates: 0))
    #expect(settingsLines(probe) == [], "nothing changed")
    manager.stop()
    #expect(settingsLines(probe) == ["settings light moving"])
    _ = XvfbSettings(by: probe.hand, Self.settings("Yaru-dark", animates: 1))
    #expect(settingsLines(probe) == ["settings dark moving"])
  }

  @Test("a change of the screen's size is not taken for one of the window")
  func rootEvents() throws {
    let probe = try Probe()
    _ = probe.newLines()
    var event = XEvent()
    event.xconfigure.type = ConfigureNotify
    event.xconfigure.event = probe.hand.root
    (event.xconfigure.width, event.xconfigure.height) = (77, 55)
    XSendEvent(probe.hand.display, probe.hand.root, 0, StructureNotifyMask, &event)
    XSync(probe.hand.display, 0)
    #expect(probe.newLines() == [])
  }
}

/// The desktop's portal, which tells a person's wishes and every change of them.
///
/// It may be absent, come later, never answer or go: then there is nothing to tell, and what it
/// told last stays.
final class SettingsPortal {
  private(set) var settings = PortalSettings()
  private let changed: () -> Void
  private var bus: SessionBus?
  /// The number of the call that asked for all settings and has not been answered.
  private var question: UInt32?

  private static let busName = "org.freedesktop.DBus"
  private static let rules = [
    "type='signal',sender='\(BusMethod.readSettings.service)',"
      + "interface='\(BusMethod.readSettings.interface)',member='SettingChanged'",
    "type='signal',sender='\(busName)',interface='\(busName)',member='NameOwnerChanged',"
      + "arg0='\(BusMethod.readSettings.service)'",
  ]

  /// Asks the portal on the bus at an address, or fails where there is no bus.
  ///
  /// `changed` is called whenever `settings` have become others.
  init?(at address: String, loop: EventLoop, changed: @escaping () -> Void) {
    self.changed = changed
    bus = SessionBus(at: address, loop: loop) { [weak self] in self?.note($0) }
    guard let bus else { return nil }
    // The bus carries out what it is asked in this order; nobody waits for its answers.
    bus.call(.hello)
    for rule in Self.rules { bus.call(.addMatch, .text(rule)) }
    ask()
  }

  private func ask() {
    let names = [PortalSettings.appearance, PortalSettings.interface]
    question = bus?.call(.readSettings, .list(names.map(BusValue.text)))
  }

  private func note(_ message: BusMessage) {
    let before = settings
    if let question, message.answeredCall == question {
      self.question = nil
      if message.isSuccess { settings = PortalSettings(message.arguments.first ?? .other) }
    } else if message.isSignal(BusMethod.readSettings.interface, "SettingChanged") {
      noteChange(message.arguments)
    } else if message.isSignal(Self.busName, "NameOwnerChanged") {
      noteOwner(message.arguments)
    }
    if settings != before { changed() }
  }

  private func noteChange(_ arguments: [BusValue]) {
    guard arguments.count == 3, let namespace = arguments[0].text, let key = arguments[1].text
    else { return }
    settings.note(namespace, key, arguments[2])
  }

  /// A portal that has just come has settings of its own: those of before are void once it answers.
  private func noteOwner(_ arguments: [BusValue]) {
    guard arguments.count == 3, arguments[0].text == BusMethod.readSettings.service,
      arguments[2].text?.isEmpty == false
    else { return }
    ask()
  }
}

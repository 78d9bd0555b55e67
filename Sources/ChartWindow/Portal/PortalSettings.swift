/// What the desktop's portal says of a person's wishes, as far as a chart heeds them.
nonisolated struct PortalSettings: Hashable {
  /// Whether dark windows are wanted.
  private(set) var isDark = false
  private var wantsLessMotion = false
  private var animates = true

  static let appearance = "org.freedesktop.appearance"
  static let interface = "org.gnome.desktop.interface"

  /// A person without wishes.
  init() {}

  /// Takes the settings out of the portal's answer.
  ///
  /// These are entries of a namespace with entries of a key with its value; what is not so is left
  /// out.
  init(_ answer: BusValue) {
    for namespace in answer.list {
      guard namespace.list.count == 2, let name = namespace.list[0].text else { continue }
      for entry in namespace.list[1].list where entry.list.count == 2 {
        note(name, entry.list[0].text ?? "", entry.list[1])
      }
    }
  }

  /// Whether nothing should move by itself.
  var reducesMotion: Bool { wantsLessMotion || !animates }

  /// Takes note of a setting; one of another type is as good as none.
  mutating func note(_ namespace: String, _ key: String, _ value: BusValue) {
    switch (namespace, key) {
    case (Self.appearance, "color-scheme"): isDark = value == .number(1)
    case (Self.appearance, "reduced-motion"): wantsLessMotion = value == .number(1)
    case (Self.interface, "enable-animations"): animates = value != .bool(false)
    default: break
    }
  }
}

import ChartCore

extension KeyBinding {
  /// The key with its modifiers in words: `Shift+Left`.
  var name: String {
    let held = [(Modifiers.control, "Ctrl+"), (.alt, "Alt+"), (.shift, "Shift+")]
    return held.filter { modifiers.contains($0.0) }.map(\.1).joined() + keyName
  }

  private var keyName: String {
    switch key {
    case .left: "Left"
    case .right: "Right"
    case .up: "Up"
    case .down: "Down"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "Page Up"
    case .pageDown: "Page Down"
    case .escape: "Escape"
    case .enter: "Enter"
    case .tab: "Tab"
    case .fullScreen: "F11"
    case .character(let character):
      modifiers.contains(.control) ? character.uppercased() : String(character)
    }
  }
}

/// A key with what it does: the one table that the window, the help and the tests read.
public struct KeyBinding: Sendable {
  public let key: Key
  public let modifiers: Modifiers
  public let command: Command
  public let help: String

  init(_ key: Key, _ command: Command, _ help: String, with modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
    self.command = command
    self.help = help
  }

  public static let all = [
    KeyBinding(.right, .step(1), "select the next datum; the last one at first"),
    KeyBinding(.left, .step(-1), "select the previous datum"),
    KeyBinding(.right, .step(10), "ten data on", with: .shift),
    KeyBinding(.left, .step(-10), "ten data back", with: .shift),
    KeyBinding(.home, .selectFirst, "select the first datum"),
    KeyBinding(.end, .selectLast, "select the last datum"),
    KeyBinding(.pageDown, .page(1), "one visible page on"),
    KeyBinding(.pageUp, .page(-1), "one visible page back"),
    KeyBinding(.character("+"), .zoom(2), "zoom in at the selection"),
    KeyBinding(.character("+"), .zoom(2), "zoom in at the selection", with: .shift),
    KeyBinding(.character("="), .zoom(2), "zoom in at the selection"),
    KeyBinding(.character("-"), .zoom(-2), "zoom out"),
    KeyBinding(.character("0"), .showEverything, "show everything"),
    KeyBinding(.character("u"), .undoView, "undo the last change of view"),
    KeyBinding(.character("u"), .redoView, "redo it", with: .shift),
    KeyBinding(.character("g"), .toggleGapless, "candles by true time, or without holes"),
    KeyBinding(.character("s"), .nextStyle, "next style of candles"),
    KeyBinding(.character("b"), .nextUnit, "merge candles into the next longer unit"),
    KeyBinding(.escape, .clearSelection, "clear the selection"),
    KeyBinding(.character("r"), .replay, "draw the line in again"),
    KeyBinding(.character("n"), .togglePanel(.notes), "what was left out of the file"),
    KeyBinding(.character("?"), .togglePanel(.help), "this list of keys"),
    KeyBinding(.character("?"), .togglePanel(.help), "this list of keys", with: .shift),
    KeyBinding(.fullScreen, .toggleFullScreen, "full screen and back"),
    KeyBinding(.character("q"), .quit, "quit"),
    KeyBinding(.character("q"), .quit, "quit", with: .control),
    KeyBinding(.character("w"), .quit, "quit", with: .control),
  ]

  /// Returns what a key does, or nothing.
  public static func command(for key: Key, _ modifiers: Modifiers) -> Command? {
    all.first { $0.key == key && $0.modifiers == modifiers }?.command
  }
}

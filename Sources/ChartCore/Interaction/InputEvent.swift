/// What a person did, with positions in points of the picture.
public enum InputEvent: Hashable, Sendable {
  case press(PointerButton, at: Point, Modifiers = [], clickCount: Int = 1)
  case release(PointerButton, at: Point)
  /// The pointer moved; `held` are the buttons down at that time.
  case motion(to: Point, held: Set<PointerButton> = [])
  /// The pointer left the window.
  case leave
  /// The wheel turned, in notches: right and up are positive.
  case scroll(x: Double, y: Double, at: Point, Modifiers = [])
  case key(Key, Modifiers = [])
  /// The keyboard focus or the pointer grab went elsewhere.
  case lost
}

/// A button of the pointer.
public enum PointerButton: Hashable, Sendable { case primary, middle, secondary }

/// The modifier keys held during an event.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let shift = Modifiers(rawValue: 1)
  public static let control = Modifiers(rawValue: 2)
  public static let alt = Modifiers(rawValue: 4)
}

/// A key by its meaning, whatever the keyboard's layout.
public enum Key: Hashable, Sendable {
  case left, right, up, down, home, end, pageUp, pageDown, escape, enter, tab, fullScreen
  /// A key that writes this character, lower case when it has one.
  case character(Character)
}

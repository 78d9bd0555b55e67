import CX11
import ChartCore

/// Turns one event of the X server into at most one of the chart's.
///
/// It remembers what single events do not say: which buttons went down in this window, and when
/// and where the last one did.
nonisolated struct EventTranslation {
  /// Device pixels a point.
  var scale: Double
  private var held: Set<PointerButton> = []
  private var clicks = ClickCounter()

  init(scale: Double) { self.scale = scale }

  /// Returns what the person did, or nothing when the event says nothing new.
  ///
  /// `symbol` looks a key up in the keyboard's layout.
  mutating func input(from event: XEvent, symbol: (XKeyEvent) -> KeySym) -> InputEvent? {
    switch event.type {
    case ButtonPress: press(event.xbutton)
    case ButtonRelease: release(event.xbutton)
    case MotionNotify: motion(event.xmotion)
    case KeyPress:
      Key(symbol: symbol(event.xkey)).map { .key($0, Modifiers(state: event.xkey.state)) }
    case LeaveNotify: leave(event.xcrossing)
    case FocusOut: focusOut(event.xfocus)
    case UnmapNotify: lose()
    default: nil
    }
  }
}

nonisolated extension EventTranslation {
  private mutating func press(_ event: XButtonEvent) -> InputEvent? {
    let place = point(event.x, event.y)
    let modifiers = Modifiers(state: event.state)
    switch event.button {
    case 4: return .scroll(x: 0, y: 1, at: place, modifiers)
    case 5: return .scroll(x: 0, y: -1, at: place, modifiers)
    case 6: return .scroll(x: -1, y: 0, at: place, modifiers)
    case 7: return .scroll(x: 1, y: 0, at: place, modifiers)
    default: break
    }
    guard let button = PointerButton(number: event.button) else { return nil }
    held.insert(button)
    let count = clicks.count(
      button, x: Int(event.x), y: Int(event.y), milliseconds: UInt32(truncatingIfNeeded: event.time)
    )
    return .press(button, at: place, modifiers, clickCount: count)
  }

  private mutating func release(_ event: XButtonEvent) -> InputEvent? {
    guard let button = PointerButton(number: event.button) else { return nil }
    held.remove(button)
    return .release(button, at: point(event.x, event.y))
  }

  private mutating func motion(_ event: XMotionEvent) -> InputEvent {
    // A button that is up again without a release went up in somebody else's grab.
    guard held.allSatisfy({ event.state & $0.mask != 0 }) else { return lose() }
    return .motion(to: point(event.x, event.y), held: held)
  }

  private mutating func leave(_ event: XCrossingEvent) -> InputEvent? {
    switch (event.mode, event.detail) {
    case (_, NotifyInferior): nil
    case (NotifyGrab, _): held.isEmpty ? nil : lose()
    case (NotifyUngrab, _): held.isEmpty ? .leave : lose()
    default: held.isEmpty ? .leave : nil
    }
  }

  private mutating func focusOut(_ event: XFocusChangeEvent) -> InputEvent? {
    // A key of the desktop (louder, next window) grabs the keyboard for a moment: no loss yet.
    let isPassing = event.mode == NotifyGrab || event.mode == NotifyUngrab
    return isPassing || event.detail == NotifyInferior ? nil : lose()
  }

  private mutating func lose() -> InputEvent {
    held = []
    return .lost
  }

  private func point(_ x: Int32, _ y: Int32) -> Point {
    Point(x: Double(x) / scale, y: Double(y) / scale)
  }
}

nonisolated extension PointerButton {
  fileprivate init?(number: UInt32) {
    switch number {
    case 1: self = .primary
    case 2: self = .middle
    case 3: self = .secondary
    default: return nil
    }
  }

  /// The bit that says so in an event when this button is down.
  fileprivate var mask: UInt32 {
    switch self {
    case .primary: UInt32(Button1Mask)
    case .middle: UInt32(Button2Mask)
    case .secondary: UInt32(Button3Mask)
    }
  }
}

nonisolated extension Modifiers {
  /// Creates the modifiers that the state of an X event names.
  fileprivate init(state: UInt32) {
    self = []
    if state & UInt32(ShiftMask) != 0 { insert(.shift) }
    if state & UInt32(ControlMask) != 0 { insert(.control) }
    if state & UInt32(Mod1Mask) != 0 { insert(.alt) }
  }
}

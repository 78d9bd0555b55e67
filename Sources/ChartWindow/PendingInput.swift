import CX11
import ChartCore

/// Events of which only the last in a row matters, kept until another kind arrives.
///
/// A hand moves the pointer a thousand times a second and drags a corner nearly as often; the
/// chart answers the last of each.
nonisolated struct PendingInput {
  private(set) var motion: XEvent?
  /// A new size of the window, in device pixels.
  private(set) var size: (width: Int, height: Int)?

  /// Keeps `event` if it is a motion or a new size, in the place of an earlier one.
  ///
  /// Returns whether it did. A motion waits for a size that came before it, not the reverse, so
  /// both may be kept: `size` counts first.
  mutating func keep(_ event: XEvent) -> Bool {
    switch event.type {
    case MotionNotify: motion = event
    case ConfigureNotify where motion == nil:
      size = (Int(event.xconfigure.width), Int(event.xconfigure.height))
    default: return false
    }
    return true
  }

  /// Returns what was kept and forgets it.
  mutating func take() -> PendingInput {
    defer { self = PendingInput() }
    return self
  }
}

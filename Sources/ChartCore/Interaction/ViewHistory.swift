/// The visible parts of x that were shown, for undo and redo.
///
/// Turns of the wheel in one direction count as one change.
struct ViewHistory: Hashable, Sendable {
  /// What a change was made by.
  enum Gesture: Hashable, Sendable { case zoomIn, zoomOut, pan, jump }

  private var past: [ClosedRange<Double>?] = []
  private var future: [ClosedRange<Double>?] = []
  private var last: Gesture?

  /// More changes than this are forgotten, the oldest first.
  private static let mostChanges = 200

  /// Notes that the view `before` is about to change.
  mutating func note(_ before: ClosedRange<Double>?, _ gesture: Gesture) {
    future = []
    if gesture == last && gesture != .jump { return }
    past.append(before)
    if past.count > Self.mostChanges { past.removeFirst() }
    last = gesture
  }

  /// Ends a gesture, so that the next one is a change of its own.
  mutating func endGesture() { last = nil }

  /// Returns the view before the last change, or nothing when there was none.
  mutating func undo(from current: ClosedRange<Double>?) -> ClosedRange<Double>?? {
    guard let view = past.popLast() else { return nil }
    future.append(current)
    last = nil
    return .some(view)
  }

  /// Returns the view that was undone last, or nothing when there is none.
  mutating func redo(from current: ClosedRange<Double>?) -> ClosedRange<Double>?? {
    guard let view = future.popLast() else { return nil }
    past.append(current)
    last = nil
    return .some(view)
  }
}

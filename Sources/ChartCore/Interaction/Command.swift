/// What a key asks for.
public enum Command: Hashable, Sendable {
  /// Moves the selection by so many data; negative is towards the first.
  case step(Int)
  case selectFirst
  case selectLast
  /// Moves selection and view by so many visible pages.
  case page(Int)
  case clearSelection
  /// Zooms by so many notches of the wheel; positive shows less of x.
  case zoom(Double)
  case showEverything
  case undoView
  case redoView
  /// Has the lines draw themselves in again.
  case replay
  case toggleFullScreen
  case quit
}

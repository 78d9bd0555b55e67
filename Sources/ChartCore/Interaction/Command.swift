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
  /// Merges data into the next longer unit, and then into what fits.
  case nextUnit
  /// Places sessions by true time, or without holes.
  case toggleGapless
  case nextStyle
  /// Opens a panel, or closes it.
  case togglePanel(Panel)
  case toggleFullScreen
  case quit
}

/// What a key asks for.
public enum Command: Hashable, Sendable {
  /// Moves the selection by so many data; negative is towards the first.
  case step(Int)
  case selectFirst
  case selectLast
  case clearSelection
  case toggleFullScreen
  case quit
}

/// Why a window could not be shown, or had to close.
nonisolated public enum WindowError: Error, Hashable, CustomStringConvertible {
  /// Neither an option nor the environment variable `DISPLAY` names a display.
  case noDisplayNamed
  /// The display is named, but no server answers.
  case cannotOpen(display: String)
  /// A server answers with these words, and refuses.
  case refused(display: String, reason: String)
  /// The server went away while the window was open.
  case displayLost
  /// The screen has no visual of eight bits each of red, green and blue.
  case noVisual
  /// The system gives no memory or no descriptors for the window.
  case noResources

  public var description: String {
    switch self {
    case .noDisplayNamed: "there is no display: DISPLAY is not set"
    case .cannotOpen(let display): "the display \(display) cannot be opened"
    case .refused(let display, let reason): "the display \(display) refuses: \(reason)"
    case .displayLost: "the connection to the display was lost"
    case .noVisual: "the display has no visual of 24 bits"
    case .noResources: "there is not enough memory for a window"
    }
  }
}

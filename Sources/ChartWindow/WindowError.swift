/// Why a window could not be shown, or had to close.
nonisolated public enum WindowError: Error, Hashable {
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
}

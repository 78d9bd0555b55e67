import ChartCore

/// What a client may ask of the window it is shown in.
///
/// Every closure may be called until `show` returns, on the main actor only.
public struct WindowHandle {
  /// Rings the bell of the display.
  public let bell: () -> Void
  /// Asks the window manager to fill the screen with the window, or to undo that.
  public let toggleFullScreen: () -> Void
  /// Ends the window, as if the person had closed it.
  public let close: () -> Void
  public let setTitle: (String) -> Void
  /// Has the client paint what became stale without an input event.
  public let invalidate: (Invalidation) -> Void
  /// How often a picture of something that moves can be seen: the rate of the window's monitor.
  public let framesPerSecond: () -> Double
  /// The event loop of the window: other descriptors, a timer, other threads.
  public let loop: EventLoop
}

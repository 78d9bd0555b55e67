import ChartCore

/// Calls back once a frame while something moves, and not at all otherwise.
///
/// A frame is a time, not a count: one that comes late takes the place of those that were missed.
final class FrameClock {
  private static let framesPerSecond = 60.0

  private let loop: EventLoop
  private var timer: EventLoop.Timer?

  init(loop: EventLoop) {
    self.loop = loop
  }

  /// Calls `frame` with the progress at each frame, last with 1; an earlier run ends (`S4-5`).
  func run(_ timing: AnimationTiming, _ frame: @escaping (Double) -> Void) {
    stop()
    let now = EventLoop.now
    frame(timing.progress(at: now))
    guard now < timing.end else { return }
    timer = loop.schedule(after: Self.wait(at: now, timing)) { [weak self] in
      self?.run(timing, frame)
    }
  }

  /// Forgets the frame that would come next.
  func stop() {
    timer.map(loop.cancel)
    timer = nil
  }

  /// The seconds until the next frame of a run that counts its frames from its first motion.
  private static func wait(at now: Double, _ timing: AnimationTiming) -> Double {
    let elapsed = now - timing.start - timing.delay
    guard elapsed >= 0 else { return -elapsed }
    let next = ((elapsed * framesPerSecond).rounded(.down) + 1) / framesPerSecond
    return min(next, timing.duration) - elapsed
  }
}

import ChartCore

/// Calls back once a frame while something moves, and not at all otherwise.
///
/// A frame is a time, not a count: one that comes late takes the place of those that were missed.
/// All that moves shares its frames.
final class FrameClock {
  /// What moves.
  enum Motion { case lines, digits }

  private struct Run {
    let timing: AnimationTiming
    let frame: (Double) -> Void
  }

  private let loop: EventLoop
  private let framesPerSecond: () -> Double
  private var runs: [Motion: Run] = [:]
  private var timer: EventLoop.Timer?
  /// When the first of the runs began to move: frames are counted from there.
  private var origin = 0.0

  /// Creates a clock that asks for the number of frames a second, above zero, before each.
  init(loop: EventLoop, framesPerSecond: @escaping () -> Double = { 60 }) {
    self.loop = loop
    self.framesPerSecond = framesPerSecond
  }

  /// Calls `frame` with the progress at each frame, last with 1; an earlier run of the same motion
  /// ends (`S4-5`).
  func run(_ motion: Motion, _ timing: AnimationTiming, _ frame: @escaping (Double) -> Void) {
    if runs.isEmpty { origin = timing.start + timing.delay }
    runs[motion] = Run(timing: timing, frame: frame)
    advance([motion])
  }

  /// Forgets the frames of a motion that would come next.
  func stop(_ motion: Motion) {
    runs[motion] = nil
    if runs.isEmpty { cancelTimer() }
  }

  /// Calls back for the progress of some motions, and waits for the next frame of all.
  private func advance(_ motions: [Motion]) {
    let now = EventLoop.now
    for motion in motions {
      guard let run = runs[motion] else { continue }
      if now >= run.timing.end { runs[motion] = nil }
      run.frame(run.timing.progress(at: now))
    }
    cancelTimer()
    let rate = runs.isEmpty ? 60 : framesPerSecond()
    let next = runs.values.map { run in
      Self.nextFrame(after: now, of: run.timing, origin: origin, framesPerSecond: rate)
    }
    guard let next = next.min() else { return }
    timer = loop.schedule(after: next - EventLoop.now) { [weak self] in
      guard let self else { return }
      timer = nil
      advance(Array(runs.keys))
    }
  }

  private func cancelTimer() {
    timer.map(loop.cancel)
    timer = nil
  }

  /// Returns when the next frame is due of something that moves or waits to: its beginning, a whole
  /// number of frames since `origin`, or its end.
  static func nextFrame(
    after now: Double, of timing: AnimationTiming, origin: Double, framesPerSecond: Double
  ) -> Double {
    let begin = timing.start + timing.delay
    guard now >= begin else { return begin }
    let frames = ((now - origin) * framesPerSecond).rounded(.down) + 1
    return min(origin + frames / framesPerSecond, timing.end)
  }
}

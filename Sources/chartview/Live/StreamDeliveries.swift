import ChartWindow

/// Hands over what a source delivers, all of a frame together.
///
/// Taking it in and painting it take at most half of the time, so that the person's input is never
/// kept waiting.
@MainActor
final class StreamDeliveries {
  private let window: WindowHandle
  private let take: (ByteQueue.Delivery) -> Void
  private var queue: ByteQueue?
  private var wake: WakePipe?
  /// Whether a delivery is to be taken in or painted.
  private var isBusy = false
  /// Whether more came meanwhile.
  private var hasMore = false
  private var nextTake = 0.0

  private static let frame = 1.0 / 60

  /// Starts to read `source`, a file behind `offset`, for as long as `window` is open; with
  /// `outlastsWriters` a FIFO has no end.
  init(
    from source: InputSource, offset: Int?, outlastsWriters: Bool, in window: WindowHandle,
    take: @escaping (ByteQueue.Delivery) -> Void
  ) throws(Failure) {
    self.window = window
    self.take = take
    let pipe: WakePipe
    do throws(WindowError) {
      pipe = try window.loop.makeWakePipe { [weak self] in self?.schedule() }
    } catch {
      throw .window(error)
    }
    wake = pipe
    do throws(SystemError) {
      queue = try StreamReader.start(
        source, from: offset, outlastsWriters: outlastsWriters, wake: pipe)
    } catch {
      throw .input(InputError(source: source, reason: .failed(error)))
    }
  }

  private func schedule() {
    guard !isBusy else {
      hasMore = true
      return
    }
    isBusy = true
    window.loop.schedule(after: nextTake - EventLoop.now) { [weak self] in self?.takeIn() }
  }

  private func takeIn() {
    hasMore = false
    let start = EventLoop.now
    if let delivery = queue?.take() { take(delivery) }
    // The loop paints before it comes to its timers again.
    window.loop.schedule(after: 0) { [weak self] in self?.rest(since: start) }
  }

  private func rest(since start: Double) {
    nextTake = start + max(Self.frame, 2 * (EventLoop.now - start))
    isBusy = false
    if hasMore { schedule() }
  }
}

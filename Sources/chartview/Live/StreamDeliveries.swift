import ChartWindow

/// Hands over what a source delivers, all of a frame together.
///
/// Taking it in takes at most half of the time, so that the person's input is never kept waiting.
@MainActor
final class StreamDeliveries {
  private let window: WindowHandle
  private let take: (ByteQueue.Delivery) -> Void
  private var queue: ByteQueue?
  private var wake: WakePipe?
  private var isScheduled = false
  private var nextTake = 0.0

  private static let frame = 1.0 / 60

  /// Starts to read `source`, a file behind `offset`, for as long as `window` is open.
  init(
    from source: InputSource, offset: Int?, in window: WindowHandle,
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
      queue = try StreamReader.start(source, from: offset, wake: pipe)
    } catch {
      throw .input(InputError(source: source, reason: .failed(error)))
    }
  }

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    window.loop.schedule(after: nextTake - EventLoop.now) { [weak self] in self?.takeIn() }
  }

  private func takeIn() {
    isScheduled = false
    guard let delivery = queue?.take() else { return }
    let start = EventLoop.now
    take(delivery)
    nextTake = max(start + Self.frame, 2 * EventLoop.now - start)
  }
}

import ChartCore
import ChartWindow

/// Shows rows in a window as they are appended to a source.
///
/// Rows that come within a frame are shown together, and showing takes at most half of the time,
/// so that the person's input is never kept waiting.
@MainActor
final class DocumentFollower: LivePart {
  var documentChanged: (any ChartDocument) -> Void = { _ in }
  private(set) var failure: Failure?
  private var followed: FollowedSource
  private let arguments: Arguments
  private let client: ViewerClient
  private var queue: ByteQueue?
  private var window: WindowHandle?
  private var wake: WakePipe?
  private var isScheduled = false
  private var nextShow = 0.0
  private var hasShown: Bool
  private var complaint: String?

  private static let frame = 1.0 / 60

  init(_ followed: FollowedSource, _ arguments: Arguments, _ client: ViewerClient) {
    self.followed = followed
    self.arguments = arguments
    self.client = client
    hasShown = followed.table.table != nil
  }

  /// Starts to read.
  func start(in window: WindowHandle) {
    self.window = window
    if !hasShown { client.show(note: LiveTexts.waiting) }
    do throws(SystemError) {
      let pipe: WakePipe
      do throws(WindowError) {
        pipe = try window.loop.makeWakePipe { [weak self] in self?.schedule() }
      } catch {
        return fail(.window(error))
      }
      wake = pipe
      queue = try StreamReader.start(followed.source, from: followed.offset, wake: pipe)
    } catch {
      fail(.input(InputError(source: followed.source, reason: .failed(error))))
    }
  }

  private func schedule() {
    guard !isScheduled, let window else { return }
    isScheduled = true
    window.loop.schedule(after: nextShow - EventLoop.now) { [weak self] in self?.takeIn() }
  }

  private func takeIn() {
    isScheduled = false
    guard let delivery = queue?.take() else { return }
    let start = EventLoop.now
    if delivery.startsAnew {
      followed.table = GrowingTable(options: arguments.readingOptions, keeping: arguments.keep)
    }
    do throws(Failure) {
      if try append(delivery) { try show(startsAnew: delivery.startsAnew) }
    } catch {
      heed(error, delivery)
    }
    if delivery.isLast { end(delivery) }
    nextShow = max(start + Self.frame, 2 * EventLoop.now - start)
  }

  /// Returns whether rows came with a delivery.
  private func append(_ delivery: ByteQueue.Delivery) throws(Failure) -> Bool {
    do throws(TableError) {
      var hasRows = try followed.table.append(delivery.bytes)
      if delivery.isLast, try followed.table.finish() { hasRows = true }
      return hasRows
    } catch {
      throw .data(followed.source, reason: error.message)
    }
  }

  private func show(startsAnew: Bool) throws(Failure) {
    let document = try followed.document(arguments)
    documentChanged(document)
    client.show(
      valuesChanged: !hasShown || startsAnew,
      state: hasShown ? nil : document.initialState(selecting: nil), document.framed)
    if !hasShown { client.show(note: nil) }
    hasShown = true
    complaint = nil
  }

  /// Bytes that hold no table yet may get one from those that follow, as long as any do.
  private func heed(_ failure: Failure, _ delivery: ByteQueue.Delivery) {
    if !hasShown {
      if delivery.isLast { fail(failure) }
      return
    }
    guard failure.message != complaint else { return }
    complaint = failure.message
    StandardStreams.complain(Messages.line(failure.message))
  }

  private func end(_ delivery: ByteQueue.Delivery) {
    if let reason = delivery.error {
      fail(.input(InputError(source: followed.source, reason: reason)))
    } else if !hasShown && failure == nil {
      fail(.input(InputError(source: followed.source, reason: .empty)))
    }
  }

  private func fail(_ failure: Failure) {
    self.failure = failure
    window?.close()
  }
}

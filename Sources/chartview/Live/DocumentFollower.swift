import ChartCore
import ChartWindow

/// Shows rows in a window as they are appended to a source.
@MainActor
final class DocumentFollower: LivePart {
  var documentChanged: (any ChartDocument) -> Void = { _ in }
  private(set) var failure: Failure?
  private var followed: FollowedSource
  private let arguments: Arguments
  private let client: ViewerClient
  private var window: WindowHandle?
  private var deliveries: StreamDeliveries?
  private var hasShown: Bool
  private var complaint: String?

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
    do throws(Failure) {
      deliveries = try StreamDeliveries(from: followed.source, offset: followed.offset, in: window)
      { [weak self] in self?.takeIn($0) }
    } catch {
      fail(error)
    }
  }

  private func takeIn(_ delivery: ByteQueue.Delivery) {
    if delivery.startsAnew {
      followed.table = GrowingTable(options: arguments.readingOptions, keeping: arguments.keep)
    }
    do throws(Failure) {
      if try append(delivery) { try show(startsAnew: delivery.startsAnew) }
    } catch {
      heed(error, delivery)
    }
    if delivery.isLast { end(delivery) }
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

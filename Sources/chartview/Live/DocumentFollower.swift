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
  private var complaints: RowComplaints

  init(_ followed: FollowedSource, _ arguments: Arguments, _ client: ViewerClient) {
    self.followed = followed
    self.arguments = arguments
    self.client = client
    complaints = RowComplaints(about: followed.source)
    hasShown = followed.table.table != nil
  }

  /// Starts to read.
  func start(in window: WindowHandle) {
    self.window = window
    complaints.loop = window.loop
    if !hasShown { client.show(note: LiveTexts.waiting) }
    do throws(Failure) {
      deliveries = try StreamDeliveries(
        from: followed.source, offset: followed.offset, outlastsWriters: true, in: window
      ) { [weak self] in self?.takeIn($0) }
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
    if !hasShown { complaints.note(document.warnings.map(\.warning).filter(\.lines.isEmpty)) }
    complaints.note(newWarnings)
    complaints.forgetFailure()
    hasShown = true
  }

  /// What was left out of the rows that came last.
  private var newWarnings: [Warning] {
    followed.table.news.flatMap { table in
      let document = try? arguments.document(of: [SourceTable(followed.source, table: table)])
      return (document?.warnings ?? []).compactMap { _, warning in
        let lines = warning.lines.filter { $0 >= followed.table.newsLine }
        return lines.isEmpty ? nil : Warning(lines: lines, message: warning.message)
      }
    }
  }

  /// Bytes that hold no table yet may get one from those that follow, as long as any do.
  private func heed(_ failure: Failure, _ delivery: ByteQueue.Delivery) {
    if hasShown { return complaints.note(failure) }
    if delivery.isLast || followed.table.isLong { fail(failure) }
  }

  /// A chart that is shown stays when its source breaks off.
  private func end(_ delivery: ByteQueue.Delivery) {
    if let reason = delivery.error {
      let failure = Failure.input(InputError(source: followed.source, reason: reason))
      if hasShown { complaints.note(failure) } else { fail(failure) }
    } else if !hasShown && failure == nil {
      fail(.input(InputError(source: followed.source, reason: .empty)))
    }
  }

  private func fail(_ failure: Failure) {
    self.failure = failure
    window?.close()
  }
}

import ChartCore
import ChartWindow

/// Fills a window from a pipe until it ends.
///
/// Rows show up as they come. At the end everything is read once more as a file would be, so that
/// what is inferred does not depend on how the bytes arrived.
@MainActor
final class DocumentFiller: LivePart {
  var documentChanged: (any ChartDocument) -> Void = { _ in }
  private(set) var failure: Failure?
  private let source: InputSource
  private let arguments: Arguments
  private let client: ViewerClient
  private var window: WindowHandle?
  private var deliveries: StreamDeliveries?
  private var spool = Spool()
  private var preview: GrowingTable
  private var hasShown = false

  init(_ source: InputSource, _ arguments: Arguments, _ client: ViewerClient) {
    self.source = source
    self.arguments = arguments
    self.client = client
    preview = GrowingTable(options: arguments.readingOptions)
  }

  /// Starts to read.
  func start(in window: WindowHandle) {
    self.window = window
    client.show(note: LiveTexts.waiting)
    attempt { () throws(Failure) in
      deliveries = try StreamDeliveries(
        from: source, offset: nil, outlastsWriters: false, in: window
      ) { [weak self] delivery in self?.takeIn(delivery) }
    }
  }

  private func takeIn(_ delivery: ByteQueue.Delivery) {
    attempt { () throws(Failure) in
      try reporting { () throws(InputError.Reason) in try spool.append(delivery.bytes) }
      if delivery.isLast { try finish(delivery.error) }
    }
    if delivery.isLast || preview.isHopeless { return }
    // What holds no table yet may get one from the bytes that follow.
    if (try? preview.append(delivery.bytes)) == true, let table = preview.table {
      _ = try? show(SourceTable(source, table: table))
    }
  }

  private func finish(_ error: InputError.Reason?) throws(Failure) {
    if let error { throw .input(InputError(source: source, reason: error)) }
    preview = GrowingTable()
    var stream: (any SourceStream)?
    try reporting { () throws(InputError.Reason) in stream = try spool.takeStream() }
    guard let stream else { return }
    let document = try show(SourceTable(source, stream, arguments.readingOptions))
    _ = try document.x(of: arguments.selection)
    document.complain()
  }

  private func reporting(_ step: () throws(InputError.Reason) -> Void) throws(Failure) {
    do throws(InputError.Reason) { try step() } catch {
      throw .input(InputError(source: source, reason: error))
    }
  }

  @discardableResult
  private func show(_ table: SourceTable) throws(Failure) -> any ChartDocument {
    let document = try arguments.document(of: [table])
    documentChanged(document)
    let selection = try? document.x(of: arguments.selection)
    client.show(
      valuesChanged: !hasShown,
      state: hasShown ? nil : document.initialState(selecting: selection), document.framed)
    if !hasShown { client.show(note: nil) }
    window?.setTitle(document.title)
    hasShown = true
    return document
  }

  /// Closes the window with what went wrong.
  private func attempt(_ step: () throws(Failure) -> Void) {
    do throws(Failure) {
      try step()
    } catch {
      failure = error
      window?.close()
    }
  }
}

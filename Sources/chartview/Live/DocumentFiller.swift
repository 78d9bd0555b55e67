import ChartCore
import ChartWindow

/// Fills a window from a pipe on standard input until it ends.
///
/// Rows show up as they come. At the end everything is read once more as a file would be, so that
/// what is inferred does not depend on how the bytes arrived.
@MainActor
final class DocumentFiller: LivePart {
  var documentChanged: (any ChartDocument) -> Void = { _ in }
  private(set) var failure: Failure?
  private let arguments: Arguments
  private let client: ViewerClient
  private var window: WindowHandle?
  private var deliveries: StreamDeliveries?
  private var bytes: [UInt8] = []
  private var preview: GrowingTable
  private var hasShown = false

  init(_ arguments: Arguments, _ client: ViewerClient) {
    self.arguments = arguments
    self.client = client
    preview = GrowingTable(options: arguments.readingOptions)
  }

  /// Starts to read.
  func start(in window: WindowHandle) {
    self.window = window
    client.show(note: LiveTexts.waiting)
    attempt { () throws(Failure) in
      deliveries = try StreamDeliveries(from: .standardInput, offset: nil, in: window) {
        [weak self] delivery in self?.takeIn(delivery)
      }
    }
  }

  private func takeIn(_ delivery: ByteQueue.Delivery) {
    bytes += delivery.bytes
    if delivery.isLast {
      attempt { () throws(Failure) in try finish(delivery.error) }
    } else if bytes.isPlainTable {
      // What holds no table yet may get one from the bytes that follow.
      if (try? preview.append(delivery.bytes)) == true, let table = preview.table {
        _ = try? show(SourceTable(.standardInput, table: table))
      }
    }
  }

  private func finish(_ error: InputError.Reason?) throws(Failure) {
    if let error { throw .input(InputError(source: .standardInput, reason: error)) }
    let document = try show(
      SourceTable(.standardInput, bytes: bytes, arguments.readingOptions))
    bytes = []
    document.complain()
  }

  @discardableResult
  private func show(_ table: SourceTable) throws(Failure) -> any ChartDocument {
    let document = try arguments.document(of: [table])
    documentChanged(document)
    let selection = arguments.selection.flatMap { SelectedX.value(of: $0, on: document.xKind) }
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

extension [UInt8] {
  /// Whether rows can be read before the end: not packed, not in two bytes a character, no JSON.
  fileprivate var isPlainTable: Bool {
    if starts(with: [0x1f, 0x8b]) || starts(with: [0xff, 0xfe]) || starts(with: [0xfe, 0xff]) {
      return false
    }
    let first = first { $0 > UInt8(ascii: " ") }
    return first != UInt8(ascii: "[") && first != UInt8(ascii: "{")
  }
}

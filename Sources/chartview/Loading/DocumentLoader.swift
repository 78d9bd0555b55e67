import ChartCore
import ChartWindow

/// Shows how far the reading of a chart has come, and then the chart.
@MainActor
final class DocumentLoader: LivePart {
  var documentChanged: (any ChartDocument) -> Void = { _ in } {
    didSet { next?.documentChanged = documentChanged }
  }
  var failure: Failure? { ownFailure ?? next?.failure }
  private var ownFailure: Failure?
  private let placeholder: LoadingDocument
  private let arguments: Arguments
  private let client: ViewerClient
  private let makeNext: (any ChartDocument) -> (any LivePart)?
  private var next: (any LivePart)?
  private var window: WindowHandle?
  private let terminal = TerminalProgress()

  /// How often the bar moves, in seconds.
  private static let interval = 0.1

  /// Creates the part; `next` takes over when the chart is there.
  init(
    _ placeholder: LoadingDocument, _ arguments: Arguments, _ client: ViewerClient,
    next: @escaping (any ChartDocument) -> (any LivePart)?
  ) {
    self.placeholder = placeholder
    self.arguments = arguments
    self.client = client
    makeNext = next
  }

  private var loading: DocumentLoading { placeholder.loading }

  /// Waits for the chart in the loop of the window.
  func start(in window: WindowHandle) {
    self.window = window
    window.loop.watch(loading.descriptor) { [weak self] in self?.finish() }
    window.loop.schedule(after: Self.interval) { [weak self] in self?.showProgress() }
  }

  private func showProgress() {
    guard let window, !loading.hasEnded(within: 0) else { return }
    client.show(valuesChanged: false, placeholder.framed)
    terminal.show(loading.progress)
    window.loop.schedule(after: Self.interval) { [weak self] in self?.showProgress() }
  }

  private func finish() {
    window?.loop.unwatch(loading.descriptor)
    terminal.clear()
    do throws(Failure) {
      if let document = try loading.document() { try show(document) }
    } catch {
      ownFailure = error
      window?.close()
    }
  }

  private func show(_ document: any ChartDocument) throws(Failure) {
    let selection = try document.x(of: arguments.selection)
    documentChanged(document)
    client.show(
      valuesChanged: true, state: document.initialState(selecting: selection), document.framed)
    document.complain()
    window?.setTitle(document.title)
    next = makeNext(document)
    next?.documentChanged = documentChanged
    if let window { next?.start(in: window) }
  }
}

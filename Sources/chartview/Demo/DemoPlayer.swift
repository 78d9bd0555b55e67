import ChartCore
import ChartWindow

/// Alternates between the two lines of the demo, each of which draws itself in (`S4-6`).
///
/// With reduced motion nothing alternates (`S4-3`).
@MainActor
final class DemoPlayer: LivePart {
  var documentChanged: (any ChartDocument) -> Void = { _ in }
  private let client: ViewerClient
  private let arguments: Arguments
  private var index = 0
  private var timer: EventLoop.Timer?

  init(_ client: ViewerClient, _ arguments: Arguments) {
    self.client = client
    self.arguments = arguments
  }

  /// Shows the other line after each interval, for as long as `window` is open and things move.
  func start(in window: WindowHandle) {
    client.settingsApplied = { [weak self] in self?.scheduleNext(in: window) }
    scheduleNext(in: window)
  }

  private func scheduleNext(in window: WindowHandle) {
    timer.map(window.loop.cancel)
    timer = nil
    guard !client.reducesMotion else { return }
    timer = window.loop.schedule(after: DrawIn.demoInterval) { [weak self] in
      self?.alternate()
      self?.scheduleNext(in: window)
    }
  }

  private func alternate() {
    index += 1
    let document = DrawInDocument(index: index, arguments)
    documentChanged(document)
    client.show(valuesChanged: true, document.view)
  }
}

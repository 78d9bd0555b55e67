import ChartWindow

/// What changes the chart of a window while it is open.
@MainActor
protocol LivePart: AnyObject {
  /// Hears of every document that takes the place of another.
  var documentChanged: (any ChartDocument) -> Void { get set }

  /// Why the window was closed, if by this part.
  var failure: Failure? { get }

  /// Begins to change the chart.
  func start(in window: WindowHandle)
}

extension LivePart {
  var failure: Failure? { nil }
}

import ChartCore
import ChartWindow

/// Gives the ticks of one window; when one fails, the window closes with that failure.
@MainActor
final class ViewingSession {
  private(set) var failure: Failure?
  private var action: TickAction?
  private let command: TickCommand
  private var series: [String]
  private var window: WindowHandle?
  private var watched: Int32?

  /// Creates the session for lines that name a value for each of `series`.
  init(_ command: TickCommand, series: [String]) {
    self.command = command
    self.series = series
  }

  /// Takes the window whose bell rings and whose loop waits for commands.
  func attach(to window: WindowHandle) {
    self.window = window
    action = TickAction(command, series: series, bell: window.bell)
  }

  /// Takes the names of the series of other data.
  func seriesChanged(to names: [String]) {
    series = names
    action?.series = names
  }

  /// Gives the tick for a new selection, nothing when it was cleared.
  func selectionChanged(to selection: SelectedDatum?) {
    carryOut { action throws(TickError) in try action.perform(selection) }
  }

  private func carryOut(_ step: (TickAction) throws(TickError) -> Void) {
    guard let action, failure == nil else { return }
    do throws(TickError) {
      try step(action)
      watchCommand(of: action)
    } catch {
      failure = .tick(error)
      window?.close()
    }
  }

  /// Waits for the end of the command that runs, so that the newest line follows it.
  private func watchCommand(of action: TickAction) {
    guard watched != action.commandEnd else { return }
    if let watched { window?.loop.unwatch(watched) }
    watched = action.commandEnd
    guard let watched else { return }
    window?.loop.watch(watched) { [weak self] in
      self?.carryOut { action throws(TickError) in try action.continueAfterCommand() }
    }
  }
}

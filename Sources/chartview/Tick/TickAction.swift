import ChartCore

/// Carries out `--tick`: what happens each time the selection changes.
final class TickAction {
  /// The line for a cleared selection, and the field of a series without a value.
  static let nothing = "-"

  private let command: TickCommand
  /// The names of the series that a line has a value for.
  var series: [String]
  private let bell: () -> Void
  private let runner: CommandRunner?

  /// Creates an action for lines that name a value for each of `series`; `bell` rings the
  /// display's bell.
  init(_ command: TickCommand, series: [String], bell: @escaping () -> Void) {
    self.command = command
    self.series = series
    self.bell = bell
    if case .exec(let words) = command {
      runner = CommandRunner(words)
    } else {
      runner = nil
    }
  }

  /// Does what is to be done for a new selection, nothing when it was cleared.
  func perform(_ selection: SelectedDatum?) throws(TickError) {
    switch command {
    case .none: break
    case .bell: bell()
    case .print, .exec: try perform(selection?.tickLine(series) ?? Self.nothing)
    }
  }

  private func perform(_ line: String) throws(TickError) {
    guard let runner else {
      do throws(OutputError) {
        return try StandardStreams.print(line + "\n")
      } catch {
        throw .output(error)
      }
    }
    try runner.run(line)
  }

  /// A descriptor that becomes readable when the command that runs has ended, for the event loop.
  ///
  /// The loop then calls `continueAfterCommand()`.
  var commandEnd: Int32? { runner?.end }

  /// Starts the command for the newest line that came while it ran.
  func continueAfterCommand() throws(TickError) {
    try runner?.runPending()
  }
}

/// Why a tick could not be given.
enum TickError: Error, Hashable {
  case output(OutputError)
  case command(String, SystemError)
}

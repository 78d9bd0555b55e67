import ChartRender
import ChartWindow

/// Why the program ends without having done its work.
enum Failure: Error, Hashable {
  case usage(UsageError)
  case input(InputError)
  case output(OutputError)
  case tick(TickError)
  case window(WindowError)
  case watch(SystemError)
  case render(RenderError)
  case format(FormatError)
  /// The source was read but holds no chart; the reason is a sentence without its end.
  case data(InputSource, reason: String)

  var message: String {
    switch self {
    case .usage(let error): error.message
    case .input(let error): error.message
    case .output(let error): error.message
    case .tick(let error): error.message
    case .window(let error): error.message
    case .watch(let error): "--watch: files cannot be watched: \(error.text)"
    case .render(let error): error.message
    case .format(let error): error.message
    case .data(let source, let reason): "\(source.name): \(reason)"
    }
  }

  /// The exit status: 2 when the arguments were wrong, else 1.
  var status: Int32 {
    switch self {
    case .usage, .format: 2
    default: 1
    }
  }
}

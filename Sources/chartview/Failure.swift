/// Why the program ends without having done its work.
enum Failure: Error, Hashable {
  case usage(UsageError)
  case input(InputError)
  case output(OutputError)
  case tick(TickError)

  var message: String {
    switch self {
    case .usage(let error): error.message
    case .input(let error): error.message
    case .output(let error): error.message
    case .tick(let error): error.message
    }
  }

  /// The exit status: 2 when the arguments were wrong, else 1.
  var status: Int32 {
    if case .usage = self { 2 } else { 1 }
  }
}

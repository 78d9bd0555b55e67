import ChartCore
import ChartRender
import ChartWindow

/// The sentences the program says on standard error: one line each, with its name in front.
enum Messages {
  /// Returns a whole line for standard error.
  ///
  /// Line breaks and other control characters, as in a file's name, are escaped.
  static func line(_ text: String) -> String { "chartview: \(text.terminalText)\n" }
}

extension InputSource {
  /// The name for messages.
  var name: String {
    switch self {
    case .file(let path): path
    case .standardInput: "standard input"
    }
  }
}

extension Warning {
  /// Returns the message for something left out of a source.
  func message(in source: InputSource) -> String {
    switch distinctLines.count {
    case 0: "\(source.name): \(message)"
    case 1: "\(source.name):\(lines[0]): \(message)"
    default: "\(source.name): \(message) (\(place.lowercased()))"
    }
  }
}

extension UsageError {
  var message: String {
    switch self {
    case .unknownOption(let name, let nearest): Self.unknown(name, nearest)
    case .missingValue(let option, let argument): "\(option) needs an argument, \(argument)"
    case .unexpectedValue(let option): "\(option) takes no argument"
    case .invalidValue(let option, let value, let expected):
      "\(option): \"\(value)\" is not \(expected)"
    case .noInput: "no file given; name one, or - for standard input"
    case .severalFollowed: "--follow takes one file"
    case .watchedInput: "--watch needs a file; --follow shows what comes on standard input"
    case .notAnX(let text): "--select: \"\(text)\" is not a number, and x counts numbers here"
    case .severalFilesOfCandles: "--candles shows one file at a time"
    case .standardOutputTwice:
      "--describe and --export cannot both write to standard output; name a file for one"
    }
  }

  private static func unknown(_ name: String, _ nearest: String) -> String {
    let isNear = Spelling.distance(name, nearest) <= 3 || nearest.hasPrefix(name)
    let advice = isNear ? "did you mean \(nearest)?" : "the nearest is \(nearest)"
    return "unknown option \(name); \(advice) (chartview --help lists all)"
  }
}

extension InputError {
  var message: String { "\(source.name): \(reason.message)" }
}

extension InputError.Reason {
  fileprivate var message: String {
    switch self {
    case .missing: "there is no such file"
    case .isDirectory: "is a folder, not a file"
    case .isDevice: "is a device, not a file"
    case .empty: "is empty"
    case .noMemory: "does not fit into memory"
    case .changed: "changed while it was read; try again"
    case .damagedGzip: "is packed with gzip but cut off or damaged"
    case .failed(let error): "cannot be read: \(error.text)"
    }
  }
}

extension OutputError {
  var message: String { "\(path == "-" ? "standard output" : path): \(reason.message)" }
}

extension OutputError.Reason {
  fileprivate var message: String {
    switch self {
    case .noFolder: "cannot be written: there is no such folder"
    case .isDirectory: "cannot be written: it is a folder"
    case .failed(let error): "cannot be written: \(error.text)"
    }
  }
}

extension WindowError {
  var message: String {
    let hint = self == .noDisplayNamed ? " (--export and --describe need none)" : ""
    return description + hint
  }
}

extension TickError {
  var message: String {
    switch self {
    case .output(let error): error.message
    case .command(let name, let error): "--tick: \(name) cannot be run: \(error.text)"
    }
  }
}

extension RenderError {
  var message: String {
    switch self {
    case .sizeOutOfRange(let width, let height, let limit):
      "a picture of \(PlainNumber.text(width)) by \(PlainNumber.text(height)) cannot be made; "
        + "the most is \(limit) by \(limit)"
    case .outOfMemory(let width, let height):
      "there is not enough memory for a picture of \(width) by \(height) pixels"
    case .drawingFailed(let reason): "the picture could not be drawn: \(reason)"
    }
  }
}

extension FormatError {
  var message: String {
    switch self {
    case .unknownTimeZone(let name):
      "--time-zone: \"\(name)\" is not a time zone, for instance Europe/Berlin or GMT+2"
    }
  }
}

/// What is wrong with a command line.
enum UsageError: Error, Hashable {
  /// No option is spelled like this; `nearest` is the accepted one with the nearest spelling.
  case unknownOption(String, nearest: String)
  /// The option is the last word and needs an argument.
  case missingValue(option: String, argument: String)
  /// The option takes no argument and was given one after `=`.
  case unexpectedValue(option: String)
  /// The argument cannot be read; `expected` is the noun phrase of the option table.
  case invalidValue(option: String, value: String, expected: String)
  /// No file was named and standard input is a terminal.
  case noInput
  /// `--select` names no place on the x axis of the data, which counts numbers.
  case notAnX(String)
  /// `--candles` and more than one file.
  case severalFilesOfCandles
  /// `--describe` and `--export` both want standard output.
  case standardOutputTwice
  /// `--follow` was given with more than one file.
  case severalFollowed
  /// `--watch` and standard input, which cannot be read again.
  case watchedInput
}

import ChartCore

/// The program: from its arguments to its exit status.
struct Program {
  private let arguments: Arguments

  /// Runs the program on the words of a command line, without its own name, and returns the exit
  /// status: 0 done, 1 the data or the display failed, 2 the arguments were wrong.
  static func run(_ words: [String]) -> Int32 {
    StandardStreams.prepare()
    do throws(Failure) {
      try Program(words).run()
      return 0
    } catch {
      StandardStreams.complain(Messages.line(error.message))
      return error.status
    }
  }

  private init(_ words: [String]) throws(Failure) {
    do throws(UsageError) {
      var parser = ArgumentParser()
      arguments = try parser.arguments(from: words)
    } catch {
      throw .usage(error)
    }
  }

  private func run() throws(Failure) {
    switch arguments.request {
    case .help: try print(Help.text())
    case .version: try print(Version.text + "\n")
    case .chart: _ = try input(from: source)
    }
  }

  private func input(from source: InputSource) throws(Failure) -> FileInput {
    do throws(InputError) {
      return try FileInput(source)
    } catch {
      throw .input(error)
    }
  }

  /// The one source of the chart: the file named, or a pipe on standard input.
  private var source: InputSource {
    get throws(Failure) {
      if let source = arguments.sources.first { return source }
      guard StandardStreams.inputIsPiped else { throw .usage(.noInput) }
      return .standardInput
    }
  }

  private func print(_ text: String) throws(Failure) {
    do throws(OutputError) {
      try StandardStreams.print(text)
    } catch {
      throw .output(error)
    }
  }
}

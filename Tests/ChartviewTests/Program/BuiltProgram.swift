import Foundation

@testable import chartview

/// The program as it was built with the tests, run as a person runs it.
struct BuiltProgram {
  /// What a run left: the two outputs and the exit status.
  struct Outcome {
    var output: String
    var errors: String
    var status: Int32
  }

  /// Where the program lies: beside the tests.
  static var path: String {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return tests.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } + "/chartview"
  }

  /// Variables of every run: no display, English, and nothing else.
  static let environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]

  /// Runs the program on some words, with `input` as its standard input, and waits for its end.
  static func run(
    _ words: [String], input: String? = nil, environment: [String: String] = environment
  ) throws -> Outcome {
    try run(path, words, input: input, environment: environment)
  }

  /// Runs a line of shell in which `chartview` is the program.
  static func shell(_ line: String) throws -> Outcome {
    let definition = "chartview() { '\(path)' \"$@\"; }; "
    return try run("/bin/sh", ["-c", definition + line], input: nil, environment: environment)
  }

  private static func run(
    _ path: String, _ words: [String], input: String?, environment: [String: String]
  ) throws -> Outcome {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = words
    process.environment = environment
    process.standardInput = try input.map { try handle(folder.write($0, to: "in")) } ?? .nullDevice
    process.standardOutput = try handle(folder.write("", to: "out"))
    process.standardError = try handle(folder.write("", to: "err"))
    try process.run()
    process.waitUntilExit()
    return Outcome(
      output: try String(contentsOfFile: folder["out"], encoding: .utf8),
      errors: try String(contentsOfFile: folder["err"], encoding: .utf8),
      status: process.terminationStatus)
  }

  private static func handle(_ path: String) throws -> FileHandle {
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError.last }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }
}

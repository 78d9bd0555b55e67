import Foundation

/// A program of this package that runs on a test's server and prints lines.
///
///     let program = try XvfbProgram("windowprobe", on: server)
///     program.lines.next()  // "size 400.0x300.0 at 1.0"
public final class XvfbProgram {
  public let lines: XvfbLines
  /// What it writes to standard error.
  public let errors: XvfbLines
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Starts the built program `name`; `environment` adds to the test's own.
  ///
  /// An interrupt is what it is for a program in the foreground, also where the tests run in the
  /// background, unless it is to be ignored.
  public init(
    _ name: String, _ arguments: [String] = [], on server: XvfbServer? = nil,
    environment: [String: String] = [:], ignoringInterrupts: Bool = false
  ) throws {
    let error = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let signal = ignoringInterrupts ? "--ignore-signal=INT" : "--default-signal=INT"
    process.arguments = [signal, Self.products.appendingPathComponent(name).path] + arguments
    var all = ProcessInfo.processInfo.environment
    all["DISPLAY"] = server?.display
    // The wishes of whoever runs the tests are not those of the tests.
    all["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"
    process.environment = all.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = error
    try process.run()
    lines = XvfbLines(output.fileHandleForReading)
    errors = XvfbLines(error.fileHandleForReading)
  }

  deinit {
    guard process.isRunning else { return }
    send(SIGKILL)
    process.waitUntilExit()
  }

  public var identifier: Int32 { process.processIdentifier }

  /// Writes to the program's standard input, as a pipe would.
  public func write(_ bytes: [UInt8]) {
    try? input.fileHandleForWriting.write(contentsOf: Data(bytes))
  }

  /// Lets the program read the end of its standard input.
  public func closeInput() { try? input.fileHandleForWriting.close() }

  /// Goes away as a reader of what the program prints.
  public func closeOutput() { try? output.fileHandleForReading.close() }

  /// Sends the program a signal.
  public func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits for the end and returns the exit status, or minus the signal that killed the program.
  public func exitStatus() -> Int32 {
    process.waitUntilExit()
    let status = process.terminationStatus
    return process.terminationReason == .exit ? status : -status
  }

  /// Stops the program until it gets SIGCONT, and returns once it stands still.
  public func pause() {
    send(SIGSTOP)
    status.waitUntilStopped()
  }

  public var status: XvfbStatus { XvfbStatus(identifier: identifier) }

  /// The folder of what the package builds, where the running tests lie too.
  private static var products: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }
}

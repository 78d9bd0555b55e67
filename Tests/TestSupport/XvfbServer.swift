import Foundation

/// An X server without a screen that a test has for itself.
///
///     let server = try XvfbServer()
///     server.display  // ":7"
public final class XvfbServer {
  /// The name by which programs open it.
  public let display: String
  private let process = Process()

  /// Starts a server with one screen of 1000 by 700 pixels, 24 bits deep; `options` add to its own.
  public init(_ options: [String] = []) throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "Xvfb", "-displayfd", "1", "-screen", "0", "1000x700x24", "-nolisten", "tcp",
      ] + options
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let lines = XvfbLines(output.fileHandleForReading)
    guard let number = lines.next() else { throw XvfbFault.noServer }
    display = ":" + number
  }

  deinit { stop() }

  /// Kills the server, as a crash would.
  ///
  /// A child of a test inherits a blocked SIGTERM, so nothing milder will do.
  public func stop() {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}

/// Why a test could not be set up.
public enum XvfbFault: Error {
  case noServer
  case noDisplay
  case noWindow
}

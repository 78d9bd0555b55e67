import Foundation

/// A window manager for a test's server: openbox, without a configuration of its own.
public final class XvfbManager {
  private let process = Process()

  /// Starts the manager and returns when it manages.
  public init(on server: XvfbServer, hand: XvfbHand) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["openbox"]
    process.environment = ["DISPLAY": server.display, "HOME": "/dev/null", "PATH": "/usr/bin"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // A window that is mapped while the manager starts may be forgotten.
    let root = XvfbWindow(root: hand)
    guard hand.waits(for: { !root.bytes("_NET_SUPPORTED").isEmpty }) else {
      throw XvfbFault.noServer
    }
    XvfbStatus(identifier: process.processIdentifier).waitUntilIdle()
  }

  deinit { stop() }

  public func stop() {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}

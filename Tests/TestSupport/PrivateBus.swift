import Foundation

/// A bus that a test has for itself; it starts no services.
public final class PrivateBus {
  /// What programs connect to.
  public let address: String
  private let process = Process()
  private let folder: URL

  public init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("bus-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let configuration = folder.appendingPathComponent("session.conf")
    try Self.configuration.write(to: configuration, atomically: true, encoding: .utf8)
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "dbus-daemon", "--config-file=\(configuration.path)", "--nofork", "--print-address",
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    guard let line = XvfbLines(output.fileHandleForReading).next() else {
      throw XvfbFault.noServer
    }
    address = line
  }

  deinit {
    stop()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Kills the bus, as a crash would.
  public func stop() {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Has the bus stand still, so that nobody gets an answer from it.
  public func pause() { kill(process.processIdentifier, SIGSTOP) }

  private static let configuration = """
    <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
      "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
    <busconfig>
      <type>session</type>
      <listen>unix:tmpdir=/tmp</listen>
      <policy context="default">
        <allow send_destination="*" eavesdrop="true"/>
        <allow eavesdrop="true"/>
        <allow own="*"/>
      </policy>
    </busconfig>
    """
}

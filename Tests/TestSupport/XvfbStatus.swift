import Foundation

/// What the kernel says of a running process.
public struct XvfbStatus {
  let identifier: Int32

  /// How often the process has gone to sleep of its own accord so far.
  public var sleeps: Int { Int(value("voluntary_ctxt_switches")) ?? -1 }

  /// Returns once the process has been stopped.
  func waitUntilStopped() {
    while !value("State").hasPrefix("T") { usleep(1000) }
  }

  /// Returns once the process has slept through twenty milliseconds, as it does when it waits.
  public func waitUntilIdle() {
    while true {
      let before = sleeps
      usleep(20_000)
      if value("State").hasPrefix("S") && sleeps == before { return }
    }
  }

  private func value(_ key: String) -> String {
    let text = try? String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix(key + ":") }
    return line.map { $0.dropFirst(key.count + 1).trimmingCharacters(in: .whitespaces) } ?? "S"
  }
}

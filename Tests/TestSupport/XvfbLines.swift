import Foundation

/// Lines that a program writes into a pipe, with an end to the patience of the reader.
public final class XvfbLines {
  private let handle: FileHandle
  private var rest: [UInt8] = []
  private var isAtEnd = false

  init(_ handle: FileHandle) { self.handle = handle }

  /// Returns the next line, or nothing at the end and when none comes in a minute.
  public func next() -> String? { next(within: 60) }

  /// Returns the next line, or nothing at the end and when none comes in so many seconds.
  public func next(within seconds: Double) -> String? {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while !rest.contains(UInt8(ascii: "\n")) && !isAtEnd {
      guard isReadable(before: deadline) else { return nil }
      read()
    }
    return takeLine()
  }

  /// Skips to the first line that satisfies the condition and returns it.
  public func first(where isWanted: (String) -> Bool) -> String? {
    while let line = next() { if isWanted(line) { return line } }
    return nil
  }

  /// Returns the lines that follow up to the end of the output.
  public func remaining() -> [String] {
    var lines: [String] = []
    while let line = next() { lines.append(line) }
    return lines
  }

  private func takeLine() -> String? {
    guard !rest.isEmpty else { return nil }
    let line = rest.prefix { $0 != UInt8(ascii: "\n") }
    rest.removeFirst(min(line.count + 1, rest.count))
    return String(decoding: line, as: UTF8.self)
  }

  private func isReadable(before deadline: Date) -> Bool {
    var entry = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, Int32(max(0, deadline.timeIntervalSinceNow * 1000))) > 0
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(handle.fileDescriptor, &bytes, bytes.count)
    isAtEnd = count <= 0
    rest += bytes.prefix(max(0, count))
  }
}

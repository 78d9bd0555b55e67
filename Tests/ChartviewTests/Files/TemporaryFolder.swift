import Foundation

@testable import chartview

/// A folder of a test's own that goes with its content when the test ends.
final class TemporaryFolder {
  let path: String

  /// Creates the folder where the system keeps temporary files.
  init() throws {
    var template = Array("/tmp/chartview-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError.last }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in the folder.
  subscript(name: String) -> String { "\(path)/\(name)" }

  /// What lies in the folder, in order.
  var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Writes a file and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    try OutputFile(self[name]).write(Array(text.utf8))
    return self[name]
  }

  /// Has a shell run commands in the folder.
  func run(_ commands: String) throws {
    _ = try BuiltProgram.shell("cd '\(self[""])' && \(commands)")
  }

  /// The content of a file as text.
  func text(of name: String) throws -> String {
    let input = try FileInput(.file(self[name]))
    return String(decoding: input.bytes, as: UTF8.self)
  }
}

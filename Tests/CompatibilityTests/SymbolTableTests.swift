import Foundation
import Testing

/// The table of symbols cannot lie: what it says is there is compiled in a use of it.
@Suite struct SymbolTableTests {
  private struct Symbol {
    let name: String
    let state: String
    let note: String
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private let symbols: [Symbol]
  private let uses: String

  init() throws {
    let page = try String(
      contentsOf: Self.root.appending(path: "docs/swift-charts.md"), encoding: .utf8)
    symbols = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      return Symbol(
        name: cells[1].trimmingCharacters(in: CharacterSet(charactersIn: "`")), state: cells[2],
        note: cells[3])
    }
    let folder = Self.root.appending(path: "Tests/ChartGallery")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    uses = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
  }

  @Test("every symbol has a state, and says why where it is not as documented")
  func states() {
    #expect(symbols.count > 500)
    for symbol in symbols {
      #expect(["as documented", "differs", "not built"].contains(symbol.state), "\(symbol.name)")
      #expect(symbol.state == "as documented" || !symbol.note.isEmpty, "\(symbol.name)")
    }
  }

  @Test("at least 95 % of the symbols in two dimensions are as documented")
  func share() {
    let flat = symbols.filter { !$0.note.contains("three dimensions") }
    let documented = flat.filter { $0.state == "as documented" }
    #expect(Double(documented.count) / Double(flat.count) >= 0.95)
  }

  @Test("every symbol that is there is used in code that is compiled")
  func areUsed() {
    for symbol in symbols where symbol.state != "not built" {
      for word in words(of: symbol.name) {
        #expect(uses.contains(word), "\(symbol.name): \(word) is not used")
      }
    }
  }

  /// The words that a use of a symbol has: its names, and the labels of its arguments.
  private func words(of name: String) -> [String] {
    let shared = [
      "init", "Optional", "ClosedRange", "Array", "RawRepresentable", "CGFloat", "subscript",
    ]
    let plain = name.components(separatedBy: " ")[0]
    let parts = plain.components(separatedBy: "(")
    var words = parts[0].split(separator: ".").map(String.init).filter { !shared.contains($0) }
    let labels = parts.count > 1 ? parts[1].split(separator: ":").map(String.init) : []
    words += labels.filter { $0.allSatisfy(\.isLetter) && !["content", "format"].contains($0) }
    return words
  }
}

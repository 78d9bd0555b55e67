import ChartCore

/// Writes a scene as an SVG document in which text stays text.
///
///     SVGWriter(family: "Inter").document(of: scene)
///     // <svg xmlns="http://www.w3.org/2000/svg" width="900" height="600" …
///
/// Numbers have two decimals at most. Items with a coordinate that is not finite are left out.
public struct SVGWriter {
  /// The font family of all texts, or several with commas between them.
  public var family: String

  public init(family: String = "sans-serif") {
    self.family = family
  }

  /// Returns the whole document, ending in a line break.
  public func document(of scene: Scene) -> String {
    var body = SVGBody()
    body.append(scene.items)
    let width = scene.size.width.svg
    let height = scene.size.height.svg
    let definitions = body.definitions.text
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="\(families.escapedForXML)" \
      stroke-miterlimit="10" xml:space="preserve">
      \(definitions.isEmpty ? "" : "<defs>\n\(definitions)</defs>\n")\(body.text)</svg>

      """
  }

  /// The families as CSS writes them, with a general one at the end.
  private var families: String {
    let names = family.split(separator: ",").map(String.init)
    let quoted = names.map { Self.isPlain($0) ? $0 : "'\($0.filter { $0 != "'" })'" }
    return (quoted + (names.contains("sans-serif") ? [] : ["sans-serif"])).joined(separator: ",")
  }

  private static func isPlain(_ name: String) -> Bool {
    name.utf8.allSatisfy { $0 == 0x2d || (0x61...0x7a).contains($0 | 0x20) }
  }
}

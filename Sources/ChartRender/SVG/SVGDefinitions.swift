import ChartCore

/// What elements of an SVG document refer to by name; equal definitions are written once.
struct SVGDefinitions {
  /// One thing to refer to.
  enum Definition: Hashable {
    case gradient(from: Point, to: Point, [GradientStop])
    case clip(Rect)
    /// A Gaussian blur with a standard deviation, of what is in an area.
    case blur(Double, Rect)
    /// Elements whose opacity hides what is elsewhere.
    case mask(String)
  }

  private(set) var text = ""
  private var identifiers: [Definition: String] = [:]

  /// Returns the name of a definition, writing it when it is new.
  mutating func identifier(of definition: Definition) -> String {
    if let known = identifiers[definition] { return known }
    let identifier = "d\(identifiers.count + 1)"
    identifiers[definition] = identifier
    text += definition.element(identifier) + "\n"
    return identifier
  }
}

extension SVGDefinitions.Definition {
  fileprivate func element(_ identifier: String) -> String {
    switch self {
    case .gradient(let from, let to, let stops):
      """
      <linearGradient id="\(identifier)" gradientUnits="userSpaceOnUse" x1="\(from.x.svg)" \
      y1="\(from.y.svg)" x2="\(to.x.svg)" y2="\(to.y.svg)">\(stops.map(\.svg).joined())\
      </linearGradient>
      """
    case .clip(let rect):
      "<clipPath id=\"\(identifier)\"><rect\(rect.svg)/></clipPath>"
    case .blur(let deviation, let area):
      """
      <filter id="\(identifier)" filterUnits="userSpaceOnUse"\(area.svg)>\
      <feGaussianBlur stdDeviation="\(deviation.svg)"/></filter>
      """
    case .mask(let elements):
      "<mask id=\"\(identifier)\" mask-type=\"alpha\">\(elements)</mask>"
    }
  }
}

extension GradientStop {
  fileprivate var svg: String {
    let opacity = color.alpha < 1 ? " stop-opacity=\"\(color.alpha.svg)\"" : ""
    return "<stop offset=\"\(location.svg)\" stop-color=\"\(color.svg)\"\(opacity)/>"
  }
}

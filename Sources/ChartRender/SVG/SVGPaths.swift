import ChartCore

extension Path {
  /// Returns the path as one SVG element: a basic shape when it is one, else a path.
  func svgShape(attributes: String) -> String {
    guard elements.count == 1, let only = elements.first else { return svgPath(attributes) }
    switch only {
    case .rect(let rect): return "<rect\(rect.svg)\(attributes)/>\n"
    case .roundedRect(let rect, let radius):
      return "<rect\(rect.svg) rx=\"\(max(radius, 0).svg)\"\(attributes)/>\n"
    case .ellipse(let rect):
      let radii = " rx=\"\((rect.width / 2).svg)\" ry=\"\((rect.height / 2).svg)\""
      return "<ellipse cx=\"\(rect.midX.svg)\" cy=\"\(rect.midY.svg)\"\(radii)\(attributes)/>\n"
    case .move, .line, .curve, .close: return svgPath(attributes)
    }
  }

  private func svgPath(_ attributes: String) -> String {
    var data = SVGPathData()
    for element in elements { data.append(element) }
    return "<path d=\"\(data.text)\"\(attributes)/>\n"
  }
}

extension Rect {
  /// Place and size as attributes.
  var svg: String {
    " x=\"\(x.svg)\" y=\"\(y.svg)\" width=\"\(width.svg)\" height=\"\(height.svg)\""
  }
}

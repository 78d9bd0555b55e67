import ChartCore

/// The elements of an SVG document, one a line, and the definitions they refer to.
struct SVGBody {
  private(set) var text = ""
  var definitions = SVGDefinitions()

  /// Writes items in order.
  mutating func append(_ items: [Scene.Item]) {
    for item in items { append(item) }
  }

  private mutating func append(_ item: Scene.Item) {
    switch item {
    case .fill(let path, let paint): fill(path, paint)
    case .stroke(let path, let style, let paint): stroke(path, style, paint)
    case .label(let label): append(label)
    case .group(let name, let clip, let items): group(name, clip: clip, items)
    case .shadow(let path, let color, let radius, let offset):
      shadow(path, color, radius: radius, offset: offset)
    case .layer(let effect, let items): layer(effect, items)
    }
  }

  private mutating func layer(_ effect: Scene.Effect, _ items: [Scene.Item]) {
    guard let attributes = attributes(of: effect, items) else { return }
    text += "<g\(attributes)>\n"
    append(items)
    text += "</g>\n"
  }

  /// Returns what changes a group of items, or nothing when they are not to be drawn.
  private mutating func attributes(of effect: Scene.Effect, _ items: [Scene.Item]) -> String? {
    switch effect {
    case .composite: return " style=\"isolation:isolate\""
    case .opacity(let opacity): return opacity.isFinite ? " opacity=\"\(opacity.svg)\"" : nil
    case .turned(let turns, let center):
      guard center.isFinite else { return nil }
      return " transform=\"rotate(\(turns % 4 * 90) \(center.x.svg) \(center.y.svg))\""
    case .blur(let radius):
      let deviation = max(radius, 0) / 2
      guard radius.isFinite, let bounds = items.pathBounds else { return "" }
      let area = bounds.expanded(by: 3 * deviation)
      return " filter=\"url(#\(definitions.identifier(of: .blur(deviation, area))))\""
    case .mask(let mask):
      var inner = SVGBody()
      inner.definitions = definitions
      inner.append(mask)
      definitions = inner.definitions
      return " mask=\"url(#\(definitions.identifier(of: .mask(inner.text))))\""
    }
  }

  private mutating func fill(_ path: Path, _ paint: Paint) {
    guard path.isDrawable, paint.isFinite else { return }
    text += path.svgShape(attributes: attributes("fill", paint))
  }

  private mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    guard path.isDrawable, style.isDrawable, paint.isFinite else { return }
    let isCrisp = path.isAxisAligned && style.lineWidth <= 1.5
    text += path.svgShape(
      attributes: " fill=\"none\"" + attributes("stroke", paint) + style.svg
        + (isCrisp ? " shape-rendering=\"crispEdges\"" : ""))
  }

  private mutating func append(_ label: Label) {
    guard label.position.isFinite, label.color.isFinite, label.style.size.isFinite,
      label.style.size > 0
    else { return }
    let line = label.text.shownOnOneLine
    text += "<text x=\"\(label.position.x.svg)\" y=\"\(label.position.y.svg)\""
    text += label.style.svg + label.anchor.svg(in: line) + attributes("fill", .color(label.color))
    text += ">\(line.escapedForXML)</text>\n"
  }

  private mutating func group(_ name: String, clip: Rect?, _ items: [Scene.Item]) {
    if let clip, !Path.Element.rect(clip).isFinite { return }
    text += name.isEmpty ? "<g" : "<g data-name=\"\(name.shownOnOneLine.escapedForXML)\""
    if let clip { text += " clip-path=\"url(#\(definitions.identifier(of: .clip(clip))))\"" }
    text += ">\n"
    append(items)
    text += "</g>\n"
  }

  private mutating func shadow(_ path: Path, _ color: RGBA, radius: Double, offset: Point) {
    guard path.isDrawable, color.isFinite, radius.isFinite, offset.isFinite,
      let bounds = path.bounds
    else { return }
    let deviation = max(radius, 0) / 2
    let area = bounds.expanded(by: 3 * deviation)
    let blur = definitions.identifier(of: .blur(deviation, area))
    let place = " transform=\"translate(\(offset.x.svg) \(offset.y.svg))\""
    let filter = " filter=\"url(#\(blur))\""
    text += path.svgShape(attributes: attributes("fill", .color(color)) + place + filter)
  }

  /// Returns ` fill="…"`, and the opacity when there is one to say.
  private mutating func attributes(_ name: String, _ paint: Paint) -> String {
    switch paint {
    case .color(let color):
      let opacity = color.alpha < 1 ? " \(name)-opacity=\"\(color.alpha.svg)\"" : ""
      return " \(name)=\"\(color.svg)\"" + opacity
    case .gradient(let from, let to, let stops):
      let gradient = definitions.identifier(of: .gradient(from: from, to: to, stops))
      return " \(name)=\"url(#\(gradient))\""
    }
  }
}

extension [Scene.Item] {
  /// The rectangle around all shapes.
  fileprivate var pathBounds: Rect? {
    reduce(nil) { bounds, item in
      let own: Rect? =
        switch item {
        case .fill(let path, _): path.bounds
        case .stroke(let path, let style, _): path.bounds?.expanded(by: style.lineWidth)
        case .group(_, _, let items), .layer(_, let items): items.pathBounds
        case .shadow(let path, _, let radius, _): path.bounds?.expanded(by: 2 * radius)
        case .label(let label):
          Rect(center: label.position, side: label.style.size * Double(label.text.count) * 2)
        }
      return own.map { bounds?.union($0) ?? $0 } ?? bounds
    }
  }
}

extension Rect {
  fileprivate init(center: Point, side: Double) {
    self.init(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
  }
}

extension StrokeStyle {
  /// The attributes that differ from those of the document.
  fileprivate var svg: String {
    var text = lineWidth == 1 ? "" : " stroke-width=\"\(lineWidth.svg)\""
    if lineCap != .butt { text += " stroke-linecap=\"\(lineCap)\"" }
    if lineJoin != .miter { text += " stroke-linejoin=\"\(lineJoin)\"" }
    let dashes = drawableDash(scale: 1)
    if dashes.isEmpty { return text }
    return text + " stroke-dasharray=\"\(dashes.map(\.svg).joined(separator: ","))\""
  }
}

extension TextStyle {
  fileprivate var svg: String {
    " font-size=\"\(size.svg)\""
      + (weight == .regular ? "" : " font-weight=\"\(weight.rawValue)\"")
      + (hasTabularDigits ? " style=\"font-variant-numeric:tabular-nums\"" : "")
  }
}

extension Label.Anchor {
  /// The attributes that put this side of a text at its place.
  ///
  /// A text that runs from right to left says so, and then it starts at its right.
  fileprivate func svg(in text: String) -> String {
    let isRightToLeft = text.isRightToLeft
    let direction = isRightToLeft ? " direction=\"rtl\"" : ""
    switch self {
    case .center: return direction + " text-anchor=\"middle\""
    case .left: return direction + (isRightToLeft ? " text-anchor=\"end\"" : "")
    case .right: return direction + (isRightToLeft ? "" : " text-anchor=\"end\"")
    }
  }
}

import ChartCore

/// The text of a path's `d` attribute, as short as absolute coordinates allow.
struct SVGPathData {
  private(set) var text = ""
  /// The command in force, which need not be repeated; a pair after `M` reads as a line.
  private var command: Character?

  /// Writes one finite element.
  mutating func append(_ element: Path.Element) {
    switch element {
    case .move(let point): append("M", [point])
    case .line(let point): append(command == nil ? "M" : "L", [point])
    case .curve(let first, let second, let end):
      if command == nil { append("M", [first]) }
      append("C", [first, second, end])
    case .close: if command != nil { append("Z", []) }
    case .rect(let rect): append(corners: rect)
    case .ellipse(let rect): append(ellipse: rect)
    case .roundedRect(let rect, let radius): append(rect, radius: radius)
    }
  }

  private mutating func append(_ name: Character, _ points: [Point]) {
    append(name, numbers: points.flatMap { [$0.x, $0.y] })
  }

  private mutating func append(_ name: Character, numbers: [Double]) {
    let isRepeated = name == command && name != "M" && name != "Z"
    if !isRepeated { text.append(name) }
    for (index, number) in numbers.enumerated() {
      let digits = number.svg
      if (index > 0 || isRepeated) && !digits.hasPrefix("-") { text.append(" ") }
      text += digits
    }
    command = name
  }

  private mutating func append(corners rect: Rect) {
    append("M", [rect.origin])
    append("H", numbers: [rect.maxX])
    append("V", numbers: [rect.maxY])
    append("H", numbers: [rect.minX])
    append("Z", [])
  }

  private mutating func append(ellipse rect: Rect) {
    append("M", [Point(x: rect.minX, y: rect.midY)])
    for end in [rect.maxX, rect.minX] {
      append("A", numbers: [rect.width / 2, rect.height / 2, 0, 1, 1, end, rect.midY])
    }
    append("Z", [])
  }

  private mutating func append(_ rect: Rect, radius: Double) {
    let radius = max(min(radius, rect.width / 2, rect.height / 2), 0)
    append("M", [Point(x: rect.minX + radius, y: rect.minY)])
    append("H", numbers: [rect.maxX - radius])
    arc(radius, to: Point(x: rect.maxX, y: rect.minY + radius))
    append("V", numbers: [rect.maxY - radius])
    arc(radius, to: Point(x: rect.maxX - radius, y: rect.maxY))
    append("H", numbers: [rect.minX + radius])
    arc(radius, to: Point(x: rect.minX, y: rect.maxY - radius))
    append("V", numbers: [rect.minY + radius])
    arc(radius, to: Point(x: rect.minX + radius, y: rect.minY))
    append("Z", [])
  }

  private mutating func arc(_ radius: Double, to end: Point) {
    append("A", numbers: [radius, radius, 0, 0, 1, end.x, end.y])
  }
}

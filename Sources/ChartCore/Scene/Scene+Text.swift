/// The scene as an indented tree: two decimals at most, no trailing zeros, in drawing order.
///
///     scene 640x400
///       axis y
///         label #6a6a70ff 12 at 8,300.13 "1,200"
extension Scene: CustomStringConvertible {
  public var description: String {
    var lines = ["scene \(size.width.brief)x\(size.height.brief)"]
    for item in items { item.write(to: &lines, depth: 1) }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Scene.Item {
  fileprivate func write(to lines: inout [String], depth: Int) {
    let margin = String(repeating: "  ", count: depth)
    switch self {
    case .group(let name, let clip, let items):
      lines.append(margin + name + (clip.map { " clip \($0.brief)" } ?? ""))
      for item in items { item.write(to: &lines, depth: depth + 1) }
    case .fill(let path, let paint):
      lines.append("\(margin)fill \(paint.brief) \(path.brief)")
    case .stroke(let path, let style, let paint):
      lines.append("\(margin)stroke \(paint.brief) \(style.brief) \(path.brief)")
    case .shadow(let path, let color, let radius, let offset):
      lines.append("\(margin)shadow \(color) \(radius.brief) by \(offset.brief) \(path.brief)")
    case .label(let label):
      lines.append(margin + label.brief)
    case .layer(let effect, let items):
      lines.append(margin + effect.brief)
      for item in items { item.write(to: &lines, depth: depth + 1) }
      guard case .mask(let mask) = effect else { break }
      lines.append(margin + "by")
      for item in mask { item.write(to: &lines, depth: depth + 1) }
    }
  }
}

extension Scene.Effect {
  fileprivate var brief: String {
    switch self {
    case .composite: "layer"
    case .opacity(let opacity): "layer opacity \(opacity.brief)"
    case .blur(let radius): "layer blur \(radius.brief)"
    case .mask: "layer masked"
    case .turned(let turns, let center): "layer turned \(turns * 90) around \(center.brief)"
    }
  }
}

extension Label {
  fileprivate var brief: String {
    let weight = style.weight == .regular ? "" : " \(style.weight)"
    let anchor = anchor == .left ? "" : " \(anchor)"
    let text = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "label \(color) \(style.size.brief)\(weight)\(anchor) at \(position.brief) \"\(text)\""
  }
}

extension Paint {
  fileprivate var brief: String {
    switch self {
    case .color(let color): color.description
    case .gradient(let start, let end, let stops):
      stops.map(\.color.description).joined(separator: "..") + " \(start.brief)-\(end.brief)"
    }
  }
}

extension StrokeStyle {
  fileprivate var brief: String {
    var words = [lineWidth.brief]
    if lineCap != .butt { words.append("\(lineCap)") }
    if lineJoin != .miter { words.append("join \(lineJoin)") }
    if !dash.isEmpty { words.append("dash " + dash.map(\.brief).joined(separator: ",")) }
    return words.joined(separator: " ")
  }
}

extension Path {
  fileprivate var brief: String { elements.map(\.brief).joined(separator: " ") }
}

extension Path.Element {
  fileprivate var brief: String {
    switch self {
    case .move(let point): "M\(point.brief)"
    case .line(let point): "L\(point.brief)"
    case .curve(let first, let second, let end): "C\(first.brief) \(second.brief) \(end.brief)"
    case .close: "Z"
    case .rect(let rect): "rect \(rect.brief)"
    case .ellipse(let rect): "ellipse \(rect.brief)"
    case .roundedRect(let rect, let radius): "round \(rect.brief) \(radius.brief)"
    }
  }
}

extension Rect {
  fileprivate var brief: String { "\(origin.brief) \(width.brief)x\(height.brief)" }
}

extension Point {
  fileprivate var brief: String { "\(x.brief),\(y.brief)" }
}

extension Double {
  /// The number with two decimals at most and no trailing zeros.
  fileprivate var brief: String {
    let hundredths = (self * 100).rounded()
    guard hundredths.magnitude < 1e15 else { return "\(self)" }
    let whole = Int(hundredths.magnitude)
    let sign = hundredths < 0 ? "-" : ""
    let (units, rest) = whole.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(sign)\(units)" }
    return rest % 10 == 0
      ? "\(sign)\(units).\(rest / 10)" : "\(sign)\(units).\(rest < 10 ? "0" : "")\(rest)"
  }
}

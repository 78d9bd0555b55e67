extension Scene.Item {
  /// Returns the rectangle that the item paints in at most, or nothing when it paints nothing.
  public func bounds(_ measurer: any TextMeasurer) -> Rect? {
    switch self {
    case .fill(let path, _): path.bounds
    case .stroke(let path, let style, _): path.bounds?.expanded(by: style.lineWidth)
    case .label(let label): label.bounds(measurer)
    case .group(_, let clip, let items):
      items.bounds(measurer).flatMap { clip?.intersection($0) ?? (clip == nil ? $0 : nil) }
    case .layer(let effect, let items): items.bounds(measurer).map { effect.bounds(of: $0) }
    case .shadow(let path, _, let radius, let offset):
      path.bounds.map {
        Rect(x: $0.x + offset.x, y: $0.y + offset.y, width: $0.width, height: $0.height)
          .expanded(by: 2 * radius)
      }
    }
  }
}

extension [Scene.Item] {
  /// Returns the rectangle that all items together paint in at most.
  public func bounds(_ measurer: any TextMeasurer) -> Rect? {
    compactMap { $0.bounds(measurer) }.reduce(nil) { $0?.union($1) ?? $1 }
  }
}

extension Scene.Effect {
  /// Returns the rectangle that items in another one paint in at most.
  fileprivate func bounds(of rect: Rect) -> Rect {
    switch self {
    case .composite, .opacity, .mask: return rect
    case .blur(let radius): return rect.expanded(by: 2 * radius)
    case .turned(let turns, let center):
      guard turns % 2 != 0 else {
        return turns % 4 == 0
          ? rect
          : Rect(
            x: 2 * center.x - rect.maxX, y: 2 * center.y - rect.maxY, width: rect.width,
            height: rect.height)
      }
      let middle = Point(x: rect.midX - center.x, y: rect.midY - center.y)
      let sign = turns % 4 == 1 ? 1.0 : -1
      let turned = Point(x: center.x - sign * middle.y, y: center.y + sign * middle.x)
      return Rect(
        x: turned.x - rect.height / 2, y: turned.y - rect.width / 2, width: rect.height,
        height: rect.width)
    }
  }
}

extension Label {
  fileprivate func bounds(_ measurer: any TextMeasurer) -> Rect {
    let size = measurer.size(of: text, style: style)
    // Glyphs may lean out of their advance width.
    return Rect(
      x: position.x - anchor.fraction * size.width, y: position.y - size.ascent,
      width: size.width, height: size.height
    ).expanded(by: 2)
  }
}

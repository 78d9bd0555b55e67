extension Scene.Item {
  /// Returns the rectangle that the item paints in at most, or nothing when it paints nothing.
  public func bounds(_ measurer: any TextMeasurer) -> Rect? {
    switch self {
    case .fill(let path, _): path.bounds
    case .stroke(let path, let style, _): path.bounds?.expanded(by: style.lineWidth)
    case .label(let label): label.bounds(measurer)
    case .group(_, let clip, let items):
      items.bounds(measurer).flatMap { clip?.intersection($0) ?? (clip == nil ? $0 : nil) }
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

/// A rectangle that fills its room.
public struct Rectangle: Shape {
  var margin = 0.0
  public init() {}

  public func path(in rect: Rect) -> Path { Path([.rect(rect.expanded(by: -margin))]) }
  public func inset(by distance: Double) -> Rectangle {
    var copy = self
    copy.margin += distance
    return copy
  }
}

/// A rectangle with quarter circles as corners; the radius is in points.
public struct RoundedRectangle: Shape {
  var cornerRadius: Double
  var margin = 0.0

  public init(cornerRadius: Double) {
    self.cornerRadius = cornerRadius
  }

  public func path(in rect: Rect) -> Path {
    let inner = rect.expanded(by: -margin)
    let radius = min(max(cornerRadius - margin, 0), min(inner.width, inner.height) / 2)
    return Path([.roundedRect(inner, radius)])
  }

  public func inset(by distance: Double) -> RoundedRectangle {
    var copy = self
    copy.margin += distance
    return copy
  }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: Double) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}

/// The largest circle in the middle of its room.
public struct Circle: Shape {
  public init() {}

  public func path(in rect: Rect) -> Path {
    let side = min(rect.width, rect.height)
    return Path([
      .ellipse(Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    ])
  }
}

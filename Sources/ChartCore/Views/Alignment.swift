/// Where views of different widths meet.
public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing

  var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// Where views of different heights meet.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline

  var fraction: Double {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}

/// Where a view sits in a larger one.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// Returns where a view of `size` sits in `rect`; leading is right when text runs that way.
  func rect(of size: Size, in rect: Rect, _ direction: LayoutDirection) -> Rect {
    let share = horizontal.fraction
    let left = direction == .leftToRight ? share : 1 - share
    return Rect(
      x: rect.minX + (rect.width - size.width) * left,
      y: rect.minY + (rect.height - size.height) * vertical.fraction,
      width: size.width, height: size.height)
  }
}

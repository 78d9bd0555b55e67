/// A view with empty room around it.
struct PaddedView: PrimitiveView {
  let content: any PrimitiveView
  let insets: EdgeInsets

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    let inner = content.dimensions(proposal.inset(by: insets), environment)
    return ViewDimensions(
      Size(
        width: inner.size.width + insets.leading + insets.trailing,
        height: inner.size.height + insets.top + insets.bottom),
      firstBaseline: inner.firstBaseline + insets.top)
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let insets = EdgeInsets(
      top: insets.top, leading: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom, trailing: isMirrored ? insets.leading : insets.trailing)
    content.draw(in: rect.inset(by: insets), environment, into: &composition)
  }
}

/// A view in a frame of a fixed or a bounded size.
struct FramedView: PrimitiveView {
  let content: any PrimitiveView
  let width: Double?
  let height: Double?
  let maxWidth: Double?
  let maxHeight: Double?
  let alignment: Alignment

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    let inner = content.dimensions(offer(proposal), environment).size
    return ViewDimensions(
      Size(
        width: width ?? Self.side(inner.width, proposal.width, maxWidth),
        height: height ?? Self.side(inner.height, proposal.height, maxHeight)))
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: width ?? proposal.width.map { min($0, maxWidth ?? $0) },
      height: height ?? proposal.height.map { min($0, maxHeight ?? $0) })
  }

  private static func side(_ inner: Double, _ proposed: Double?, _ most: Double?) -> Double {
    guard let most else { return inner }
    return min(proposed ?? inner, most)
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    let size = content.dimensions(ProposedSize(rect.size), environment).size
    content.draw(
      in: alignment.rect(of: size, in: rect, environment.layoutDirection), environment,
      into: &composition)
  }
}

/// A view at its ideal size, whatever is proposed.
struct FixedSizeView: PrimitiveView {
  let content: any PrimitiveView

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    content.dimensions(.unspecified, environment)
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    content.draw(in: rect, environment, into: &composition)
  }
}

/// A view whose centre is put at a point of the room around it.
struct PositionedView: PrimitiveView {
  let content: any PrimitiveView
  let position: Point

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    let ideal = content.dimensions(.unspecified, environment).size
    return ViewDimensions(
      Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height))
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    let size = content.dimensions(ProposedSize(rect.size), environment).size
    content.draw(
      in: Rect(
        x: rect.minX + position.x - size.width / 2, y: rect.minY + position.y - size.height / 2,
        width: size.width, height: size.height),
      environment, into: &composition)
  }
}

/// A view with another one behind or in front of it, in the same room.
struct LayeredView: PrimitiveView {
  let content: any PrimitiveView
  let layer: any PrimitiveView
  let isBehind: Bool
  let alignment: Alignment

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    content.dimensions(proposal, environment)
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    if !isBehind { content.draw(in: rect, environment, into: &composition) }
    let size = layer.dimensions(ProposedSize(rect.size), environment).size
    layer.draw(
      in: alignment.rect(of: size, in: rect, environment.layoutDirection), environment,
      into: &composition)
    if isBehind { content.draw(in: rect, environment, into: &composition) }
  }
}

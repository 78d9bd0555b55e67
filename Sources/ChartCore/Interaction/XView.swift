/// The visible part of x and the whole of it, with the changes a person makes.
///
/// Changes are made in positions, so they are the same on every scale. Each
/// returns the new visible part, or nothing when that is everything; it never
/// leaves the data.
struct XView: Hashable, Sendable {
  /// The scale of the visible part.
  let scale: Scale
  /// All of x, in data units.
  let full: ClosedRange<Double>
  /// The least that can be shown, in data units.
  let shortest: Double

  private var left: Double { scale.range.start }
  private var right: Double { scale.range.end }

  /// Returns the view after zooming by `factor`, below one to see less; what is at `position` stays.
  ///
  /// Nothing changes when less than `shortest` would be left.
  func zoomed(by factor: Double, at position: Double) -> ClosedRange<Double>? {
    let position = min(max(position, left), right)
    let zoomed = domain(
      from: position - (position - left) * factor, to: position + (right - position) * factor)
    guard let zoomed, factor < 1 else { return zoomed }
    return zoomed.upperBound - zoomed.lowerBound < shortest ? current : zoomed
  }

  /// Returns the view moved along by a distance in points; positive shows larger x.
  func panned(by distance: Double) -> ClosedRange<Double>? {
    let most = scale.position(for: full.upperBound) - right
    let least = scale.position(for: full.lowerBound) - left
    let distance = min(max(distance, min(least, 0)), max(most, 0))
    return domain(from: left + distance, to: right + distance)
  }

  /// Returns the view moved no farther than needed to show `x` with some room beside it.
  func showing(_ x: Double) -> ClosedRange<Double>? {
    let position = scale.position(for: x)
    let margin = (right - left) * 0.1
    if position < left { return panned(by: position - margin - left) }
    if position > right { return panned(by: position + margin - right) }
    return current
  }

  /// Returns a view of earlier data moved into these, as long as it was: no farther than needed, or
  /// to the end.
  func moved(_ view: ClosedRange<Double>, toEnd: Bool) -> ClosedRange<Double>? {
    let (start, end) = (scale.position(for: view.lowerBound), scale.position(for: view.upperBound))
    let least = scale.position(for: full.lowerBound) - start
    let most = scale.position(for: full.upperBound) - end
    let distance = toEnd ? most : max(min(0, most), least)
    if distance == 0 { return view == full ? nil : view }
    return domain(from: start + distance, to: end + distance)
  }

  /// Returns the view moved to the beginning or the end of the data.
  func atEnd(_ isLast: Bool) -> ClosedRange<Double>? {
    panned(by: isLast ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude)
  }

  /// The visible part as it is, or nothing when it is everything.
  var current: ClosedRange<Double>? { scale.domain == full ? nil : scale.domain }

  /// Returns the part of the data between two positions, or nothing when that is everything.
  private func domain(from start: Double, to end: Double) -> ClosedRange<Double>? {
    let low = max(scale.value(at: start), full.lowerBound)
    let high = min(scale.value(at: end), full.upperBound)
    guard low < high else { return current }
    let isFull = low == full.lowerBound && high == full.upperBound
    return isFull ? nil : low...high
  }
}

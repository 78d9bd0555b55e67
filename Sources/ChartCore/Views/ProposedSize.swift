/// The room a view is offered, in points; nothing asks for its ideal size.
struct ProposedSize: Hashable, Sendable {
  var width: Double?
  var height: Double?

  static let unspecified = ProposedSize(width: nil, height: nil)

  init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// Returns the proposal inside insets; never negative.
  func inset(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: height.map { max($0 - insets.top - insets.bottom, 0) })
  }
}

/// The size a view takes and where its first line of text stands, in points.
struct ViewDimensions: Hashable, Sendable {
  var size: Size
  /// From the top down to the first baseline; the height when there is no text.
  var firstBaseline: Double

  init(_ size: Size, firstBaseline: Double? = nil) {
    self.size = size
    self.firstBaseline = firstBaseline ?? size.height
  }
}

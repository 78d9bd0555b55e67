/// Everything about a chart that a person can change.
///
/// The picture is a function of the data and of this value.
public struct ViewState: Hashable, Sendable {
  /// The x of the selected datum, in data units, or nothing.
  public var selection: Double?
  /// Whether the pointer is held down in the plot.
  public var isScrubbing = false

  public init(selection: Double? = nil) {
    self.selection = selection
  }
}

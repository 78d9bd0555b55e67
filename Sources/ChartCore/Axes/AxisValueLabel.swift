import FoundationEssentials

/// A text or another view at a value of an axis.
///
/// Source: Swift Charts, `AxisValueLabel`.
public struct AxisValueLabel: AxisMark {
  private var options = AxisLabelOptions()

  public func collect(into collector: inout AxisMarkCollector) {
    collector.items.append(AxisMarkItem(kind: .label(options), style: collector.style))
  }
}

/// What a label of an axis shows and where it stands.
struct AxisLabelOptions {
  enum Content {
    case automatic
    case text(String)
    case format((PlotValue) -> String?)
    case view(() -> any View)
  }

  var content = Content.automatic
  var centered: Bool?
  var anchor: UnitPoint?
  var multiLabelAlignment: Alignment?
  var collision = AxisValueLabelCollisionResolution.automatic
  var offsetsMarks: Bool?
  var orientation = AxisValueLabelOrientation.automatic
  /// From the plot area, in points.
  var horizontalSpacing: Double?
  var verticalSpacing: Double?
}

extension AxisValueLabel {
  private init(_ options: AxisLabelOptions, _ content: AxisLabelOptions.Content) {
    self.options = options
    self.options.content = content
  }

  /// Creates the usual label.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil
  ) {
    options = AxisLabelOptions(
      centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collision: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  /// Creates a label in a format; none at a value that the format does not take.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      AxisLabelOptions(
        centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
        collision: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing),
      .format { value in Format.FormatInput(at: value).map { format.format($0) } })
  }

  /// Creates a label with a text.
  public init(
    _ text: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil
  ) {
    self.init(
      AxisLabelOptions(
        centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
        collision: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing),
      .text(String(text)))
  }

  /// Creates a label with a view.
  public init<Content: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      AxisLabelOptions(
        centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
        collision: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing),
      .view(content))
  }
}

/// What happens to labels that would lie over each other.
///
/// Source: Swift Charts, `AxisValueLabelCollisionResolution`.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, disabled, truncate
    case greedy(priority: Double, minimumSpacing: Double?)
  }

  let kind: Kind

  /// Those that have no room are left out.
  public static let automatic = AxisValueLabelCollisionResolution(kind: .automatic)
  /// All are drawn.
  public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)
  /// Those that have no room are left out.
  public static let greedy = greedy()
  /// Those that have no room beside labels of a higher priority are left out.
  public static func greedy(
    priority: Double = 0, minimumSpacing: Double? = nil
  ) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(
      kind: .greedy(priority: priority, minimumSpacing: minimumSpacing))
  }
  /// Those that have too little room are cut off.
  public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)
}

/// The direction that a label is read in.
///
/// Source: Swift Charts, `AxisValueLabelOrientation`.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }
  let kind: Kind

  public static let automatic = AxisValueLabelOrientation(kind: .automatic)
  public static let horizontal = AxisValueLabelOrientation(kind: .horizontal)
  /// From the top down.
  public static let vertical = AxisValueLabelOrientation(kind: .vertical)
  /// From the bottom up.
  public static let verticalReversed = AxisValueLabelOrientation(kind: .verticalReversed)
}

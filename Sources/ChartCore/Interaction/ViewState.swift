/// Everything about a chart that a person can change.
///
/// The picture is a function of the data and of this value.
public struct ViewState: Hashable, Sendable {
  /// The x of the selected datum, in data units, or nothing.
  public var selection: Double?
  /// Whether the pointer is held down in the plot.
  public var isScrubbing = false
  /// The part of x that is shown, in data units, or nothing for all of it.
  public internal(set) var visible: ClosedRange<Double>?
  /// The unit of the calendar that data are merged into, or nothing for the shortest that fits.
  public var calendarUnit: CalendarUnit?
  /// Whether sessions stand side by side, without the holes of nights and weekends.
  public var isGapless = true
  /// Which of its styles a kind of mark is drawn in, counted from 0.
  var styleIndex = 0
  /// The panel that lies over the chart.
  public var panel: Panel?
  /// The parts of x shown before, for undo and redo.
  var history = ViewHistory()
  /// Where a drag of the plot began.
  var pan: PanAnchor?
  /// How far the lines have drawn themselves in, from 0 to 1, or nothing when they are finished.
  public var drawIn: Double?
  /// How far the digits have rolled, from 0 to 1, or nothing when they stand still.
  public internal(set) var digits: Double?

  public init(selection: Double? = nil, visible: ClosedRange<Double>? = nil) {
    self.selection = selection
    self.visible = visible
  }
}

/// The beginning of a drag that moves the visible part: the pointer and the view there.
struct PanAnchor: Hashable, Sendable {
  var position: Double
  var view: XView
}

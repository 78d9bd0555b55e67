import ChartCore
import ChartWindow

/// Everything a command line asks for, checked and in the program's own types.
///
/// An optional that is `nil` was not given; the default depends on the data or the desktop.
struct Arguments: Hashable, Sendable {
  /// What the program is to do.
  var request = Request.chart
  /// The data, in the order given; empty when no file was named.
  var sources: [InputSource] = []
  /// The kind of chart; without it that of the data.
  var kind: ChartKind?
  /// Made-up data to show instead of a file.
  var demo: DemoName?
  /// The picture to write instead of opening a window.
  var export: ExportTarget?
  /// The form in which the chart is described instead of shown.
  var describe: DescriptionForm?
  /// In points.
  var size: Size?
  /// Device pixels a point.
  var scale: Double?
  /// An ISO 8601 text or a number, as written; see `SelectedX`.
  var selection: String?
  var tick = TickCommand.none
  var scrub = ScrubMode.drag
  var xColumn: String?
  var yColumns: [String] = []
  /// How files are read where it is not to be recognised; x and y are named above.
  var reading = ReadingOptions()
  var title: String?
  var symbol: String?
  var format: NumberStyle?
  var tint: RGBA?
  var risingColor: RGBA?
  var fallingColor: RGBA?
  var candleStyle = CandleStyle.candle
  var timeAxis = TimeAxisName.gapless
  var calendarUnit: CalendarUnit?
  var indicators: [Indicator] = []
  var differentiatesWithoutColor = false
  var interpolation = InterpolationName.monotone
  var theme = ThemeName.auto
  var timeZone: String?
  /// Whether the line draws itself in on appearing and when its values change.
  var drawsIn = false
  /// The seconds that takes; below zero is none.
  var drawInDuration = DrawIn.duration
  /// Whether nothing moves, whatever the desktop says.
  var reducesMotion = false
  /// Whether the chart follows changes of its files.
  var watches = false
  /// Whether the chart shows rows as they are appended to its source.
  var follows = false
  /// How much of a source that is followed is kept.
  var keep: KeepLimit?
  var display: String?
  var geometry: WindowGeometry?

  /// What the program is to do: the first of help and version that was given wins.
  enum Request: Hashable, Sendable { case chart, help, version }

  /// The picture's size when neither `--size` nor `--geometry` says another, in points.
  static let defaultSize = Size(width: 900, height: 600)
}

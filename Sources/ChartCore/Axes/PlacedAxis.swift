/// An axis with its marks placed: everything but the plot area they cross.
struct PlacedAxis {
  var layers: [PlacedAxisLayer] = []

  /// The ticks of the first layer that has labels.
  var ticks: [PlacedTick] { layers.first?.ticks ?? [] }

  /// How much room the labels and ticks on a side take, in points.
  func thickness(_ side: AxisSide) -> Double {
    layers.filter { $0.side == side }.map(\.thickness).max() ?? 0
  }

  var withoutLabels: PlacedAxis {
    var copy = self
    for index in copy.layers.indices { copy.layers[index].removeLabels() }
    return copy
  }
}

/// A side of the plot area, left and right as on the screen.
enum AxisSide: Hashable, Sendable { case left, right, top, bottom }

/// One layer of marks of an axis with their places along it.
struct PlacedAxisLayer {
  let side: AxisSide
  let preset: AxisMarkPreset
  var ticks: [PlacedTick]
  /// How far labels and ticks reach out of the plot area, in points.
  var thickness = 0.0

  mutating func removeLabels() {
    thickness = 0
    for index in ticks.indices {
      ticks[index].label = nil
      ticks[index].labels = []
    }
  }
}

/// A value of an axis with its marks.
struct PlacedTick {
  var value: Double
  /// In points, along the axis.
  var position: Double
  /// Half way to the next value, in points along the axis.
  var middle: Double
  /// The text of the label, if it is a text.
  var label: String?
  /// Where the middle of the label stands along the axis, in points.
  var labelPosition: Double
  var lines: [AxisMarkItem] = []
  var labels: [PlacedAxisLabel] = []
}

/// A label with its size.
struct PlacedAxisLabel {
  enum Content {
    case text(String, TextStyle)
    case view(any PrimitiveView)
  }

  var content: Content
  var size: Size
  let options: AxisLabelOptions
  let style: AxisMarkStyle
  /// The quarter turns clockwise that it is read at.
  let quarterTurns: Int
  /// What it stands for along the axis, and where its middle stands, in points.
  var place: Double
  var position: Double

  /// Its length along an axis, turned as it is.
  func length(_ axis: Axis) -> Double {
    (axis == .horizontal) == (quarterTurns % 2 == 0) ? size.width : size.height
  }
}

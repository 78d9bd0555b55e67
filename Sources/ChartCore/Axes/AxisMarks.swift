import FoundationEssentials

/// Marks at values of an axis: grid lines, ticks and labels.
///
///     AxisMarks(values: .stride(by: .day, count: 3)) { value in
///       AxisGridLine()
///       AxisValueLabel(format: .dateTime.day().month())
///     }
///
/// Own content takes the place of the usual marks; several `AxisMarks` are layers over each other.
///
/// Source: Swift Charts, `AxisMarks`.
public struct AxisMarks<Content>: AxisContent {
  private var layer = AxisLayer()

  public func collect(into collector: inout AxisCollector) { collector.layers.append(layer) }
}

/// The usual marks of an axis.
public struct DefaultAxisMarks: AxisMark {
  public func collect(into collector: inout AxisMarkCollector) {}
}

extension AxisMarks where Content == DefaultAxisMarks {
  /// Creates the usual marks.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    layer.preset = preset
    layer.position = position
    layer.values = values
    layer.stroke = stroke
  }

  /// Creates the usual marks at certain values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(
      preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke)
  }

  /// Creates the usual marks with labels in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset: preset, position: position, values: values, stroke: stroke)
    layer.format = { value in Format.FormatInput(at: value).map { format.format($0) } }
  }

  /// Creates the usual marks with labels in a format, at certain values.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position, values: AxisMarkValues(values),
      stroke: stroke)
  }

  /// Creates the usual marks with numbers in a style, with just as many digits as tell them apart.
  public init(
    numbers: NumberStyle.Kind, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    hasGrid: Bool = true
  ) {
    self.init(preset: preset, position: position, values: values)
    layer.numbers = numbers
    layer.hasGrid = hasGrid
  }
}

extension AxisMarks where Content: AxisMark {
  /// Creates the same marks at every value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }

  /// Creates the same marks at certain values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: AxisMarkValues(values)) { _ in
      content()
    }
  }

  /// Creates marks that depend on their value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    layer.preset = preset
    layer.position = position
    layer.values = values
    layer.marks = { value in
      var collector = AxisMarkCollector()
      content(value).collect(into: &collector)
      return collector.items
    }
  }

  /// Creates marks that depend on their value, at certain values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      preset: preset, position: position, values: AxisMarkValues(values), content: content)
  }
}

/// A value that an axis has marks at.
///
/// Source: Swift Charts, `AxisValue`.
public struct AxisValue {
  /// The place among the values of the axis, from 0.
  public let index: Int
  /// How many values there are.
  public let count: Int
  let value: PlotValue

  /// Returns the value as a type, or nothing where it is none of that type.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { Value(at: value) }
}

/// How the labels of an axis stand beside the plot area.
///
/// Source: Swift Charts, `AxisMarkPreset`.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, extended, aligned, inset }
  let kind: Kind

  public static let automatic = AxisMarkPreset(kind: .automatic)
  /// Grid lines go on to the outer edge of the labels, which stand beside them.
  public static let extended = AxisMarkPreset(kind: .extended)
  /// The first and the last label stay inside the plot area (`S0-17`).
  public static let aligned = AxisMarkPreset(kind: .aligned)
  /// The labels stand inside the plot area.
  public static let inset = AxisMarkPreset(kind: .inset)
}

/// The side of the plot area that an axis stands on.
///
/// Source: Swift Charts, `AxisMarkPosition`.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Side: Hashable, Sendable { case automatic, leading, trailing, top, bottom }
  let side: Side

  /// Below the plot area for x, on its trailing side for y.
  public static let automatic = AxisMarkPosition(side: .automatic)
  public static let leading = AxisMarkPosition(side: .leading)
  public static let trailing = AxisMarkPosition(side: .trailing)
  public static let top = AxisMarkPosition(side: .top)
  public static let bottom = AxisMarkPosition(side: .bottom)
}

/// The values that an axis has marks at.
///
/// Source: Swift Charts, `AxisMarkValues`.
public struct AxisMarkValues {
  enum Kind {
    case automatic(count: Int?, minimumStride: Double?)
    case stride(Double)
    case calendar(Calendar.Component, count: Int, Calendar?)
    case values([PlotValue])
  }

  let kind: Kind
  /// Whether an inferred domain is widened to a value at its ends.
  var roundsLowerBound: Bool?
  var roundsUpperBound: Bool?

  init<Value: Plottable>(_ values: [Value]) { kind = .values(values.map(\.plotValue)) }

  private init(_ kind: Kind, _ roundsLowerBound: Bool?, _ roundsUpperBound: Bool?) {
    self.kind = kind
    self.roundsLowerBound = roundsLowerBound
    self.roundsUpperBound = roundsUpperBound
  }

  /// Round values, as many as there is room for.
  public static var automatic: AxisMarkValues { .automatic() }

  /// Round values, about so many.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .automatic(count: desiredCount, minimumStride: nil), roundLowerBound, roundUpperBound)
  }

  /// Round values, about so many and no closer than a distance.
  public static func automatic<Stride: BinaryFloatingPoint>(
    minimumStride: Stride, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .automatic(count: desiredCount, minimumStride: Double(minimumStride)), roundLowerBound,
      roundUpperBound)
  }

  /// All multiples of a number.
  public static func stride<Stride: BinaryFloatingPoint>(
    by step: Stride, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(.stride(Double(step)), roundLowerBound, roundUpperBound)
  }

  /// Every so many units of the calendar, from their beginning.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .calendar(component, count: max(count, 1), calendar), roundLowerBound, roundUpperBound)
  }
}

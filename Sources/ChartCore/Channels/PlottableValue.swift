import FoundationEssentials

/// A labelled value: what a mark takes for x and for y.
///
///     LineMark(x: .value("Date", point.date), y: .value("Value", point.value))
///     BarMark(x: .value("Day", day, unit: .day), y: .value("Sales", 12))
///
/// Source: Swift Charts, `PlottableValue`.
public struct PlottableValue<Value: Plottable> {
  @usableFromInline let label: String
  @usableFromInline let value: Value
  /// The other end of an interval.
  @usableFromInline let end: Value?
  /// The unit of the calendar that the value stands for.
  @usableFromInline let unit: CalendarBin?

  @inlinable init(label: String, value: Value, end: Value? = nil, unit: CalendarBin? = nil) {
    self.label = label
    self.value = value
    self.end = end
    self.unit = unit
  }

  /// The value with its type forgotten.
  @inlinable var channel: ChannelValue {
    ChannelValue(label: label, value: value.plotValue, end: end?.plotValue, unit: unit)
  }
}

extension PlottableValue {
  /// Returns a labelled value; the label names the axis for people who do not see it.
  @inlinable public static func value<Label: StringProtocol>(
    _ label: Label, _ value: Value
  ) -> PlottableValue {
    PlottableValue(label: String(label), value: value)
  }

  /// Returns a labelled value.
  @inlinable public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label: label.plainText, value: value)
  }

  /// Returns an interval: a bar or a rectangle covers all of it, a point lies in its middle.
  @inlinable public static func value<Label: StringProtocol>(
    _ label: Label, _ range: Range<Value>
  ) -> PlottableValue where Value: Comparable {
    PlottableValue(label: String(label), value: range.lowerBound, end: range.upperBound)
  }

  /// Returns an interval: a bar or a rectangle covers all of it, a point lies in its middle.
  @inlinable public static func value(
    _ label: Text, _ range: Range<Value>
  ) -> PlottableValue where Value: Comparable {
    PlottableValue(label: label.plainText, value: range.lowerBound, end: range.upperBound)
  }

  /// Returns the interval of a bin.
  @inlinable public static func value<Label: StringProtocol>(
    _ label: Label, _ range: ChartBinRange<Value>
  ) -> PlottableValue where Value: Comparable {
    PlottableValue(label: String(label), value: range.lowerBound, end: range.upperBound)
  }

  /// Returns the interval of a bin.
  @inlinable public static func value(
    _ label: Text, _ range: ChartBinRange<Value>
  ) -> PlottableValue where Value: Comparable {
    PlottableValue(label: label.plainText, value: range.lowerBound, end: range.upperBound)
  }
}

extension PlottableValue where Value == Date {
  /// Returns an instant that stands for the whole day, or another unit, it lies in.
  ///
  /// Without a calendar the days are those of the chart's time zone.
  @inlinable public static func value<Label: StringProtocol>(
    _ label: Label, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(
      label: String(label), value: value, unit: CalendarBin(unit, calendar: calendar))
  }

  /// Returns an instant that stands for the whole day, or another unit, it lies in.
  @inlinable public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(
      label: label.plainText, value: value, unit: CalendarBin(unit, calendar: calendar))
  }
}

/// A labelled value whose type is forgotten.
@frozen @usableFromInline struct ChannelValue: Sendable {
  @usableFromInline var label: String
  @usableFromInline var value: PlotValue
  @usableFromInline var end: PlotValue?
  @usableFromInline var unit: CalendarBin?

  @inlinable init(
    label: String, value: PlotValue, end: PlotValue? = nil, unit: CalendarBin? = nil
  ) {
    self.label = label
    self.value = value
    self.end = end
    self.unit = unit
  }
}

/// A labelled value: what a mark takes for x and for y.
///
///     LineMark(x: .value("Date", point.date), y: .value("Value", point.value))
public struct PlottableValue<Value: Plottable> {
  let label: String
  let value: Value
  /// The unit of time that a mark is put in the middle of.
  let unit: CalendarUnit?

  public static func value(_ label: String, _ value: Value) -> PlottableValue {
    PlottableValue(label: label, value: value, unit: nil)
  }

  /// Returns an instant that stands for the whole day, or another unit, it lies in.
  public static func value(
    _ label: String, _ value: Value, unit: CalendarUnit.Kind
  ) -> PlottableValue {
    PlottableValue(label: label, value: value, unit: CalendarUnit(1, unit))
  }
}

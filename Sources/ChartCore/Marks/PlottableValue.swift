/// A labelled value: what a mark takes for x and for y.
///
///     LineMark(x: .value("Date", point.date), y: .value("Value", point.value))
public struct PlottableValue<Value: Plottable> {
  let label: String
  let value: Value

  public static func value(_ label: String, _ value: Value) -> PlottableValue {
    PlottableValue(label: label, value: value)
  }
}

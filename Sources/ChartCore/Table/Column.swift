/// One column of a table: a name that no other column has, and its values.
public struct Column: Sendable {
  public enum Values: Sendable {
    /// Missing cells are NaN.
    case numbers(PackedDoubles)
    /// Seconds since 1970, UTC; missing cells are NaN.
    case instants(PackedDoubles)
    /// Times of day in seconds since midnight; missing cells are NaN.
    case times(PackedDoubles)
    case texts(Texts)
  }

  public var name: String
  public var values: Values
  /// Cells that are neither missing nor of the column's kind, and what they contradict.
  var faults = CellFaults()
  /// How the cells were read; nil when they were not read from a file.
  var plan: ColumnPlan?

  public init(name: String, values: Values) {
    self.name = name
    self.values = values
  }

  public var count: Int {
    switch values {
    case .numbers(let values), .instants(let values), .times(let values): values.count
    case .texts(let texts): texts.count
    }
  }
}

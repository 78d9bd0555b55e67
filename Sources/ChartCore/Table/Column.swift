/// One column of a table: a name that no other column has, and its values.
public struct Column: Sendable {
  public enum Values: Sendable {
    /// Missing cells are NaN.
    case numbers([Double])
    /// Seconds since 1970, UTC; missing cells are NaN.
    case instants([Double])
    /// Missing cells are empty.
    case texts([String])
  }

  public var name: String
  public var values: Values

  public init(name: String, values: Values) {
    self.name = name
    self.values = values
  }

  public var count: Int {
    switch values {
    case .numbers(let values), .instants(let values): values.count
    case .texts(let values): values.count
    }
  }
}

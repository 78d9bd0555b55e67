import FoundationEssentials

/// A labelled property of the elements of some data: what a plot takes for x and for y.
///
///     LinePlot(days, x: .value("Date", \.date), y: .value("Price", \.price))
///
/// Source: Swift Charts, `PlottableProjection`.
public struct PlottableProjection<DataElement, Value: Plottable> {
  let label: String
  let start: Source
  /// The other end of an interval.
  var end: Source?
  var unit: CalendarBin?

  enum Source {
    case property(KeyPath<DataElement, Value>)
    case constant(Value)
  }
}

extension PlottableProjection {
  /// Returns a property of every element.
  public static func value(
    _ label: some StringProtocol, _ property: KeyPath<DataElement, Value>
  ) -> PlottableProjection {
    PlottableProjection(label: String(label), start: .property(property))
  }

  /// Returns a property of every element.
  public static func value(
    _ label: Text, _ property: KeyPath<DataElement, Value>
  ) -> PlottableProjection {
    PlottableProjection(label: label.plainText, start: .property(property))
  }

  /// Returns the same value for all elements.
  public static func value(
    _ label: some StringProtocol, _ value: Value
  ) -> PlottableProjection {
    PlottableProjection(label: String(label), start: .constant(value))
  }

  /// Returns the same value for all elements.
  public static func value(_ label: Text, _ value: Value) -> PlottableProjection {
    PlottableProjection(label: label.plainText, start: .constant(value))
  }

  /// Returns an interval between two properties of every element.
  public static func value(
    _ label: some StringProtocol, _ start: KeyPath<DataElement, Value>,
    _ end: KeyPath<DataElement, Value>
  ) -> PlottableProjection {
    PlottableProjection(label: String(label), start: .property(start), end: .property(end))
  }
}

extension PlottableProjection where Value == Date {
  /// Returns an instant of every element that stands for the whole unit it lies in.
  public static func value(
    _ label: some StringProtocol, _ property: KeyPath<DataElement, Date>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection(
      label: String(label), start: .property(property),
      unit: CalendarBin(unit, calendar: calendar))
  }
}

extension PlottableProjection {
  /// Returns the places of all elements in a channel.
  func coordinates(of elements: [DataElement], in domain: inout ChannelDomain) -> [Double] {
    start.coordinates(of: elements, label, in: &domain)
  }

  /// Returns the column of all elements along one axis.
  func column(of elements: [DataElement], in domain: inout ChannelDomain) -> PositionColumn {
    var column = PositionColumn(label: label, unit: unit)
    column.start = start.coordinates(of: elements, label, in: &domain)
    if let end { column.end = end.coordinates(of: elements, label, in: &domain) }
    return column
  }
}

extension PlottableProjection.Source {
  fileprivate func coordinates(
    of elements: [DataElement], _ label: String, in domain: inout ChannelDomain
  ) -> [Double] {
    switch self {
    case .constant(let value):
      let place = domain.coordinate(of: value.plotValue, label: label)
      return [Double](repeating: place, count: elements.count)
    case .property(let property):
      return known(property, elements, label, &domain)
        ?? elements.map { domain.coordinate(of: $0[keyPath: property].plotValue, label: label) }
    }
  }

  /// Returns stored numbers and dates without asking the key path for every element.
  private func known(
    _ property: KeyPath<DataElement, Value>, _ elements: [DataElement], _ label: String,
    _ domain: inout ChannelDomain
  ) -> [Double]? {
    guard let offset = MemoryLayout<DataElement>.offset(of: property), !elements.isEmpty,
      domain.kind != .category
    else { return nil }
    let stride = MemoryLayout<DataElement>.stride
    let values = elements.withUnsafeBytes { bytes -> [Double]? in
      let column = StridedBytes(
        bytes: bytes, offset: offset, stride: stride, count: elements.count)
      if Value.self == Double.self { return column.values { (value: Double) in value } }
      if Value.self == Date.self {
        return column.values { (date: Date) in date.timeIntervalSince1970 }
      }
      if Value.self == Int.self { return column.values { (value: Int) in Double(value) } }
      if Value.self == Float.self { return column.values { (value: Float) in Double(value) } }
      return nil
    }
    if values != nil { domain.note(Value.self == Date.self ? .date : .number, label: label) }
    return values
  }
}

/// A property of the elements of an array, where it is stored.
private struct StridedBytes {
  let bytes: UnsafeRawBufferPointer
  let offset: Int
  let stride: Int
  let count: Int

  @inline(__always) func values<Stored>(_ convert: (Stored) -> Double) -> [Double] {
    [Double](unsafeUninitializedCapacity: count) { values, filled in
      var place = offset
      for row in 0..<count {
        values[row] = convert(bytes.load(fromByteOffset: place, as: Stored.self))
        place += stride
      }
      filled = count
    }
  }
}

/// The width or the height of the marks of a plot: the same for all, or a property of each.
///
/// Source: Swift Charts, `MarkDimensions`.
public struct MarkDimensions<DataElement> {
  enum Source {
    case all(MarkDimension)
    case each((DataElement) -> MarkDimension)
  }

  let source: Source

  /// 70 % of the scale's step.
  public static var automatic: MarkDimensions { MarkDimensions(source: .all(.automatic)) }
  /// So many points.
  public static func fixed(_ length: Double) -> MarkDimensions {
    MarkDimensions(source: .all(.fixed(length)))
  }
  public static func fixed(_ length: KeyPath<DataElement, Double>) -> MarkDimensions {
    MarkDimensions(source: .each { .fixed($0[keyPath: length]) })
  }
  /// A share of the scale's step.
  public static func ratio(_ ratio: Double) -> MarkDimensions {
    MarkDimensions(source: .all(.ratio(ratio)))
  }
  public static func ratio(_ ratio: KeyPath<DataElement, Double>) -> MarkDimensions {
    MarkDimensions(source: .each { .ratio($0[keyPath: ratio]) })
  }
  /// The scale's step without so many points on each side.
  public static func inset(_ inset: Double) -> MarkDimensions {
    MarkDimensions(source: .all(.inset(inset)))
  }
  public static func inset(_ inset: KeyPath<DataElement, Double>) -> MarkDimensions {
    MarkDimensions(source: .each { .inset($0[keyPath: inset]) })
  }
}

extension MarkDimensions: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
  public init(floatLiteral value: Double) { self = .fixed(value) }
}

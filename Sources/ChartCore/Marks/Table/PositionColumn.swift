import Glibc

/// Where a mark lies along one axis, before scales are known.
@frozen @usableFromInline enum PositionChannel: Sendable {
  /// A value, or the interval that it stands for.
  case data(ChannelValue)
  /// From one value to another.
  case span(ChannelValue, ChannelValue)
  /// So many points from the start of the plot area, or in its middle.
  case points(Double?)
  /// Between two distances from the start of the plot area, or its edges.
  case pointSpan(Double?, Double?)
}

/// The positions of the marks of a layer along one axis: all of them have the same shape.
struct PositionColumn: Hashable, Sendable {
  enum Shape: UInt8, Hashable, Sendable { case value, span, points, pointSpan }

  let shape: Shape
  /// The value, or where it starts: data, or points with NaN for none.
  var start: [Double] = []
  /// Where intervals end, NaN for a mark without an interval; empty when none has one.
  var end: [Double] = []
  /// The unit that all values stand for.
  let unit: CalendarBin?
  let label: String

  init(_ channel: PositionChannel) {
    switch channel {
    case .data(let value): (shape, unit, label) = (.value, value.unit, value.label)
    case .span(let start, let end):
      (shape, unit, label) = (.span, start.unit, start.label.isEmpty ? end.label : start.label)
    case .points: (shape, unit, label) = (.points, nil, "")
    case .pointSpan: (shape, unit, label) = (.pointSpan, nil, "")
    }
  }

  /// Creates a column of one shape with all of its rows.
  init(_ channel: PositionChannel, start: [Double], end: [Double] = []) {
    self.init(channel)
    self.start = start
    self.end = end
  }

  /// Creates the column of data that are known as a whole.
  init(label: String, unit: CalendarBin? = nil, start: [Double] = [], end: [Double] = []) {
    shape = .value
    self.unit = unit
    self.label = label
    self.start = start
    self.end = end
  }

  /// Creates an empty column of data that go from one value to another.
  init(spanOf label: String) {
    (shape, unit) = (.span, nil)
    self.label = label
  }

  /// Whether a mark at this position can join the column.
  func admits(_ channel: PositionChannel) -> Bool {
    switch channel {
    case .data(let value): shape == .value && unit == value.unit
    case .span(let start, _): shape == .span && unit == start.unit
    case .points: shape == .points
    case .pointSpan: shape == .pointSpan
    }
  }

  var count: Int { start.count }

  /// Whether the column holds data, which scales are trained with.
  var isData: Bool { shape == .value || shape == .span }

  /// Whether the column holds nothing but one value a mark.
  var isPlain: Bool { shape == .value && unit == nil && end.isEmpty }

  /// Whether marks cover intervals: every one or some.
  var hasIntervals: Bool { !end.isEmpty }

  mutating func append(_ start: Double, _ end: Double = .nan) {
    self.start.append(start)
    guard !end.isNaN || !self.end.isEmpty else { return }
    while self.end.count < self.start.count - 1 { self.end.append(.nan) }
    self.end.append(end)
  }

  /// Sets where the interval of a row begins and ends.
  mutating func setSpan(_ row: Int, _ start: Double, _ end: Double) {
    while self.end.count < self.start.count { self.end.append(.nan) }
    self.start[row] = start
    self.end[row] = end
  }

  /// Returns where the interval of a row ends, or its start when it has none.
  func endOrStart(_ row: Int) -> Double {
    let end = end(ofRow: row)
    return end.isNaN ? start[row] : end
  }

  /// Returns where the interval of a row ends, or NaN when it has none.
  func end(ofRow row: Int) -> Double { row < end.count ? end[row] : .nan }

  /// The lowest and the highest finite value.
  var extent: Extent {
    isData ? Extent(of: start).union(Extent(of: end)) : .empty
  }
}

extension PositionColumn {
  /// Whether two columns have the same values, missing ones included.
  static func == (a: PositionColumn, b: PositionColumn) -> Bool {
    a.shape == b.shape && a.unit == b.unit && a.label == b.label && a.start.isSame(as: b.start)
      && a.end.isSame(as: b.end)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(shape)
    hasher.combine(start.count)
    hasher.combine(label)
  }
}

extension [Double] {
  /// Whether all values have the same bits; a value that is missing is the same as another one.
  func isSame(as other: [Double]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { a in
      other.withUnsafeBytes { b in
        guard let first = a.baseAddress, let second = b.baseAddress else { return true }
        return first == second || memcmp(first, second, a.count) == 0
      }
    }
  }
}

/// A channel that marks may have: the values of some rows, NaN for those without.
struct ChannelColumn: Hashable, Sendable {
  var values: [Double] = []

  static func == (a: ChannelColumn, b: ChannelColumn) -> Bool { a.values.isSame(as: b.values) }
  func hash(into hasher: inout Hasher) { hasher.combine(values.count) }

  var isEmpty: Bool { values.isEmpty }

  mutating func append(_ value: Double, row: Int) {
    while values.count < row { values.append(.nan) }
    values.append(value)
  }

  /// Gives all of so many rows the value of the first.
  mutating func repeatFirst(_ count: Int) {
    if let first = values.first { values = [Double](repeating: first, count: count) }
  }

  /// Returns the value of a row, or NaN.
  subscript(row: Int) -> Double { row < values.count ? values[row] : .nan }
}

/// Whole numbers of the marks of a layer, stored once while all are equal.
struct IndexColumn: Hashable, Sendable {
  private(set) var first: Int32 = 0
  private(set) var count = 0
  /// One a row, or empty while all are equal.
  private(set) var values: [Int32] = []

  var isUniform: Bool { values.isEmpty }

  init() {}

  init(repeating value: Int32, count: Int) {
    first = value
    self.count = count
  }

  mutating func append(_ value: Int32) {
    if count == 0 { first = value }
    if values.isEmpty {
      if value != first {
        values = [Int32](repeating: first, count: count)
        values.append(value)
      }
    } else {
      values.append(value)
    }
    count += 1
  }

  var last: Int32 { values.last ?? first }

  mutating func repeatLast() {
    if !values.isEmpty { values.append(last) }
    count += 1
  }

  subscript(row: Int) -> Int { Int(values.isEmpty ? first : values[row]) }
}

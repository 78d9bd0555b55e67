import FoundationEssentials

/// The primitive types that charts can place.
extension Double: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Double
  @inlinable public var scaleValue: PlotValue { .number(self) }
  public init?(scaleValue: PlotValue) {
    guard scaleValue.kind != .category else { return nil }
    self = scaleValue.coordinate
  }
}

extension Float: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Float
  @inlinable public var scaleValue: PlotValue { .number(Double(self)) }
  public init?(scaleValue: PlotValue) {
    guard let value = Double(scaleValue: scaleValue) else { return nil }
    self.init(value)
  }
}

extension PrimitivePlottableProtocol where Self: FixedWidthInteger {
  @inlinable public var scaleValue: PlotValue { .number(Double(self)) }

  /// Creates the nearest whole number (`S3-9`), or nothing when there is none.
  public init?(scaleValue: PlotValue) { self.init(exactly: scaleValue.coordinate.rounded()) }
}

extension Int: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int8
}
extension Int16: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int16
}
extension Int32: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int32
}
extension Int64: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int64
}
extension UInt: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt
}
extension UInt8: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt8
}
extension UInt16: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt16
}
extension UInt32: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt32
}
extension UInt64: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt64
}

extension Decimal: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Decimal
  public var scaleValue: PlotValue { .number(Double(description) ?? .nan) }
  public init?(scaleValue: PlotValue) {
    guard scaleValue.coordinate.isFinite else { return nil }
    self.init(scaleValue.coordinate)
  }
}

extension Date: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date
  @inlinable public var scaleValue: PlotValue { .instant(timeIntervalSince1970) }
  public init?(scaleValue: PlotValue) {
    guard scaleValue.coordinate.isFinite else { return nil }
    self.init(timeIntervalSince1970: scaleValue.coordinate)
  }
}

extension String: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String
  @inlinable public var scaleValue: PlotValue { .category(self) }
  public init?(scaleValue: PlotValue) {
    guard case .category(let name) = scaleValue else { return nil }
    self = name
  }
}

extension Never: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Never
  public var scaleValue: PlotValue { .number(.nan) }
  public init?(scaleValue: PlotValue) { nil }
}

/// A value whose kind is known when the program runs.
extension PlotValue: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = PlotValue
  @inlinable public var scaleValue: PlotValue { self }
  @inlinable public init?(scaleValue: PlotValue) { self = scaleValue }
}

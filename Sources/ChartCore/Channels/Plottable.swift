/// A type whose values a chart can place or encode.
///
/// Numbers are quantitative, dates temporal and strings categorical. A type made of one of them
/// says which; an enumeration with such raw values only declares the conformance.
///
///     enum Weather: String, Plottable { case sun, rain }
///
/// Source: Swift Charts, `Plottable`.
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The number, date or string that stands for the value.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates the value that a number, date or string stands for, or nothing.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a string, as scales know them.
///
/// Only the conformances that come with the library are meant to exist.
public protocol PrimitivePlottableProtocol {
  var scaleValue: PlotValue { get }
  /// Creates the value at a place of a scale, or nothing when there is none.
  init?(scaleValue: PlotValue)
}

/// What the values of a channel are.
public enum DataKind: UInt8, Hashable, Sendable { case number, date, category }

/// A value as a scale sees it.
@frozen public enum PlotValue: Hashable, Sendable {
  case number(Double)
  /// Seconds since 1970.
  case instant(Double)
  case category(String)
}

extension PlotValue {
  /// The position on the number line; a name has none.
  @inlinable public var coordinate: Double {
    switch self {
    case .number(let value), .instant(let value): value
    case .category: .nan
    }
  }

  /// Returns a number or an instant of the same kind at another place.
  public func moved(to coordinate: Double) -> PlotValue {
    switch self {
    case .instant: .instant(coordinate)
    case .number, .category: .number(coordinate)
    }
  }

  public var kind: DataKind {
    switch self {
    case .number: .number
    case .instant: .date
    case .category: .category
    }
  }
}

extension DataKind {
  /// Returns the number or the instant at a coordinate; a category is no place on the number line.
  func value(at coordinate: Double) -> PlotValue {
    self == .date ? .instant(coordinate) : .number(coordinate)
  }
}

extension Plottable where Self: PrimitivePlottableProtocol, PrimitivePlottable == Self {
  @inlinable public var primitivePlottable: Self { self }
  @inlinable public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  @inlinable public var primitivePlottable: RawValue.PrimitivePlottable {
    rawValue.primitivePlottable
  }

  @inlinable public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let rawValue = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: rawValue)
  }
}

extension Plottable {
  /// The value as a scale sees it.
  @inlinable public var plotValue: PlotValue { primitivePlottable.scaleValue }

  /// Creates the value at a place of a scale, or nothing when there is none.
  @inlinable public init?(at plotValue: PlotValue) {
    guard let primitive = PrimitivePlottable(scaleValue: plotValue) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

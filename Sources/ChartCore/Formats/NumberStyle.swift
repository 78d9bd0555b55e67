/// How a number is written.
public struct NumberStyle: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case number
    /// An ISO 4217 code, for instance `EUR`.
    case currency(String)
    /// A share of one: 0.5 reads as 50 %.
    case percent
    /// With an SI prefix: 1,500,000 reads as 1.5M.
    case si
    /// With a power of ten: 1,500,000 reads as 1.5E6.
    case scientific
  }

  public var kind: Kind
  /// How many digits follow the decimal sign: at least, at most.
  public var fractionDigits: ClosedRange<Int>
  public var alwaysShowsSign: Bool

  public init(
    _ kind: Kind = .number, fractionDigits: ClosedRange<Int> = 0...3, alwaysShowsSign: Bool = false
  ) {
    self.kind = kind
    self.fractionDigits = fractionDigits
    self.alwaysShowsSign = alwaysShowsSign
  }
}

/// The scale of one axis, of whatever kind.
public enum Scale: Hashable, Sendable {
  case linear(LinearScale)
  case time(TimeScale)
  case log(LogScale)
  case symmetricLog(SymmetricLogScale)
  case power(PowerScale)
  case category(CategoryScale)
  case session(SessionScale)

  private var scale: any PositionScale {
    switch self {
    case .linear(let scale): scale
    case .time(let scale): scale
    case .log(let scale): scale
    case .symmetricLog(let scale): scale
    case .power(let scale): scale
    case .category(let scale): scale
    case .session(let scale): scale
    }
  }
}

extension Scale: PositionScale {
  public var domain: ClosedRange<Double> { scale.domain }

  public var range: Interval { scale.range }

  public func ticks(atMost count: Int) -> [Double] { scale.ticks(atMost: count) }

  public func position(for value: Double) -> Double {
    // Asked for every datum: without the box that `any` would need.
    switch self {
    case .linear(let scale): scale.position(for: value)
    case .time(let scale): scale.position(for: value)
    case .log(let scale): scale.position(for: value)
    case .symmetricLog(let scale): scale.position(for: value)
    case .power(let scale): scale.position(for: value)
    case .category(let scale): scale.position(for: value)
    case .session(let scale): scale.position(for: value)
    }
  }

  public func value(at position: Double) -> Double { scale.value(at: position) }
}

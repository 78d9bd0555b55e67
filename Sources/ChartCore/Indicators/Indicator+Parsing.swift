extension Indicator {
  /// Reads an indicator from its name, and its numbers after a colon.
  ///
  /// Without a colon the numbers are the usual ones, which `description` shows.
  public init(_ text: String) throws(IndicatorError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0]).lowercased()
    guard let usual = Self.usual.first(where: { $0.name == name }) else {
      throw .unknownName(String(parts[0]))
    }
    guard parts.count > 1 else {
      self = usual
      return
    }
    let numbers = parts[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    self = try usual.with(numbers)
  }

  /// Every kind of indicator with its usual numbers.
  public static let usual: [Indicator] = [
    .sma(period: 20), .ema(period: 20), .wma(period: 20), .bollinger(period: 20, deviations: 2),
    .vwap, .rsi(period: 14), .macd(fast: 12, slow: 26, signal: 9), .atr(period: 14),
  ]

  /// The name it is asked for by.
  public var name: String {
    switch self {
    case .sma: "sma"
    case .ema: "ema"
    case .wma: "wma"
    case .bollinger: "bollinger"
    case .vwap: "vwap"
    case .rsi: "rsi"
    case .macd: "macd"
    case .atr: "atr"
    }
  }

  private func with(_ numbers: [String]) throws(IndicatorError) -> Indicator {
    guard numbers.count == values.count else {
      throw .wrongCount(name: name, expected: values.count, found: numbers.count)
    }
    switch self {
    case .vwap: return .vwap
    case .sma: return .sma(period: try Self.period(numbers[0]))
    case .ema: return .ema(period: try Self.period(numbers[0]))
    case .wma: return .wma(period: try Self.period(numbers[0]))
    case .rsi: return .rsi(period: try Self.period(numbers[0]))
    case .atr: return .atr(period: try Self.period(numbers[0]))
    case .bollinger:
      return .bollinger(
        period: try Self.period(numbers[0]), deviations: try Self.deviations(numbers[1]))
    case .macd:
      let (fast, slow) = (try Self.period(numbers[0]), try Self.period(numbers[1]))
      guard fast < slow else { throw .fastNotBelowSlow(fast: fast, slow: slow) }
      return .macd(fast: fast, slow: slow, signal: try Self.period(numbers[2]))
    }
  }

  private var values: [Double] {
    switch self {
    case .sma(let period), .ema(let period), .wma(let period), .rsi(let period),
      .atr(let period):
      [Double(period)]
    case .bollinger(let period, let deviations): [Double(period), deviations]
    case .vwap: []
    case .macd(let fast, let slow, let signal): [Double(fast), Double(slow), Double(signal)]
    }
  }

  private static func period(_ text: String) throws(IndicatorError) -> Int {
    guard let period = Int(text), (1...10_000).contains(period) else { throw .notAPeriod(text) }
    return period
  }

  private static func deviations(_ text: String) throws(IndicatorError) -> Double {
    guard let number = Double(text), number > 0, number <= 100 else {
      throw .notANumberOfDeviations(text)
    }
    return number
  }
}

extension Indicator: CustomStringConvertible {
  /// The text it is read from.
  public var description: String {
    let numbers = values.map { $0 == $0.rounded() ? String(Int($0)) : String($0) }
    return numbers.isEmpty ? name : "\(name):\(numbers.joined(separator: ","))"
  }
}

extension CalendarUnit {
  /// The unit in words: `1 week`, `5 minutes`.
  public var words: String { count == 1 ? "1 \(kind.noun)" : "\(count) \(kind.noun)s" }

  /// The unit that `b` chooses after this one for some candles: the shortest of the usual ones
  /// that is longer, until a single candle would be left; then nothing, which is automatic.
  static func next(after unit: CalendarUnit?, for candles: CandleSeries) -> CalendarUnit? {
    guard let first = candles.time.first, let last = candles.time.last else { return nil }
    let shortest = candles.typicalInterval * 0.99
    return choices.first {
      $0.length > unit?.length ?? 0 && $0.length >= shortest && $0.length < last - first
    }
  }
}

extension CalendarUnit.Kind {
  /// The unit as a word.
  var noun: String {
    switch self {
    case .second: "second"
    case .minute: "minute"
    case .hour: "hour"
    case .day: "day"
    case .week: "week"
    case .month: "month"
    case .year: "year"
    }
  }
}

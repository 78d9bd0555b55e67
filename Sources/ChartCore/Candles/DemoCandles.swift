extension CandleSeries {
  /// Thirty days of prices that never were, the same on every machine (`S2-25`).
  public static let demo: CandleSeries = {
    var noise = DemoNoise(seed: 42)
    var price = 182.0
    let firstDay = 1_793_307_200.0  // 29 October 2026, 20:53:20 UTC.
    return CandleSeries(
      (0..<30).map { day in
        let open = price
        let close = open + (noise.next() - 0.47) * 9
        let high = max(open, close) + noise.next() * 4
        let low = min(open, close) - noise.next() * 4
        price = close
        return Candle(
          time: firstDay + Double(day) * 86_400, open: open, high: high, low: low, close: close)
      })
  }()
}

/// Numbers from 0 to 1 by a linear congruence.
///
/// Source: D. E. Knuth's MMIX constants, The Art of Computer Programming 2, 1997.
private struct DemoNoise {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 33) / 2_147_483_648
  }
}

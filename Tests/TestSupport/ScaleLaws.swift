import ChartCore
import Testing

/// Expects what every scale promises: ends map to ends, positions keep the
/// order of values, `value(at:)` undoes `position(for:)`, and ticks ascend
/// inside the domain and are no more than asked for.
public func expectScaleLaws(
  _ scale: some PositionScale, sourceLocation: SourceLocation = #_sourceLocation
) {
  let laws = ScaleLaws(scale: scale)
  #expect(laws.endsMapToEnds, "\(scale)", sourceLocation: sourceLocation)
  #expect(laws.positionsKeepTheOrder, "\(scale)", sourceLocation: sourceLocation)
  #expect(laws.valuesComeBack, "\(scale)", sourceLocation: sourceLocation)
  for count in -1...13 {
    #expect(laws.ticksFit(atMost: count), "\(scale), \(count)", sourceLocation: sourceLocation)
  }
}

private struct ScaleLaws<Scale: PositionScale> {
  let scale: Scale

  private var low: Double { scale.domain.lowerBound }
  private var high: Double { scale.domain.upperBound }
  private var length: Double { high / 2 - low / 2 }

  /// Values inside the domain, ascending: the ends, ticks and even positions.
  private var values: [Double] {
    let positions = (1..<32).map {
      scale.range.start + Double($0) / 32 * (scale.range.end - scale.range.start)
    }
    let inner = scale.ticks(atMost: 12) + positions.map(scale.value(at:))
    return ([low, high] + inner.filter(scale.domain.contains)).sorted()
  }

  var endsMapToEnds: Bool {
    let tolerance = scale.range.length * 1e-9
    // A curved scale may round a domain of a few ulps.
    guard length > 64 * max(low.magnitude, high.magnitude).ulp else { return true }
    return abs(scale.position(for: low) - scale.range.start) <= tolerance
      && abs(scale.position(for: high) - scale.range.end) <= tolerance
  }

  var positionsKeepTheOrder: Bool {
    let forwards = scale.range.start <= scale.range.end
    let positions = values.map(scale.position(for:))
    return positions.allSatisfy(\.isFinite)
      && zip(positions, positions.dropFirst()).allSatisfy { forwards ? $0 <= $1 : $0 >= $1 }
  }

  var valuesComeBack: Bool {
    guard scale.range.length > 0 else { return true }
    return values.allSatisfy { value in
      let tolerance = max(length * 1e-9, value.magnitude * 1e-12, value.ulp * 4)
      let position = scale.position(for: value)
      let back = scale.value(at: position)
      // Where a scale is flat, many values share a position: then that must come back.
      return abs(back - value) <= tolerance
        || abs(scale.position(for: back) - position) <= scale.range.length * 1e-9
    }
  }

  func ticksFit(atMost count: Int) -> Bool {
    let ticks = scale.ticks(atMost: count)
    return ticks.count <= max(count, 0) && ticks.allSatisfy(scale.domain.contains)
      && zip(ticks, ticks.dropFirst()).allSatisfy(<)
  }
}

import Testing

@testable import ChartCore

@Suite struct CandleDomainTests {
  @Test("S2-2: the domain of the demo candles") func demo() {
    let domain = CandleDomain.domain(of: .demo)
    #expect(abs(domain.lowerBound - 171.21131124326067) < 1e-12)
    #expect(abs(domain.upperBound - 198.64319196035143) < 1e-12)
    #expect(abs(CandleDomain.minimumBody(in: domain) - 0.10972752286836306) < 1e-15, "S2-5")
  }

  @Test(
    "S2-2: flat candles have a little room, none or inverted ones 0 to 1",
    arguments: [
      (100, 100, 99.92, 100.08), (0, 0, -0.0008, 0.0008), (5, 1, 0, 1), (nil, nil, 0, 1),
      (.nan, 3, 0, 1), (100, 200, 92, 208),
    ] as [(Double?, Double?, Double, Double)])
  func golden(low: Double?, high: Double?, from: Double, to: Double) {
    let domain = CandleDomain.domain(low: low, high: high)
    #expect(abs(domain.lowerBound - from) < 1e-12 && abs(domain.upperBound - to) < 1e-12)
  }

  @Test("S2-2: a padding of zero or less leaves the domain as it is", arguments: [0.0, -1])
  func unpadded(padding: Double) {
    #expect(CandleDomain.domain(low: 3, high: 7, padding: padding) == 3...7)
  }

  @Test("S2-3: candles without four finite prices do not count") func missingPrices() {
    let candles = CandleSeries(
      time: [0, 1, 2], open: [150, 1, 160], high: [200, .nan, .infinity],
      low: [100, -.infinity, 150], close: [150, 1, 160])
    #expect(CandleDomain.domain(of: candles) == 92...208)
    #expect(CandleDomain.domain(of: candles, rows: 0..<0) == 0...1)
  }

  @Test(
    "S2-2: candles of any price fill at least a fifth of the height and stay inside",
    arguments: [
      (1e-8, 1.1e-8), (1e-300, 2e-300), (100, 100.0001), (-5, -4.9999), (1e17, 1e17.nextUp),
      (-1e308, 1e308), (0, 1e-12), (1e14, 1e14 + 1), (3e-4, 4e-4), (0.1, 0.1.nextUp),
    ] as [(Double, Double)])
  func tinyPrices(low: Double, high: Double) {
    let domain = CandleDomain.domain(low: low, high: high)
    let ulps = (high - low) / high.magnitude.ulp
    #expect(domain.lowerBound <= low && high <= domain.upperBound)
    #expect(domain.lowerBound.isFinite && domain.upperBound.isFinite)
    let height = domain.upperBound / 2 - domain.lowerBound / 2
    #expect(ulps < 128 || (high / 2 - low / 2) / height >= 0.199_999)
  }

  @Test(
    "S2-2: a single flat price has a domain of its own size",
    arguments: [1e-8, 1e-300, 1e17, -3, 0, 1e308, .leastNonzeroMagnitude] as [Double])
  func flatPrices(price: Double) {
    for padding in [0.08, 0] {
      let domain = CandleDomain.domain(low: price, high: price, padding: padding)
      #expect(domain.lowerBound < price && price < domain.upperBound)
      #expect(domain.upperBound.isFinite)
      let room = domain.upperBound / 2 - domain.lowerBound / 2
      #expect(room <= max(price.magnitude * 0.081, price.ulp * 64, price == 0 ? 0.001 : 0))
    }
  }
}

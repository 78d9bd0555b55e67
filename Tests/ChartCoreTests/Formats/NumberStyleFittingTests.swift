import ChartCore
import Testing

@Suite struct NumberStyleFittingTests {
  @Test(
    "values are written with the digits they have",
    arguments: [
      ([1, 20, 300], 0...0), ([1, 2.5], 1...1), ([182.4, 182.45], 2...2), ([0.1 + 0.2, 1], 1...1),
      ([1.1e-8, 1.4e-8], 0...9), ([1234.56789], 0...5), ([1e14, 1e14 + 1], 0...0), ([.nan], 0...0),
      ([], 0...0), ([1e308, -1e308], 0...0), ([.leastNonzeroMagnitude], 0...20),
    ] as [([Double], ClosedRange<Int>)])
  func digits(values: [Double], digits: ClosedRange<Int>) {
    let series = Series(name: "", x: values.indices.map(Double.init), y: values)
    #expect(NumberStyle.fitting([series]).fractionDigits == digits)
  }
}

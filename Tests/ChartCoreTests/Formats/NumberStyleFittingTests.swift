import ChartCore
import Testing

@Suite struct NumberStyleFittingTests {
  @Test(
    "values are written with the digits they have",
    arguments: [
      ([1, 20, 300], 0...0), ([1, 2.5], 1...1), ([182.4, 182.45], 2...2), ([0.1 + 0.2, 1], 1...1),
      ([1.1e-4, 1.4e-4], 0...5), ([1234.56789], 0...5), ([1e14, 1e14 + 1], 0...0), ([.nan], 0...0),
      ([], 0...0),
    ] as [([Double], ClosedRange<Int>)])
  func digits(values: [Double], digits: ClosedRange<Int>) {
    let series = Series(name: "", x: values.indices.map(Double.init), y: values)
    #expect(NumberStyle.fitting([series]) == NumberStyle(fractionDigits: digits))
  }

  @Test(
    "values too long or too small to be written out have a power of ten",
    arguments: [
      ([1.1e-8, 1.4e-8], "1.1E-8"), ([-1e308, 1e308], "-1E308"), ([1.25e15, 1], "1.25E15"),
      ([.leastNonzeroMagnitude, 0], "5E-324"), ([9.9999999996e20], "1E21"), ([0.00009], "9E-5"),
    ] as [([Double], String)])
  func powers(values: [Double], text: String) {
    let series = Series(name: "", x: values.indices.map(Double.init), y: values)
    let style = NumberStyle.fitting([series])
    #expect(PlainFormats().number(values[0], style: style) == text)
    #expect(PlainFormats().number(0, style: style) == "0")
  }
}

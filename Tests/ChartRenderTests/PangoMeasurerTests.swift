import ChartCore
import Testing

@testable import ChartRender

@Suite struct PangoMeasurerTests {
  private let measurer = PangoMeasurer()

  @Test("A line break reads as a space, so every text is one line")
  func oneLine() {
    let style = TextStyle(size: 12)
    let broken = measurer.size(of: "a\nb", style: style)
    #expect(broken == measurer.size(of: "a b", style: style))
    #expect(broken.height == measurer.size(of: "a", style: style).height)
  }

  @Test("Tabular digits share one width")
  func tabularDigits() {
    let style = TextStyle(size: 17, weight: .semibold, hasTabularDigits: true)
    let widths = (0...9).map { measurer.size(of: "\($0)\($0)", style: style).width }
    #expect(Set(widths).count == 1)
  }

  @Test("Sizes grow in proportion to the font, free of the grid of pixels")
  func proportion() {
    let small = measurer.size(of: "Total savings", style: TextStyle(size: 10))
    let large = measurer.size(of: "Total savings", style: TextStyle(size: 40))
    #expect((large.width / small.width - 4).magnitude < 0.01)
    #expect((large.height / small.height - 4).magnitude < 0.01)
    #expect(small.ascent > 5 && small.ascent < 15 && small.descent > 0)
  }

  @Test("A text measures the same before and after the memory is full")
  func memory() {
    let style = TextStyle(size: 12)
    let before = measurer.size(of: "€1,698", style: style)
    for number in 0..<2500 { _ = measurer.size(of: "\(number)", style: style) }
    #expect(measurer.size(of: "€1,698", style: style) == before)
  }

  @Test("A text of no size takes no room", arguments: [0, -3, Double.nan, .infinity])
  func noSize(size: Double) {
    #expect(measurer.size(of: "x", style: TextStyle(size: size)).width == 0)
  }
}

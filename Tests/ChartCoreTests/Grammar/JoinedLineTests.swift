import TestSupport
import Testing

@testable import ChartCore

/// Lines that were declared at several places: what belongs to a datum stays with it.
@Suite struct JoinedLineTests {
  /// One line, declared in two loops and then in turn, with a text at each datum.
  private var chart: some View {
    Chart {
      ForEach(0..<3) { x in datum(x, y: 1) }
      ForEach(3..<6) { x in datum(x, y: 2) }
    }
  }

  private func datum(_ x: Int, y: Int) -> some ChartContent {
    LineMark(x: .value("x", x), y: .value("y", y))
      .accessibilityLabel("label \(x)")
      .annotation(position: .overlay) { Text("\(x)").font(.caption) }
  }

  @Test("an annotation stands at its own datum")
  func annotations() throws {
    let picture = Composition(
      chart.chartXAxis(.hidden).chartYAxis(.hidden), size: Size(width: 500, height: 200),
      environment: .fixed())
    let plot = try #require(picture.plots.first)
    #expect(plot.table.figures().count == 1)
    for x in 1..<5 {
      let label = try #require(picture.scene.labels.first { $0.text == "\(x)" })
      let middle = label.position.x + 0.3 * 12
      #expect(abs(middle - plot.x.position(for: Double(x))) < 0.5, "\(x)")
      #expect(abs(label.position.y - plot.y.position(for: x < 3 ? 1 : 2)) < 12, "\(x)")
    }
  }

  @Test("a spoken text stays with its own datum")
  func texts() throws {
    let picture = Composition(
      chart, size: Size(width: 500, height: 200), environment: .fixed())
    let points = try #require(
      picture.plots.first?.accessibilityDescriptor.series.first?.dataPoints)
    #expect(points.map(\.label) == (0..<6).map { "label \($0)" })
  }
}

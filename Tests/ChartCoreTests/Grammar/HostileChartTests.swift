import Foundation
import TestSupport
import Testing

@testable import ChartCore

/// Charts of bad input draw what they can and never trap.
@Suite struct HostileChartTests {
  /// Values that have broken charts somewhere.
  static let values: [[Double]] = [
    [], [.nan], [.infinity, -.infinity], [0], [0, 0, 0], [-1e308, 1e308],
    [.leastNonzeroMagnitude, 3 * .leastNonzeroMagnitude],
    [5, .nan, 7], [1, -1], [1e17, 1e17 + 16], [.leastNonzeroMagnitude], [3, 2, 1],
  ]
  static let types: [ScaleType] = [
    .linear, .log, .squareRoot, .power(exponent: 3), .power(exponent: -1), .symmetricLog,
    .symmetricLog(slopeAtZero: 0), .category, .date,
  ]

  @Test(arguments: values, types) func everyScaleTakesEveryValue(values: [Double], type: ScaleType)
  {
    let chart = Chart(Array(values.enumerated()), id: \.offset) { index, value in
      LineMark(x: .value("x", value), y: .value("y", value)).symbol(.circle)
      AreaMark(x: .value("x", value), y: .value("y", value), stacking: .normalized)
      BarMark(x: .value("x", index), y: .value("y", value)).cornerRadius(3)
      PointMark(x: .value("x", value), y: .value("y", index)).symbolSize(by: .value("s", value))
      RuleMark(x: .value("x", value)).annotation { Text("x") }
      RectangleMark(x: .value("x", value), y: .value("y", value))
        .foregroundStyle(by: .value("c", value))
      SectorMark(angle: .value("a", value), innerRadius: .ratio(2), angularInset: 50)
    }
    for size in [Size(width: 400, height: 300), Size(width: 3, height: 2), .zero] {
      let picture = scene(chart.chartXScale(type: type).chartYScale(type: type), size)
      #expect(picture.size == size)
    }
  }

  @Test("a domain that is reversed, empty or not finite is mended")
  func domains() {
    let chart = Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
    #expect(resolved(chart.chartXScale(domain: [10, 0])).x.domain == 0...10)
    #expect(resolved(chart.chartXScale(domain: [Double]())).x.domain == 0...1)
    #expect(resolved(chart.chartYScale(domain: [-Double.infinity, .nan])).y.domain == 0...1)
    #expect(resolved(chart.chartYScale(domain: 0...100, type: .log)).y.domain.lowerBound > 0)
    #expect(resolved(chart.chartYScale(domain: -5...(-1), type: .log)).y.domain.lowerBound > 0)
  }

  @Test("a logarithmic scale leaves out what is not positive and says so")
  func logWithZero() throws {
    let chart = Chart([0, -3, 1, 10, 100], id: \.self) { value in
      PointMark(x: .value("x", value), y: .value("y", value))
    }
    let plot = resolved(chart.chartYScale(type: .log))
    #expect(plot.warnings == [.notPositive(marks: 2)])
    #expect(plot.y.domain.upperBound == 100)
  }

  @Test("values that are not finite are counted")
  func notFinite() {
    let chart = Chart([1, .nan, .infinity, 2], id: \.self) { value in
      PointMark(x: .value("x", value), y: .value("y", 1.0))
    }
    #expect(resolved(chart).warnings == [.notFinite(marks: 2)])
  }

  @Test("names among numbers have no place, numbers among names become names")
  func mixedKinds() {
    let names = Chart {
      PointMark(x: .value("x", 1), y: .value("y", 1))
      PointMark(x: .value("x", "a"), y: .value("y", 1))
    }
    #expect(resolved(names).warnings.contains(.otherKind(values: 1)))
    let numbers = Chart {
      PointMark(x: .value("x", "a"), y: .value("y", 1))
      PointMark(x: .value("x", 2), y: .value("y", 1))
    }
    #expect(resolved(numbers).table.x.categories.names == ["a", "2.0"])
  }

  @Test("the same id twice is two marks")
  func sameID() {
    let chart = Chart([(1, 2.0), (1, 3.0)], id: \.0) { entry in
      PointMark(x: .value("x", entry.0), y: .value("y", entry.1))
    }
    #expect(resolved(chart).table.layers[0].count == 2)
  }

  @Test("10,000 categories have labels that stand apart")
  func manyCategories() {
    let chart = Chart(0..<10_000, id: \.self) { index in
      BarMark(x: .value("x", "category \(index)"), y: .value("y", index))
        .foregroundStyle(by: .value("c", "category \(index)"))
    }
    let plot = resolved(chart)
    let labels = plot.xTicks.flatMap(\.labels)
    #expect(labels.count >= 2)
    #expect(
      zip(labels, labels.dropFirst()).allSatisfy {
        $1.position - $1.size.width / 2 > $0.position + $0.size.width / 2
      })
  }

  @Test("functions that are nowhere finite draw nothing")
  func functions() {
    let chart = Chart {
      LinePlot(x: "x", y: "y") { _ in .nan }
      AreaPlot(x: "x", yStart: "a", yEnd: "b", domain: 0...0) { _ in (.infinity, -.infinity) }
    }
    #expect(!scene(chart, Size(width: 300, height: 200)).groupNames.contains("line"))
  }

  @Test("bins and strides that make no sense make none")
  func axes() {
    let chart = Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
      .chartXAxis { AxisMarks(values: .stride(by: 0.0)) }
      .chartYAxis { AxisMarks(values: .stride(by: -3.0)) }
    #expect(resolved(chart).xTicks.isEmpty && resolved(chart).yTicks.isEmpty)
    let many = chart.chartXAxis { AxisMarks(values: .stride(by: 1e-9)) }
    #expect(resolved(many).xTicks.isEmpty)
  }

  private func resolved(_ view: some View) -> ResolvedChart {
    Composition(view, size: Size(width: 400, height: 300), environment: .fixed()).plots[0]
  }

  private func scene(_ view: some View, _ size: Size) -> Scene {
    Composition(view, size: size, environment: .fixed()).scene
  }
}

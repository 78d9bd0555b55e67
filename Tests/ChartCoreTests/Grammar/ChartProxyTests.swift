import Foundation
import TestSupport
import Testing

@testable import ChartCore

/// Seed 3: conversions between values and positions.
@Suite struct GrammarProxyTests {
  private let numbers = [3.0, 5, 2]

  /// The proxy that an overlay of a chart is given, with the rectangle of its plot.
  private func proxy(_ chart: some View) throws -> (proxy: ChartProxy, plot: Rect) {
    let found = Found()
    let view = chart.chartOverlay { proxy in
      GeometryReader { geometry in
        found.note(proxy, proxy.plotFrame.map { geometry[$0] })
      }
    }
    _ = Composition(
      view.padding(20), size: Size(width: 440, height: 340), environment: .fixed())
    return (try #require(found.proxy), try #require(found.plot))
  }

  private final class Found {
    var proxy: ChartProxy?
    var plot: Rect?

    func note(_ proxy: ChartProxy, _ plot: Rect?) -> EmptyView {
      (self.proxy, self.plot) = (proxy, plot)
      return EmptyView()
    }
  }

  private var line: some View {
    Chart(Array(numbers.enumerated()), id: \.offset) { index, number in
      LineMark(x: .value("Index", index), y: .value("Value", number))
    }
  }

  @Test("S3-3: positions and values undo each other")
  func roundTrip() throws {
    let (proxy, plot) = try proxy(line)
    #expect(proxy.position(forX: 0) == 0 && proxy.position(forX: 2) == plot.width)
    #expect(proxy.value(atX: plot.width / 2, as: Double.self) == 1)
    let y = try #require(proxy.position(forY: 3.0))
    #expect(abs((proxy.value(atY: y, as: Double.self) ?? 0) - 3) < 1e-9)
    let both = try #require(proxy.value(at: Point(x: 0, y: y), as: (Int, Double).self))
    #expect(both.0 == 0 && abs(both.1 - 3) < 1e-9)
  }

  @Test("S3-4: positions count from the plot, which a geometry reader finds")
  func origin() throws {
    let (proxy, plot) = try proxy(line.chartYAxis { AxisMarks(position: .leading) })
    #expect(plot.minX > 0 && plot.minY == 0)
    #expect(proxy.plotSize == plot.size && proxy.plotAreaSize == plot.size)
    #expect(proxy.position(forX: 0) == 0)
  }

  @Test("S3-6: what cannot be converted is nothing")
  func nothing() throws {
    let (proxy, _) = try proxy(line)
    #expect(proxy.value(atX: .nan, as: Double.self) == nil)
    #expect(proxy.value(atX: 10, as: String.self) == nil)
    #expect(proxy.position(forX: Double.nan) == nil)
  }

  @Test("S3-9: a whole number is the nearest one")
  func nearest() throws {
    let (proxy, plot) = try proxy(line)
    #expect(proxy.value(atX: plot.width * 0.24, as: Int.self) == 0)
    #expect(proxy.value(atX: plot.width * 0.26, as: Int.self) == 1)
    #expect(proxy.value(atX: plot.width * 0.76, as: Int.self) == 2)
  }

  @Test("a name takes up its band, a number one point")
  func ranges() throws {
    let bars = Chart(["a", "b"], id: \.self) { name in
      BarMark(x: .value("Name", name), y: .value("Value", 2))
    }
    let (proxy, plot) = try proxy(bars)
    #expect(proxy.positionRange(forX: "b") == plot.width / 2...plot.width)
    #expect(proxy.positionRange(forY: 0.0) == plot.height...plot.height)
    #expect(proxy.value(atX: 1, as: String.self) == "a")
    #expect(proxy.xDomain(dataType: String.self) == ["a", "b"])
    #expect(proxy.yDomain(dataType: Double.self) == [0, 2])
  }

  @Test("the scales of styles answer for values")
  func styles() throws {
    let chart = Chart(["a", "b"], id: \.self) { name in
      PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("n", name))
        .symbol(by: .value("n", name))
    }
    let (proxy, _) = try proxy(chart)
    #expect(proxy.foregroundStyle(for: "b") == .color(.green))
    #expect(proxy.foregroundStyle(for: "c") == nil)
    #expect(proxy.foregroundStyleDomain(dataType: String.self) == ["a", "b"])
    #expect(proxy.symbol(for: "a") != nil && proxy.symbolSize(for: 3) == nil)
  }

  @Test("angles go clockwise from the top, and their values are sums")
  func angles() throws {
    let pie = Chart([1.0, 3], id: \.self) { SectorMark(angle: .value("v", $0)) }
    let (proxy, plot) = try proxy(pie)
    let right = proxy.angle(at: Point(x: plot.width, y: plot.height / 2))
    #expect(abs(right.degrees - 90) < 1e-9)
    #expect(proxy.value(atAngle: right, as: Double.self) == 1)
    #expect(proxy.value(atAngle: .degrees(-90), as: Double.self) == 3)
  }

  @Test("S1-4: selecting reports the value of the axis")
  func selecting() throws {
    var (x, range): (Double?, ClosedRange<Double>?) = (nil, nil)
    let chart =
      line
      .chartXSelection(value: Binding(get: { x }, set: { x = $0 }))
      .chartXSelection(range: Binding(get: { range }, set: { range = $0 }))
    let (proxy, plot) = try proxy(chart)
    proxy.selectXValue(at: plot.width / 4)
    proxy.selectXRange(from: plot.width, to: plot.width / 2)
    #expect(x == 0.5 && range == 1...2)
  }
}

import Foundation
import TestSupport
import Testing

@testable import ChartCore

/// Marks on each other, beside each other and in bins.
@Suite struct StackingTests {
  private func spans(
    _ values: [(x: String, y: Double)], _ method: MarkStackingMethod
  ) -> [[Double]] {
    let chart = Chart(Array(values.enumerated()), id: \.offset) { _, value in
      BarMark(x: .value("x", value.x), y: .value("y", value.y), stacking: method)
    }
    let y = resolved(chart).table.layers[0].y
    return zip(y.start, y.end).map { [$0, $1] }
  }

  @Test("bars at the same place stand on each other, negative ones below zero")
  func standard() {
    let values = [("a", 2.0), ("a", 3), ("b", 1), ("a", -4), ("a", -1)]
    #expect(spans(values, .standard) == [[0, 2], [2, 5], [0, 1], [0, -4], [-4, -5]])
  }

  @Test("normalized bars are shares of their place, and of nothing they have no height")
  func normalized() {
    let values = [("a", 1.0), ("a", 3), ("b", 0)]
    #expect(spans(values, .normalized) == [[0, 0.25], [0.25, 1], [0, 0]])
  }

  @Test("centered bars lie around zero")
  func center() {
    #expect(spans([("a", 2), ("a", 4)], .center) == [[-3, -1], [-1, 3]])
  }

  @Test("unstacked bars all stand on zero")
  func unstacked() {
    #expect(spans([("a", 2), ("a", 4)], .unstacked) == [[0, 2], [0, 4]])
  }

  @Test("a value that is missing takes no room")
  func missing() {
    let spans = spans([("a", 2), ("a", .nan), ("a", 1)], .standard)
    #expect(spans[2] == [2, 3] && spans[1].allSatisfy(\.isNaN))
  }

  @Test("bars grow along the axis that has numbers")
  func orientation() {
    func axis(_ content: some ChartContent) -> Axis {
      let plot = resolved(Chart { content })
      return plot.table.lengthAxis(of: plot.table.layers[0])
    }
    #expect(axis(BarMark(x: .value("x", "a"), y: .value("y", 1))) == .vertical)
    #expect(axis(BarMark(x: .value("x", 1), y: .value("y", "a"))) == .horizontal)
    #expect(axis(BarMark(x: .value("x", 1), y: .value("y", 1))) == .vertical)
    #expect(axis(BarMark(x: .value("x", 3))) == .horizontal)
    #expect(
      axis(BarMark(xStart: .value("x", 1), xEnd: .value("x", 2), y: .value("y", "a")))
        == .horizontal)
  }

  @Test("bars side by side share the step, in the order of their values")
  func sideBySide() throws {
    let chart = Chart(0..<4, id: \.self) { index in
      BarMark(x: .value("x", "\(index / 2)"), y: .value("y", 1))
        .position(by: .value("p", "\(index % 2)"))
    }
    let elements = scene(chart).items(in: "bar").compactMap(\.path).flatMap(\.elements)
    let bars = elements.compactMap { element -> Rect? in
      if case .rect(let rect) = element { rect } else { nil }
    }
    try #require(bars.count == 4)
    #expect(zip(bars, bars.dropFirst()).allSatisfy { $0.maxX <= $1.minX })
    #expect(bars.allSatisfy { abs($0.width - bars[0].width) <= 1 })
  }

  @Test("sectors are shares of a turn, and only positive values have one")
  func sectors() {
    let chart = Chart([1.0, 3, -2, .nan, 4], id: \.self) { SectorMark(angle: .value("v", $0)) }
    let y = resolved(chart).table.layers[0].y
    #expect(zip(y.start, y.end).map { $1 - $0 } == [0.125, 0.375, 0, 0, 0.5])
  }

  @Test("S2-9: a unit bins an instant to the whole day, wherever in it it lies")
  func units() {
    let chart = Chart([3600.0, 90_000], id: \.self) { time in
      BarMark(
        x: .value("x", Date(timeIntervalSince1970: time), unit: .day), y: .value("y", 1))
    }
    let x = resolved(chart).table.layers[0].x
    #expect(x.start == [0, 86_400] && x.end == [86_400, 172_800])
  }

  private func resolved(_ view: some View) -> ResolvedChart {
    Composition(view, size: Size(width: 400, height: 300), environment: .fixed()).plots[0]
  }

  private func scene(_ view: some View) -> Scene {
    Composition(view, size: Size(width: 400, height: 300), environment: .fixed()).scene
  }
}

/// Bins of numbers and dates.
@Suite struct BinTests {
  @Test("bins have round bounds, are half open, and the last includes its end")
  func round() {
    let bins = NumberBins(range: 0.0...10, desiredCount: 5)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
    #expect(bins.index(for: 2) == 1 && bins.index(for: 1.999) == 0)
    #expect(bins.index(for: 10) == 4 && bins.index(for: -5) == 0 && bins.index(for: 99) == 4)
    #expect(bins[4].contains(10) && !bins[3].contains(8))
  }

  @Test("bins of whole numbers are whole", arguments: [3, 7, 10, 50])
  func whole(count: Int) {
    let bins = NumberBins(data: [1, 2, 2, 3, 9, 14], desiredCount: count)
    #expect(bins.thresholds.count > 1)
    #expect(bins.thresholds.first ?? 99 <= 1 && bins.thresholds.last ?? 0 >= 14)
  }

  @Test("without data, or without finite ones, there are no bins")
  func empty() {
    #expect(NumberBins(data: [Double]()).isEmpty)
    #expect(NumberBins(data: [Double.nan, .infinity]).isEmpty)
    #expect(NumberBins(thresholds: [3.0]).isEmpty)
    #expect(DateBins(data: []).isEmpty)
    let single = NumberBins(data: [5.0])
    #expect(single[single.index(for: 5)].contains(5))
  }

  @Test("Scott's rule is capped at 200 bins")
  func capped() {
    let data = [0, 1e9] + (0..<10_000).map { Double($0 % 7) }
    #expect(NumberBins(data: data).count <= 200)
  }

  @Test("bins of dates are whole units of the calendar")
  func dates() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let start = Date(timeIntervalSince1970: 0)
    let bins = DateBins(
      unit: .month, range: start...start.addingTimeInterval(86_400 * 100), calendar: calendar)
    #expect(bins.count == 4)
    #expect(bins.thresholds[1].timeIntervalSince1970 == 31 * 86_400)
    let days = DateBins(
      range: start...start.addingTimeInterval(86_400 * 9.5), desiredCount: 10, calendar: calendar)
    #expect(days.count == 10)
  }
}

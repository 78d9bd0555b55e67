import Foundation
import TestSupport
import Testing

@testable import ChartCore

/// Seed 1, the tutorial of line charts, as far as charts declare it.
@Suite struct SeedTutorialTests {
  private struct Revenue: Identifiable {
    let date: Date
    let value: Double
    var series = "iOS"
    var id: Date { date }
  }

  private let data = (0..<14).map { day in
    Revenue(
      date: Date(timeIntervalSince1970: Double(day) * 86_400),
      value: 1200 + Double(day * 531 % 7000))
  }

  @Test("S1-1: a minimal chart is a catmull-rom line")
  func minimal() throws {
    let chart = Chart(data) { point in
      LineMark(x: .value("Day", point.date), y: .value("Revenue", point.value))
        .interpolationMethod(.catmullRom)
        .foregroundStyle(.indigo)
    }
    let path = try #require(scene(chart).items(in: "line").first?.path)
    #expect(path.elements.count == 14)
    #expect(path.elements.dropFirst().allSatisfy { if case .curve = $0 { true } else { false } })
  }

  @Test("S1-3: fill and line coincide, and the fill stands on zero")
  func areaUnderLine() throws {
    let chart = Chart(data) { point in
      AreaMark(x: .value("Date", point.date), y: .value("Revenue", point.value))
        .interpolationMethod(.catmullRom)
      LineMark(x: .value("Date", point.date), y: .value("Revenue", point.value))
        .interpolationMethod(.catmullRom)
    }
    let plot = resolved(chart)
    #expect(plot.y.domain.lowerBound == 0)
    let area = try #require(scene(chart).items(in: "area").first?.path)
    let line = try #require(scene(chart).items(in: "line").first?.path)
    #expect(Array(area.elements.prefix(line.elements.count)) == line.elements)
    #expect(area.bounds?.maxY == plot.y.position(for: 0))
  }

  @Test("S1-5: an annotation stands above the dot of the selected id, and there is one")
  func annotation() throws {
    let selected = data[5]
    let chart = Chart(data) { point in
      LineMark(x: .value("Date", point.date), y: .value("Revenue", point.value))
      if point.id == selected.id {
        PointMark(x: .value("Date", point.date), y: .value("Revenue", point.value))
          .symbolSize(80)
          .annotation(position: .top) { Text("here").font(.caption.bold()).padding(6) }
      }
    }
    let plot = resolved(chart)
    let labels = scene(chart).labels.filter { $0.text == "here" }
    #expect(labels.count == 1)
    let x = plot.x.position(for: selected.date.timeIntervalSince1970)
    let label = try #require(labels.first)
    #expect(abs(label.position.x + 0.3 * 12 * 4 - x) < 1)
    #expect(label.position.y < plot.y.position(for: selected.value))
  }

  @Test("S1-6: labels on the leading side in thousands, with dashed lines")
  func leadingAxis() throws {
    let chart = Chart(data) { point in
      LineMark(x: .value("Date", point.date), y: .value("Revenue", point.value))
    }
    .chartYAxis {
      AxisMarks(position: .leading) { value in
        AxisValueLabel {
          if let number = value.as(Double.self) {
            Text(number / 1000, format: .number.precision(.fractionLength(0))) + Text("k")
          }
        }
        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [4]))
          .foregroundStyle(.secondary.opacity(0.4))
      }
    }
    let plot = resolved(chart)
    let texts = scene(chart).labels.map(\.text)
    #expect(texts.contains("0") && texts.contains("k"))
    #expect(plot.area.minX > 0 && plot.area.maxX == 400)
    guard case .stroke(_, let stroke, _) = try #require(scene(chart).items(in: "grid").first)
    else { return #expect(Bool(false), "lines are strokes") }
    #expect(stroke.dash == [4] && stroke.lineWidth == 0.5)
  }

  @Test("S1-7: a label every three days, and lines that are clear")
  func threeDays() throws {
    let chart = Chart(data) { point in
      LineMark(x: .value("Date", point.date), y: .value("Revenue", point.value))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .day, count: 3)) { _ in
        AxisValueLabel(format: Date.FormatStyle(timeZone: .gmt).day().month(.abbreviated))
        AxisGridLine().foregroundStyle(.clear)
      }
    }
    let plot = resolved(chart)
    #expect(plot.xTicks.map(\.value) == [0, 3, 6, 9, 12].map { $0 * 86_400 })
    #expect(plot.xTicks.flatMap(\.labels).count == 5)
    #expect(plot.xTicks.flatMap(\.lines).count == 5)
  }

  @Test("S1-9: series by colour have a legend at the top, on the trailing side")
  func legend() throws {
    let chart = Chart(
      data + data.map { Revenue(date: $0.date, value: 900, series: "Android") }, id: \.value
    ) { point in
      LineMark(x: .value("Date", point.date), y: .value("Value", point.value))
        .foregroundStyle(by: .value("Platform", point.series))
        .interpolationMethod(.monotone)
    }
    .chartLegend(position: .top, alignment: .trailing)
    let labels = scene(chart).labels.prefix(2)
    #expect(labels.map(\.text) == ["iOS", "Android"])
    #expect(labels.allSatisfy { $0.position.y < resolved(chart).area.minY })
    #expect(scene(chart).items(in: "line").count == 2)
    let colors = [Color.blue, .green].map { Paint.color($0.light) }
    #expect(scene(chart).items(in: "line").compactMap(\.strokePaint) == colors)
  }

  @Test("S1-10: a long range shows fourteen days from where it is scrolled to")
  func scrolling() {
    let long = (0..<60).map {
      Revenue(date: Date(timeIntervalSince1970: Double($0) * 86_400), value: Double($0))
    }
    var position = Date(timeIntervalSince1970: 86_400 * 20)
    let chart = Chart(long) { point in
      LineMark(x: .value("Date", point.date), y: .value("Value", point.value))
    }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 14 * 86_400)
    .chartScrollPosition(x: Binding(get: { position }, set: { position = $0 }))
    #expect(resolved(chart).x.domain == 20 * 86_400...34 * 86_400)
    #expect(resolved(chart).fullX == 0...59 * 86_400)
    let end = chart.chartScrollPosition(initialX: Date(timeIntervalSince1970: 86_400 * 58))
    #expect(resolved(end).x.domain.upperBound <= 59 * 86_400)
  }

  @Test("S1-11, S0-11: points are joined in the order they are declared")
  func unsorted() throws {
    let chart = Chart([2, 0, 1], id: \.self) { x in
      LineMark(x: .value("x", x), y: .value("y", x))
    }
    let path = try #require(scene(chart).items(in: "line").first?.path)
    let xs = path.elements.map { element -> Double in
      switch element {
      case .move(let point), .line(let point): point.x
      default: .nan
      }
    }
    #expect(xs[0] > xs[2] && xs[2] > xs[1])
  }

  @Test("S1-15: without data there is a chart without marks")
  func empty() {
    let chart = Chart([Revenue]()) { point in
      LineMark(x: .value("Date", point.date), y: .value("Revenue", point.value))
    }
    #expect(!scene(chart).groupNames.contains("line"))
  }

  private func resolved(_ view: some View) -> ResolvedChart {
    Composition(view, size: Size(width: 400, height: 240), environment: .fixed()).plots[0]
  }

  private func scene(_ view: some View) -> Scene {
    Composition(view, size: Size(width: 400, height: 240), environment: .fixed()).scene
  }
}

extension Scene.Item {
  fileprivate var strokePaint: Paint? {
    if case .stroke(_, _, let paint) = self { paint } else { nil }
  }
}

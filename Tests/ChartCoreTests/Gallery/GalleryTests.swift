import ChartCore
import FoundationEssentials
import TestSupport
import Testing

/// Charts a user could have written, compared with golden scenes as text.
@Suite struct GalleryTests {
  @Test func savings() throws { try expect(Savings.card(), "savings") }

  @Test func savingsSelected() throws {
    try expect(Savings.card(ViewState(selection: Savings.date(25))), "savings-selected")
  }

  @Test func savingsDark() throws {
    try expect(
      Savings.card(ViewState(selection: Savings.date(0))), "savings-dark",
      environment: .fixed(.dark))
  }

  @Test func savingsSmall() throws {
    try expect(Savings.card(), "savings-small", Size(width: 320, height: 200))
  }

  @Test func severalSeries() throws {
    let days = (0..<4).map { Double($0) * 86_400 }
    let chart = InteractiveLineChart(
      [
        Series(name: "Berlin", x: days, y: [3, 4, 2, 5]),
        Series(name: "Oslo", x: days, y: [-2, .nan, 1, 0]),
      ],
      x: .instants("Date"), selection: days[1])
    try expect(chart, "several-series")
  }

  @Test func gapsAndLonePoints() throws {
    let chart = InteractiveLineChart(
      [Series(name: "v", x: [0, 1, 2, 3, 4, 5, 6], y: [1, 2, .nan, 3, .nan, 2, 1])],
      x: .numbers("n"))
    try expect(chart, "gaps-and-lone-points")
  }

  @Test func onePoint() throws {
    let chart = InteractiveLineChart(
      [Series(name: "v", x: [1_700_000_000], y: [5])], x: .instants("Date"))
    try expect(chart, "one-point")
  }

  @Test func flatFarFromZero() throws {
    let days = (0..<3).map { Double($0) * 86_400 }
    let chart = InteractiveLineChart(
      [Series(name: "v", x: days, y: [1e14, 1e14, 1e14])], x: .instants("Date"))
    try expect(chart, "flat-far-from-zero")
  }

  @Test func noData() throws {
    try expect(
      LineChartCard(title: "Nothing", series: [Series(name: "v", x: [], y: [])], x: .numbers("n")),
      "no-data")
  }

  @Test func hoursOverMidnight() throws {
    let hours = (0..<30).map { 1_790_000_000 + Double($0) * 3600 }
    let chart = InteractiveLineChart(
      [Series(name: "v", x: hours, y: hours.indices.map { Double($0 % 7) })],
      x: .instants("Date"), selection: hours[3])
    try expect(chart, "hours-over-midnight")
  }

  @Test func numbersOnX() throws {
    let chart = InteractiveLineChart(
      [Series(name: "v", x: [0, 0.25, 0.5, 0.75, 1], y: [2, 4, 3, 5, 1])], x: .numbers("s"),
      selection: 0.6, style: LineChartStyle(interpolation: .linear))
    try expect(chart, "numbers-on-x")
  }

  @Test(arguments: [
    ("step-start", InterpolationMethod.stepStart), ("step-center", .stepCenter),
    ("step-end", .stepEnd), ("catmull-rom", .catmullRom), ("cardinal", .cardinal),
  ])
  func interpolations(name: String, method: InterpolationMethod) throws {
    let chart = Chart {
      LinePlot(Series(name: "v", x: [0, 1, 2], y: [1, 3, 2]), x: .numbers("n"), y: "v")
        .interpolationMethod(method)
    }
    try expect(chart.chartXAxis(.hidden).chartYAxis(.hidden), name, Size(width: 120, height: 60))
  }

  @Test func negativeValues() throws {
    let chart = InteractiveLineChart(
      [Series(name: "v", x: [0, 1, 2, 3], y: [-5, -3, -8, -4])], x: .numbers("n"))
    try expect(chart, "negative-values")
  }

  @Test func zeroIsInAnAutomaticDomain() throws {
    let chart = Chart {
      LineMark(x: .value("n", 0), y: .value("v", 40))
      LineMark(x: .value("n", 1), y: .value("v", 70))
      PointMark(x: .value("n", 1), y: .value("v", 70)).foregroundStyle(.red).symbolSize(80)
      RuleMark(y: .value("Limit", 50)).lineStyle(StrokeStyle(dash: [2, 2]))
    }
    try expect(chart, "automatic-domain", Size(width: 300, height: 200))
  }

  @Test func labelsOnTheLeft() throws {
    let chart = Chart {
      LineMark(x: .value("n", 0), y: .value("v", 0.1))
      LineMark(x: .value("n", 1), y: .value("v", 0.4))
    }
    .chartYAxis { AxisMarks(numbers: .percent, position: .leading) }
    try expect(chart, "labels-on-the-left", Size(width: 300, height: 200))
  }

  @Test func cardOfTheTutorial() throws {
    let card = VStack(alignment: .leading) {
      HStack {
        Text("Revenue").font(.headline)
        Spacer()
        Text("$1,200").monospacedDigit().foregroundStyle(.indigo)
      }
      Rectangle().fill(.secondary).frame(height: 1)
    }
    .padding(16)
    .background(.background, in: .rect(cornerRadius: 20))
    try expect(card, "card", Size(width: 200, height: 80))
  }

  private func expect(
    _ view: some View, _ name: String, _ size: Size = Size(width: 640, height: 400),
    environment: EnvironmentValues = .fixed(), sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let scene = Composition(view, size: size, environment: environment).scene
    try expectSnapshot(scene.description, named: name, sourceLocation: sourceLocation)
  }
}

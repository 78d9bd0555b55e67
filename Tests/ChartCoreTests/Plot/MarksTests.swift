import ChartCore
import FoundationEssentials
import TestSupport
import Testing

/// Marks declared one by one, in Swift Charts' names.
@Suite struct MarksTests {
  private struct Saving: Identifiable {
    let date: Date
    let value: Double
    var id: Date { date }
  }

  private let savings = zip(Savings.dates, Savings.values).map {
    Saving(date: Date(timeIntervalSince1970: $0), value: $1)
  }

  @Test("per-datum marks and whole series draw the same picture")
  func marksAndPlotsAgree() {
    let declared = Chart {
      ForEach(savings) { saving in
        AreaMark(
          x: .value("Date", saving.date), yStart: .value("Baseline", 1000),
          yEnd: .value("Value", saving.value)
        )
        .interpolationMethod(.monotone)
        LineMark(x: .value("Date", saving.date), y: .value("Value", saving.value))
          .interpolationMethod(.monotone)
      }
    }
    let whole = Chart {
      Plot {
        AreaPlot(Savings.series, x: .instants("Date"), yStart: 1000, yEnd: "Value")
        LinePlot(Savings.series, x: .instants("Date"), y: "Value")
      }
      .interpolationMethod(.monotone)
    }
    let size = Size(width: 400, height: 300)
    #expect(scene(declared, size) == scene(whole, size))
  }

  @Test("S0-11: a line joins its points in the order they are declared")
  func pointsAreJoinedInOrder() throws {
    let chart = Chart([3.0, 1, 2].map(Row.init)) { row in
      LineMark(x: .value("x", row.id), y: .value("y", row.id))
    }
    let path = try #require(
      scene(chart, Size(width: 300, height: 200)).items(in: "line").first?.path)
    let xs = path.elements.compactMap {
      switch $0 {
      case .move(let point), .line(let point): point.x
      default: nil
      }
    }
    #expect(xs.count == 3 && xs[0] > xs[2] && xs[2] > xs[1])
  }

  private struct Row: Identifiable { let id: Double }

  @Test("marks of different series or looks are different lines")
  func seriesSplitLines() {
    let chart = Chart {
      LineMark(x: .value("x", 0), y: .value("y", 1), series: .value("s", "a"))
      LineMark(x: .value("x", 1), y: .value("y", 2), series: .value("s", "a"))
      LineMark(x: .value("x", 0), y: .value("y", 3), series: .value("s", "b"))
      LineMark(x: .value("x", 1), y: .value("y", 4), series: .value("s", "b"))
      LineMark(x: .value("x", 0), y: .value("y", 5), series: .value("s", "b")).foregroundStyle(.red)
      LineMark(x: .value("x", 1), y: .value("y", 5), series: .value("s", "b")).foregroundStyle(.red)
    }
    #expect(scene(chart, Size(width: 300, height: 200)).items(in: "line").count == 3)
  }

  @Test("the modifier nearest to a mark wins")
  func nearestModifierWins() throws {
    let chart = Chart {
      PointMark(x: .value("x", 0), y: .value("y", 1)).foregroundStyle(.red).foregroundStyle(.blue)
    }
    let point = try #require(scene(chart, Size(width: 300, height: 200)).items(in: "point").first)
    guard case .fill(_, let paint) = point else { return #expect(Bool(false), "a dot is a fill") }
    #expect(paint == .color(Color.red.light))
  }

  @Test("content of branches and loops is collected in order")
  func branches() {
    func content(_ flag: Bool) -> some ChartContent {
      TestContent(flag: flag)
    }
    let size = Size(width: 300, height: 200)
    #expect(scene(Chart { content(true) }, size).groupNames.contains("rule"))
    #expect(scene(Chart { content(false) }, size).groupNames.contains("point"))
  }

  private struct TestContent: ChartContent {
    let flag: Bool
    var body: some ChartContent {
      if flag {
        RuleMark(x: .value("x", 1))
      } else {
        PointMark(x: .value("x", 1), y: .value("y", 1))
      }
      if flag { RuleMark(y: .value("y", 1)) }
    }
  }

  private func scene(_ view: some View, _ size: Size) -> Scene {
    Composition(view, size: size, environment: .fixed()).scene
  }
}

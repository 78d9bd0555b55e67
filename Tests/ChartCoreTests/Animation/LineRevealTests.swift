import TestSupport
import Testing

@testable import ChartCore

@Suite struct LineRevealTests {
  private static let size = Size(width: 124, height: 124)

  private static func viewer(_ values: [Double], _ size: Size = size) -> Viewer {
    Viewer(environment: .fixed(), size: size) { _ in DrawInChart(values) }
  }

  private static func scene(_ values: [Double], at progress: Double?) -> Scene {
    var viewer = viewer(values)
    _ = viewer.drawIn(to: progress)
    return viewer.scene
  }

  private static func drawsIn(_ viewer: Viewer) -> Bool {
    var viewer = viewer
    return viewer.drawIn(to: 0.9) == .overlay || viewer.state.drawIn != nil
  }

  private static func dots(_ scene: Scene) -> [Rect] {
    scene.leaves.compactMap { leaf in
      guard case .ellipse(let rect) = leaf.item.path?.elements.first else { return nil }
      return rect
    }
  }

  @Test("S4-1, S4-12: a dot of radius 6 in a halo of radius 12 follows the tip")
  func dotFollows() {
    let dots = Self.dots(Self.scene(DrawIn.demo[0].values, at: 0.5))
    #expect(dots.map(\.width) == [24, 12])
    for dot in dots {
      #expect(abs(dot.midX - 64.90462123558898) < 1e-9)
      #expect(abs(dot.midY - 68.46980265195884) < 1e-9)
    }
  }

  @Test("S4-1: line and fill show up to the tip and not beyond", arguments: [0, 0.25, 0.5, 0.99])
  func nothingRunsAhead(progress: Double) throws {
    var viewer = Self.viewer(DrawIn.demo[0].values)
    _ = viewer.drawIn(to: progress)
    let tip = try #require(viewer.front).x
    let clips = viewer.scene.items.compactMap { item in
      if case .group("drawn in", let clip, _) = item { clip } else { nil }
    }
    #expect(clips.map(\.maxX) == [tip, tip], "the fill and the line")
  }

  @Test("S4-3: without progress the chart is finished, its dot on the last point")
  func finished() {
    let scene = Self.scene(DrawIn.demo[0].values, at: nil)
    #expect(Self.dots(scene).map { $0.midX.rounded() } == [112, 112])
    #expect(scene.groupNames == [])
    var viewer = Self.viewer(DrawIn.demo[0].values)
    _ = viewer.drawIn(to: 0.3)
    _ = viewer.drawIn(to: nil)
    #expect(viewer.scene == scene)
  }

  @Test("S4-7: the line keeps 12 points from the edges, the fill goes down to the bottom")
  func inset() throws {
    let scene = Self.scene(DrawIn.demo[0].values, at: nil)
    let bounds = scene.items.dropFirst().compactMap { $0.path?.bounds }
    #expect(bounds.prefix(2).map(\.minX) == [12, 12] && bounds.prefix(2).map(\.minY) == [12, 12])
    #expect(bounds.prefix(2).map { $0.maxX.rounded() } == [112, 112])
    #expect(bounds.prefix(2).map(\.maxY) == [124, 112])
  }

  @Test("S4-12, S4-13: straight pieces 3.5 wide with round ends, over a fill of 28 %")
  func look() throws {
    let items = Self.scene([1, 2, 0], at: nil).items
    let stroke = StrokeStyle(lineWidth: 3.5, lineCap: .round, lineJoin: .round)
    guard case .stroke(let path, stroke, .color(let color)) = items[2],
      case .fill(_, .gradient(_, _, let stops)) = items[1],
      case .fill(_, .color(let halo)) = items[3]
    else {
      Issue.record("no stroke over a gradient")
      return
    }
    #expect(path.elements.count == 3)
    #expect(stops.map(\.color.alpha) == [0.28, 0] && halo.alpha == 0.25)
    #expect(stops[0].color == color.opacity(0.28))
  }

  @Test(
    "S4-14: without finite values there is no line, no dot and no fill",
    arguments: [[], [.nan], [.infinity, -.infinity]] as [[Double]])
  func nothing(values: [Double]) {
    #expect(Self.scene(values, at: 0.5).items.count == 1, "only the background")
    #expect(!Self.drawsIn(Self.viewer(values)))
  }

  @Test("S4-8: a single value is a dot half way up, and nothing draws in")
  func single() {
    #expect(Self.dots(Self.scene([7], at: 0.5)).map(\.midY) == [62, 62])
    #expect(!Self.drawsIn(Self.viewer([7])))
  }

  @Test("S4-15: what is spoken is the finished line, whatever has been drawn")
  func summary() {
    #expect(LineSummary(of: DrawIn.demo[0].values)?.highest == 96)
    var viewer = Viewer(environment: .fixed(), size: Size(width: 900, height: 600)) {
      Savings.card($0)
    }
    _ = viewer.drawIn(to: 0.1)
    #expect(viewer.plot?.lastX == Savings.dates.last)
  }

  @Test("S4-1: a time series keeps its x and its gaps while it draws in")
  func timeSeries() throws {
    let series = Series(name: "v", x: [0, 10, 20, 90, 100], y: [1, 1, .nan, 1, 1])
    var viewer = Viewer(environment: .fixed(), size: Size(width: 400, height: 300)) { _ in
      InteractiveLineChart([series], x: .numbers("n"))
    }
    let x = try #require(viewer.plot).x
    for (progress, value) in [(0, 0), (0.25, 5), (0.5, 10), (0.75, 95), (1, 100)] {
      _ = viewer.drawIn(to: progress)
      let front = try #require(viewer.front)
      #expect(abs(x.value(at: front.x) - Double(value)) < 1e-9)
    }
    #expect(viewer.composition.plots.count == 1)
  }

  @Test("tips of several lines share an x, and a line with a gap there has none")
  func severalLines() throws {
    let lines = [
      Series(name: "a", x: [0, 10, 20], y: [0, 0, 0]),
      Series(name: "b", x: [0, 10, 14, 18, 20], y: [5, 5, .nan, 5, 5]),
    ]
    var viewer = Viewer(environment: .fixed(), size: Size(width: 400, height: 300)) { _ in
      InteractiveLineChart(lines, x: .numbers("n"))
    }
    var counts: [Int] = []
    for progress in [0, 0.3, 0.75, 1] {
      _ = viewer.drawIn(to: progress)
      let front = try #require(viewer.front)
      counts.append(front.tips.count / 2)
      #expect(Set(front.tips.compactMap { $0.path?.bounds?.midX }).count == 1)
    }
    #expect(counts == [2, 2, 1, 2])
  }

  @Test("the front only moves right, whatever the data", arguments: lines)
  func monotone(values: [Double]) {
    let series = Series(name: "v", x: values.indices.map(Double.init), y: values)
    var viewer = Viewer(environment: .fixed(), size: Size(width: 300, height: 200)) { _ in
      InteractiveLineChart([series], x: .numbers("n"))
    }
    let fronts = stride(from: 0, through: 1, by: 0.02).compactMap { progress in
      _ = viewer.drawIn(to: progress)
      return viewer.front?.x
    }
    #expect(fronts.isEmpty != Self.drawsIn(viewer))
    #expect(zip(fronts, fronts.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 })
  }

  static let lines: [[Double]] = [
    [], [1], [.nan], [1, 1, 1], [0, 1e308, -1e308], [1, .nan, 2, .nan, 3], [5, 1e-300, 5],
    (0..<5000).map { $0 % 2 == 0 ? 0 : Double($0 % 97) },
  ]

  @Test("the dot stays between the ends of a zoomed plot")
  func clipped() {
    let run = [Point(x: 0, y: 0), Point(x: 10, y: 10), Point(x: 20, y: 0)]
    #expect([run].clipped(toX: 5...15) == [[Point(x: 5, y: 5), run[1], Point(x: 15, y: 5)]])
    #expect([run].clipped(toX: -5...50) == [run])
    #expect([run].clipped(toX: 30...50) == [[]])
  }

  @Test("S4-2: other values replace the line, and a selection stays where its datum is")
  func otherData() {
    let series = [Savings.series, Series(name: "v", x: Savings.dates.suffix(3), y: [1, 2, 3])]
    var viewer = Viewer(
      environment: .fixed(), size: Size(width: 400, height: 300),
      state: ViewState(selection: Savings.date(34))
    ) { InteractiveLineChart([series[0]], x: .instants("Date"), selection: $0.selection) }
    viewer.show { InteractiveLineChart([series[1]], x: .instants("Date"), selection: $0.selection) }
    #expect(viewer.selectedDatum?.values.first?.value == 2)
    viewer.show { _ in InteractiveLineChart([], x: .instants("Date")) }
    #expect(viewer.state.selection == nil)
  }
}

import Testing

@testable import ChartCore

@Suite struct DrawInTests {
  private static let valuesA = DrawIn.demo[0].values
  private static let box = Rect(x: 0, y: 0, width: 124, height: 124)
    .inset(by: EdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12))
  private static let lineA = MeasuredLine(runs: [DrawIn.points(for: valuesA, in: box)])

  @Test("S4-10: values fill the box from the lowest to the highest") func golden() {
    let golden = [
      (12, 112), (21.0909, 93.5789), (30.1818, 101.4737), (39.2727, 77.7895), (48.3636, 85.6842),
      (57.4545, 62), (66.5455, 69.8947), (75.6364, 40.9474), (84.7273, 51.4737),
      (93.8182, 30.4211), (102.9091, 35.6842), (112, 12),
    ]
    let points = DrawIn.points(for: Self.valuesA, in: Self.box)
    #expect(points.count == golden.count)
    for (point, (x, y)) in zip(points, golden) {
      #expect(abs(point.x - x) < 1e-4 && abs(point.y - y) < 1e-4)
    }
  }

  @Test("S4-8: flat, single and overflowing values lie half way up, others are dropped")
  func degenerateValues() {
    let box = Rect(x: 0, y: 0, width: 10, height: 20)
    #expect(DrawIn.points(for: [7], in: box) == [Point(x: 0, y: 10)])
    #expect(DrawIn.points(for: [7, 7], in: box) == [Point(x: 0, y: 10), Point(x: 10, y: 10)])
    #expect(DrawIn.points(for: [-1e308, 1.7e308], in: box).map(\.y) == [10, 10])
    #expect(
      DrawIn.points(for: [0, .nan, 1, .infinity], in: box)
        == [Point(x: 0, y: 20), Point(x: 10, y: 0)])
    #expect(DrawIn.points(for: [], in: box).isEmpty)
    #expect(DrawIn.points(for: [1, 2], in: Rect(x: 0, y: 0, width: 0, height: 9)).isEmpty)
  }

  @Test(
    "S4-9: the tip moves by arc length",
    arguments: [
      (0, 12, 112), (0.25, 37.360062306623334, 82.77246925379711),
      (0.5, 64.90462123558898, 68.46980265195884), (0.75, 87.18162545600971, 45.789919996609115),
      (1, 112, 12), (-1, 12, 112), (2, 112, 12), (.nan, 112, 12),
    ] as [(Double, Double, Double)])
  func tip(progress: Double, x: Double, y: Double) throws {
    let tip = try #require(Self.lineA.tip(at: progress))
    #expect(abs(tip.x - x) < 1e-9 && abs(tip.y - y) < 1e-9)
  }

  @Test("S4-9: no point has no tip, no length its first point") func degenerateLines() {
    let point = Point(x: 3, y: 4)
    #expect(MeasuredLine(runs: []).tip(at: 0.5) == nil)
    #expect(MeasuredLine(runs: [[point]]).tip(at: 0.5) == point)
    #expect(MeasuredLine(runs: [[point, point]]).tip(at: 1) == point)
    #expect(MeasuredLine(runs: [[point, point, .zero]]).tip(at: 0.2) == Point(x: 2.4, y: 3.2))
  }

  @Test("S4-14: without finite values there is no tip and no fill") func nothing() {
    let line = MeasuredLine(runs: [DrawIn.points(for: [.nan, .infinity], in: Self.box)])
    #expect(line.tip(at: 0.5) == nil && line.drawn(to: 0.5).isEmpty)
    #expect(line.area(to: 0.5, floor: 124) == Path())
  }

  @Test("S4-11: the fill never runs ahead of the tip and closes along the floor")
  func area() throws {
    for share in stride(from: 0.05, through: 1, by: 0.05) {
      let tip = try #require(Self.lineA.tip(at: share))
      let bounds = try #require(Self.lineA.area(to: share, floor: 124).bounds)
      #expect(bounds.minX == 12 && abs(bounds.maxX - tip.x) < 1e-9)
      #expect(bounds.maxY == 124)
    }
    #expect(Self.lineA.area(to: 0, floor: 124).bounds?.width == 0)
  }

  @Test("S4-11: a vertical segment under way is not filled until it is passed")
  func verticalSegments() {
    let line = MeasuredLine(
      runs: [[Point(x: 0, y: 5), Point(x: 10, y: 5), Point(x: 10, y: 0), Point(x: 20, y: 0)]])
    #expect(
      line.area(to: 0.5, floor: 9).elements == [
        .move(Point(x: 0, y: 5)), .line(Point(x: 10, y: 2.5)), .line(Point(x: 10, y: 9)),
        .line(Point(x: 0, y: 9)), .close,
      ])
  }

  @Test("S4-1: the line grows up to the tip and keeps its gaps") func gaps() {
    let line = MeasuredLine(runs: [
      [Point(x: 0, y: 0), Point(x: 10, y: 0)], [Point(x: 20, y: 0), Point(x: 30, y: 0)],
    ])
    #expect(line.drawn(to: 0) == [[Point(x: 0, y: 0)]])
    #expect(line.drawn(to: 0.25) == [[Point(x: 0, y: 0), Point(x: 5, y: 0)]])
    #expect(line.drawn(to: 0.75) == [line.runs[0], [Point(x: 20, y: 0), Point(x: 25, y: 0)]])
    #expect(line.drawn(to: 1) == line.runs)
  }

  @Test(arguments: InterpolationTests.lines, InterpolationTests.methods)
  func theTipEndsWhereTheCurveEnds(points: [Point], method: InterpolationMethod) {
    var path = Path()
    path.addCurve(through: points, method: method)
    let line = MeasuredLine(runs: path.flattened)
    #expect(line.tip(at: 0) == points.first(where: \.isFinite))
    #expect(line.tip(at: 1) == points.last(where: \.isFinite))
    for share in [0.1, 0.5, 0.9] { #expect(line.tip(at: share)?.isFinite ?? points.isEmpty) }
  }

  @Test func flatteningFollowsTheCurve() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: Point(x: 90, y: 90), control1: Point(x: 30, y: 30), control2: Point(x: 60, y: 60))
    let run = path.flattened[0]
    #expect(run.count > 8 && run.first == .zero && run.last == Point(x: 90, y: 90))
    for point in run { #expect(abs(point.x - point.y) < 1e-12) }
  }

  @Test(
    "S4-15: the summary speaks of first, last, lowest and highest",
    arguments: [
      (DrawIn.demo[0].values, "From 20 to 96. Lowest 20, highest 96."),
      (DrawIn.demo[1].values, "From 62 to 90. Lowest 58, highest 96."),
      ([5, .nan], "From 5 to 5. Lowest 5, highest 5."), ([.nan], nil), ([], nil),
    ])
  func summary(values: [Double], text: String?) {
    #expect(LineSummary(of: values)?.text { String(Int($0)) } == text)
  }
}

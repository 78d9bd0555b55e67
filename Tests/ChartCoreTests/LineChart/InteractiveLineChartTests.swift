import ChartCore
import TestSupport
import Testing

/// Seed 0, the interactive line chart: marks, tooltip and header.
@Suite struct InteractiveLineChartTests {
  @Test("S0-1: a selection shows a rule, a dot and a tooltip")
  func selectionShowsRuleDotAndTooltip() {
    let scene = card(selecting: 25)
    #expect(scene.items(in: "rule").count == 1)
    #expect(scene.items(in: "point").count == 1)
    #expect(scene.texts.suffix(2) == ["€1,665", "20 Nov"])
  }

  @Test("S0-2: lifting removes rule, dot and tooltip at once", arguments: lifts)
  func liftingRemovesAll(lift: InputEvent) {
    var viewer = viewer()
    let before = viewer.composition.scene
    _ = viewer.handle(.press(.primary, at: Point(x: 400, y: 300)))
    #expect(viewer.composition.scene.groupNames.suffix(2) == ["rule", "point"])
    let stale = viewer.handle(lift)
    #expect(stale == .overlay)
    #expect(viewer.composition.scene == before)
  }

  static let lifts: [InputEvent] = [
    .release(.primary, at: Point(x: 10, y: 10)), .key(.escape), .lost,
  ]

  @Test("S0-3: nothing moves by itself: the picture is a function of the state")
  func nothingMovesByItself() {
    #expect(card(selecting: 7) == card(selecting: 7))
    #expect(card(selecting: nil) == card(selecting: nil))
  }

  @Test("S0-4: the tint is indigo and numbers are written plainly unless told otherwise")
  func defaults() {
    let style = LineChartStyle()
    #expect(style.tint == .indigo)
    let series = Series(name: "v", x: [0, 86_400], y: [1234.5, 2])
    let chart = InteractiveLineChart([series], x: .instants("Date"), selection: 0)
    #expect(scene(chart).texts.contains("1,234.5"))
  }

  @Test("S0-5: the area runs from the lower bound of the domain, tint 30 % to 0 %, monotone")
  func area() throws {
    let items = card(selecting: nil).items(in: "area")
    guard case .fill(let path, .gradient(let start, let end, let stops)) = try #require(items.first)
    else { return #expect(Bool(false), "the area is a gradient") }
    #expect(stops.map(\.color.alpha) == [0.3, 0])
    #expect(stops[0].color.opacity(1 / 0.3) == Color.indigo.light)
    #expect(start.x == end.x && start.y < end.y)
    let plot = try #require(viewer().plot)
    #expect(end.y == plot.y.position(for: 1090.8))
    #expect(path.elements.count { if case .curve = $0 { true } else { false } } >= 35)
  }

  @Test("S0-6: the line is 3 wide, round, in the tint, on the same curve as the area")
  func line() throws {
    let scene = card(selecting: nil)
    guard case .stroke(let line, let style, let paint) = try #require(scene.items(in: "line").first)
    else { return #expect(Bool(false), "the line is a stroke") }
    #expect(style == StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
    #expect(paint == .color(Color.indigo.light))
    let area = try #require(scene.items(in: "area").first?.path)
    #expect(area.elements.starts(with: line.elements))
  }

  @Test("S0-7: rule and dot: full height, dashed 4,4, secondary; an area of 140 in the tint")
  func ruleAndDot() throws {
    let scene = card(selecting: 25)
    let plot = try #require(viewer().plot)
    guard case .stroke(let rule, let style, let paint) = try #require(scene.items(in: "rule").first)
    else { return #expect(Bool(false), "the rule is a stroke") }
    #expect(style == StrokeStyle(lineWidth: 1, dash: [4, 4]))
    #expect(paint == .color(Color.secondary.light))
    let x = plot.x.position(for: Savings.date(25))
    #expect(
      rule.elements == [
        .move(Point(x: x, y: plot.area.minY)), .line(Point(x: x, y: plot.area.maxY)),
      ])
    guard case .fill(let dot, let fill) = try #require(scene.items(in: "point").first)
    else { return #expect(Bool(false), "the dot is a fill") }
    #expect(fill == .color(Color.indigo.light))
    let bounds = try #require(dot.bounds)
    #expect((bounds.width * bounds.width / 4 * Double.pi - 140).magnitude < 1e-9)
    #expect((bounds.midX - x).magnitude < 1e-9)
    #expect((bounds.midY - plot.y.position(for: 1665)).magnitude < 1e-9)
  }

  @Test("S0-7: marks are painted area, line, rule, dot")
  func paintOrder() {
    let marks = ["area", "line", "rule", "point"]
    #expect(card(selecting: 3).groupNames.filter(marks.contains) == marks)
    #expect(card(selecting: nil).groupNames.filter(marks.contains) == ["area", "line"])
  }

  @Test("S0-8: rule and dot sit on the nearest datum, not under the pointer")
  func snapsToTheNearestDatum() throws {
    var viewer = viewer()
    let plot = try #require(viewer.plot)
    let x = plot.x.position(for: Savings.date(4) + 40_000)
    _ = viewer.handle(.press(.primary, at: Point(x: x, y: 300)))
    #expect(viewer.state.selection == Savings.date(4))
  }

  @Test("S0-10: beyond the data the first or the last datum is picked")
  func picksTheEnds() {
    var viewer = viewer()
    _ = viewer.handle(.press(.primary, at: Point(x: 30, y: 300)))
    _ = viewer.handle(.motion(to: Point(x: -500, y: 300), held: [.primary]))
    #expect(viewer.state.selection == Savings.date(0))
    _ = viewer.handle(.motion(to: Point(x: 5000, y: -40), held: [.primary]))
    #expect(viewer.state.selection == Savings.date(35))
  }

  @Test("S0-14: the savings have a domain of 1090.8…1803.2")
  func domain() throws {
    let domain = try #require(viewer().plot).y.domain
    #expect((domain.lowerBound - 1090.8).magnitude < 1e-9)
    #expect((domain.upperBound - 1803.2).magnitude < 1e-9)
  }

  @Test("S0-16: the tooltip never covers the line's maximum", arguments: [0.8, 1, 1.5, 2])
  func headroom(textScale: Double) throws {
    let environment = EnvironmentValues.fixed(textScale: textScale)
    let state = ViewState(selection: Savings.date(26))
    let size = Size(width: 900, height: 700)
    let scene = Composition(Savings.card(state), size: size, environment: environment).scene
    let plot = try #require(
      Composition(Savings.card(state), size: size, environment: environment).plots.first)
    #expect((plot.y.range.end - plot.area.minY - 60 * textScale).magnitude < 1e-9)
    let card = try #require(scene.leaves.last { $0.item.isRoundedFill }?.item.path?.bounds)
    #expect(card.maxY <= plot.y.position(for: 1721))
  }

  @Test("S0-17: the labels of the first and the last date stay inside the plot")
  func alignedDates() throws {
    let plot = try #require(viewer().plot)
    let dates = card(selecting: nil).labels.filter {
      $0.text.hasSuffix("Oct") || $0.text.hasSuffix("Nov")
    }
    #expect(dates.map(\.text) == ["26 Oct", "2 Nov", "9 Nov", "16 Nov", "23 Nov", "30 Nov"])
    for date in dates {
      let half = FixedWidthMeasurer().size(of: date.text, style: date.style).width / 2
      #expect(date.anchor == .center)
      #expect(date.position.x - half >= plot.area.minX - 1e-9)
      #expect(date.position.x + half <= plot.area.maxX + 1e-9)
    }
  }

  @Test("S0-18, S0-20: the tooltip is drawn last, in the middle of the headroom")
  func tooltipPlace() throws {
    let scene = card(selecting: 10)
    let plot = try #require(viewer().plot)
    #expect(scene.leaves.suffix(4).allSatisfy { $0.groups.isEmpty })
    let card = try #require(scene.leaves.last { $0.item.isRoundedFill }?.item.path?.bounds)
    #expect((card.midY - (plot.area.minY + 30)).magnitude < 1e-9)
    #expect((card.midX - plot.x.position(for: Savings.date(10))).magnitude < 1e-9)
  }

  @Test(
    "S0-19, S0-21: the tooltip is measured first and clamped inside the plot", arguments: [0, 35])
  func tooltipIsClamped(row: Int) throws {
    let plot = try #require(viewer().plot)
    let card = try #require(
      card(selecting: row).leaves.last { $0.item.isRoundedFill }?.item.path?.bounds)
    #expect(card.minX >= plot.area.minX && card.maxX <= plot.area.maxX)
    #expect(row == 0 ? card.minX == plot.area.minX : card.maxX == plot.area.maxX)
  }

  @Test("S0-22: scrubbing goes on under the tooltip")
  func tooltipTakesNoEvents() throws {
    var viewer = viewer()
    let plot = try #require(viewer.plot)
    let high = plot.area.minY + 5
    _ = viewer.handle(.press(.primary, at: Point(x: 400, y: high)))
    _ = viewer.handle(.motion(to: Point(x: 405, y: high), held: [.primary]))
    #expect(viewer.state.selection != nil)
  }

  @Test("S0-23: the tooltip is never cut off or wrapped")
  func tooltipKeepsItsTexts() {
    let environment = EnvironmentValues.fixed()
    let card = Savings.card(ViewState(selection: Savings.date(26)))
    let scene = Composition(card, size: Size(width: 200, height: 160), environment: environment)
      .scene
    #expect(scene.texts.contains("€1,721") && scene.texts.contains("21 Nov"))
  }

  @Test("S0-24: the tooltip: headline over caption, padding 12 and 6, radius 12, border")
  func tooltipCard() throws {
    let leaves = card(selecting: 25).leaves.suffix(4).map(\.item)
    guard case .fill(let card, let ground) = leaves[0], case .label(let value) = leaves[1],
      case .label(let date) = leaves[2], case .stroke(_, let border, let color) = leaves[3]
    else { return #expect(Bool(false), "ground, value, date, border") }
    let bounds = try #require(card.bounds)
    guard case .roundedRect(_, 12) = try #require(card.elements.first)
    else { return #expect(Bool(false), "the corners have a radius of 12") }
    #expect(ground == .color(Color.secondaryBackground.light))
    #expect(value.style.size == 17 && value.style.weight == .semibold)
    #expect(date.style.size == 12 && date.color == Color.secondary.light)
    #expect(border.lineWidth == 1 && color == .color(Color.separator.light))
    let width = FixedWidthMeasurer().size(of: "€1,665", style: value.style).width
    #expect((bounds.width - (width + 24)).magnitude < 1e-9)
    #expect((bounds.height - (17 * 1.2 + 2 + 12 * 1.2 + 12)).magnitude < 1e-9)
  }

  @Test("S0-25: right-to-left text keeps the tooltip over its datum")
  func rightToLeft() throws {
    var environment = EnvironmentValues.fixed()
    environment.layoutDirection = .rightToLeft
    let state = ViewState(selection: Savings.date(10))
    let picture = Composition(
      Savings.card(state), size: Size(width: 900, height: 600), environment: environment)
    let plot = try #require(picture.plots.first)
    let card = try #require(picture.scene.leaves.last { $0.item.isRoundedFill }?.item.path?.bounds)
    #expect((card.midX - plot.x.position(for: Savings.date(10))).magnitude < 1e-9)
    #expect(plot.x.position(for: Savings.date(0)) < plot.x.position(for: Savings.date(35)))
  }

  @Test("S0-26: nothing is shown without a plot area")
  func noPlotArea() {
    let state = ViewState(selection: Savings.date(3))
    for size in [Size(width: 1, height: 1), Size(width: 24, height: 20), .zero] {
      let picture = Composition(Savings.card(state), size: size, environment: .fixed())
      #expect(picture.scene.items(in: "rule").isEmpty)
    }
  }

  @Test("S0-29: the header: title, last value, hint; an empty series shows 0")
  func header() {
    let labels = card(selecting: nil).labels.filter {
      ["Savings", "€1,698", "Drag along the chart"].contains($0.text)
    }
    #expect(labels.map(\.text) == ["Savings", "€1,698", "Drag along the chart"])
    #expect(labels.map(\.style.size) == [20, 34, 15])
    #expect(labels.map(\.style.weight) == [.regular, .bold, .regular])
    let empty = LineChartCard(
      title: "Empty", series: [Series(name: "v", x: [], y: [])], x: .instants("Date"))
    #expect(scene(empty).texts.contains("0"))
  }

  @Test("S1-9: a legend names every series it has a dot for, and counts the others")
  func legendOfManySeries() {
    let series = (0..<30).map { Series(name: "s\($0)", x: [0, 1], y: [0, Double($0)]) }
    let labels = scene(InteractiveLineChart(series, x: .numbers("n"))).texts
    #expect(labels.filter { $0.hasPrefix("s") } == (0..<24).map { "s\($0)" })
    #expect(labels.contains("+6"))
  }

  private func viewer() -> Viewer {
    Viewer(environment: .fixed(), size: Size(width: 900, height: 600)) { Savings.card($0) }
  }

  private func card(selecting row: Int?) -> Scene {
    scene(Savings.card(ViewState(selection: row.map(Savings.date))))
  }

  private func scene(_ view: some View) -> Scene {
    Composition(view, size: Size(width: 900, height: 600), environment: .fixed()).scene
  }
}

extension Scene.Item {
  fileprivate var isRoundedFill: Bool {
    if case .fill(let path, _) = self, case .roundedRect = path.elements.first {
      true
    } else {
      false
    }
  }
}

import ChartCore
import TestSupport
import Testing

/// The view and the selection of a chart whose rows come and go.
@Suite struct GrowingViewTests {
  /// A chart of the rows of a range, one a second.
  private struct Growing {
    var viewer: Viewer

    init(_ rows: Range<Int>) {
      viewer = Viewer(
        environment: .fixed(), size: Size(width: 800, height: 400), content: Self.content(rows))
    }

    mutating func show(_ rows: Range<Int>) { viewer.show(Self.content(rows)) }

    mutating func feed(_ events: InputEvent...) { for event in events { _ = viewer.handle(event) } }

    var domain: ClosedRange<Double> {
      get throws { try #require(viewer.plot).x.domain }
    }

    private static func content(_ rows: Range<Int>) -> (ViewState) -> any View {
      let x = rows.map(Double.init)
      let series = Series(name: "v", x: x, y: rows.map { Double($0 * 37 % 101) })
      return { state in
        LineChartCard(
          title: "Growing", series: [series], x: .numbers("n"), state: state,
          style: LineChartStyle())
      }
    }
  }

  private static let zoomIn = InputEvent.scroll(x: 0, y: 8, at: Point(x: 400, y: 300))
  private static let back = InputEvent.scroll(x: -1, y: 0, at: Point(x: 400, y: 300))
  private static let pan: [InputEvent] = [
    .press(.middle, at: Point(x: 300, y: 300)),
    .motion(to: Point(x: 420, y: 300), held: [.middle]),
    .release(.middle, at: Point(x: 420, y: 300)),
  ]

  @Test("everything is shown until the person zooms, however many rows come")
  func whole() throws {
    var growing = Growing(0..<100)
    for end in stride(from: 200, through: 1000, by: 200) {
      growing.show(0..<end)
      #expect(try growing.domain == 0...Double(end - 1))
      #expect(growing.viewer.state.visible == nil)
    }
  }

  @Test("a view of the newest row goes along with the newest, as long as it was")
  func pinned() throws {
    var growing = Growing(0..<1000)
    growing.feed(Self.zoomIn, .key(.end))
    let length = try growing.domain.length
    #expect(length < 300)
    for end in 1001...1200 {
      growing.show(0..<end)
      #expect(try growing.domain.upperBound == Double(end - 1))
      #expect(try (growing.domain.length - length).magnitude < 1e-6)
    }
  }

  @Test("a person who scrolled back stays there, whatever comes", arguments: [[back], pan])
  func scrolledBack(events: [InputEvent]) throws {
    var growing = Growing(0..<1000)
    growing.feed(Self.zoomIn, .key(.end))
    for event in events { growing.feed(event) }
    let view = try growing.domain
    #expect(view.upperBound < 999)
    for end in 1001...1050 {
      growing.show(0..<end)
      #expect(try growing.domain == view)
    }
  }

  @Test("End returns to the newest row and stays with it, also when that is selected already")
  func end() throws {
    var growing = Growing(0..<1000)
    growing.feed(Self.zoomIn, .key(.end), Self.back)
    growing.feed(.key(.end))
    #expect(try growing.domain.upperBound == 999)
    growing.feed(Self.back)
    growing.show(0..<1100)
    growing.feed(.key(.end))
    #expect(growing.viewer.state.selection == 1099)
    growing.show(0..<1200)
    #expect(try growing.domain.upperBound == 1199)
    #expect(growing.viewer.state.selection == 1099, "a selection is of its datum")
  }

  @Test("scrolling on to the newest row by hand goes along with it again")
  func forth() throws {
    var growing = Growing(0..<1000)
    growing.feed(Self.zoomIn, .key(.end), Self.back)
    for _ in 0..<3 { growing.feed(.scroll(x: 1, y: 0, at: .zero)) }
    growing.show(0..<1100)
    #expect(try growing.domain.upperBound == 1099)
  }

  @Test("rows dropped under a view that was scrolled back move it on to the oldest ones")
  func dropped() throws {
    var growing = Growing(0..<1000)
    growing.feed(Self.zoomIn, .key(.home))
    let length = try growing.domain.length
    for rows in [100..<1100, 150..<1150, 900..<1900, 5000..<6000] {
      growing.show(rows)
      let domain = try growing.domain
      #expect(domain.lowerBound == Double(rows.lowerBound))
      #expect((domain.length - length).magnitude < 1e-6)
    }
  }

  @Test("a view among the rows that are kept stays")
  func kept() throws {
    var growing = Growing(0..<1000)
    growing.feed(Self.zoomIn)
    let view = try growing.domain
    growing.show(100..<1100)
    #expect(try growing.domain == view)
  }

  @Test("a view longer than what is left shows all of it")
  func fewRows() throws {
    var growing = Growing(0..<1000)
    growing.feed(.scroll(x: 0, y: 1, at: Point(x: 100, y: 300)))
    growing.show(990..<1005)
    #expect(try growing.domain == 990...1004)
    #expect(growing.viewer.state.visible == nil)
  }

  @Test("a selection stays while its datum is kept and is cleared when it is dropped")
  func selection() {
    var growing = Growing(0..<1000)
    growing.feed(.key(.home), .key(.right))
    growing.show(1..<1001)
    #expect(growing.viewer.state.selection == 1)
    growing.show(2..<1002)
    #expect(growing.viewer.state.selection == nil)
  }

  @Test("a datum that is held by the pointer stays selected while the view moves on")
  func held() throws {
    var growing = Growing(0..<1000)
    growing.feed(Self.zoomIn, .key(.end), .press(.primary, at: Point(x: 600, y: 300)))
    let selection = growing.viewer.state.selection
    growing.show(0..<1010)
    #expect(growing.viewer.state.selection == selection && selection != nil)
    #expect(try growing.domain.upperBound == 1009)
  }

  @Test("candles over weekends: as many as before, up to the newest")
  func candles() throws {
    let all = DemoCandles.weekdays(400)
    func content(_ count: Int) -> (ViewState) -> any View {
      let book = CandleBook(all.prefix(count))
      return {
        CandleCard(
          symbol: "ACME", book: book, state: $0, style: CandleChartStyle(format: NumberStyle()))
      }
    }
    var viewer = Viewer(
      environment: .fixed(), size: Size(width: 800, height: 600), content: content(300))
    for event in [Self.zoomIn, .key(.end)] { _ = viewer.handle(event) }
    func shown() throws -> Int {
      let domain = try #require(viewer.plot).x.domain
      return all.time.count { domain.contains($0) }
    }
    let count = try shown()
    for end in 301...320 {
      viewer.show(content(end))
      #expect(try #require(viewer.plot).x.domain.contains(all.time[end - 1]))
      #expect(try (shown() - count).magnitude <= 1)
    }
    _ = viewer.handle(Self.back)
    let view = try #require(viewer.plot).x.domain
    viewer.show(content(350))
    #expect(try #require(viewer.plot).x.domain == view)
  }
}

extension ClosedRange<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}

extension CandleSeries {
  /// Returns the first candles.
  fileprivate func prefix(_ count: Int) -> CandleSeries {
    func first(_ values: PackedDoubles) -> [Double] { Array(values.prefix(count)) }
    return CandleSeries(
      time: first(time), open: first(open), high: first(high), low: first(low),
      close: first(close), volume: nil)
  }
}

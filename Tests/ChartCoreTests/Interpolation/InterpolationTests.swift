import Testing

@testable import ChartCore

@Suite struct InterpolationTests {
  static let methods: [InterpolationMethod] = [
    .linear, .monotone, .catmullRom, .catmullRom(alpha: 0), .catmullRom(alpha: 1), .cardinal,
    .cardinal(tension: 0.5), .cardinal(tension: 1), .stepStart, .stepCenter, .stepEnd,
  ]

  /// Lines that have broken curve code somewhere: empty, single, flat, spikes,
  /// repeated and backward x, subnormal and overflowing distances, NaN.
  static let lines: [[Point]] = pairs.map { $0.map { Point(x: $0.0, y: $0.1) } } + [zigzag]

  private static let pairs: [[(Double, Double)]] = [
    [], [(1, 1)], [(0, 0), (10, 5)], [(0, 0), (1, 0), (2, 9), (3, 9), (4, -40), (4.1, 3)],
    [(0, 0), (1, 1), (1, 5), (1, 5), (2, 0)], [(0, 0), (3, 1), (1, 2), (2, 7), (-1, 0)],
    [(5, 1), (5, 2), (5, 3)], [(0, 0), (.leastNonzeroMagnitude, 7), (1e-300, -7), (1, 0)],
    [(-1e308, 1e308), (0, -1e308), (1e308, 1e308), (1.1e308, 0)],
    [(0, 0), (.nan, 1), (1, .infinity), (2, 3), (3, 4)],
  ]

  private static let zigzag = (0..<50).map { Point(x: Double($0), y: Double($0 * $0 * 7919 % 101)) }

  private static let bounded: [InterpolationMethod] = [
    .linear, .monotone, .stepStart, .stepCenter, .stepEnd,
  ]

  @Test(arguments: lines, methods)
  func everyMethodPassesThroughItsPoints(line: [Point], method: InterpolationMethod) {
    let visited = path(line, method).elements.compactMap(\.end)
    let line = line.filter(\.isFinite)
    var next = 0
    for point in visited where next < line.count {
      while next < line.count, line[next] == point { next += 1 }
    }
    #expect(method == .stepCenter || next == line.count)
    #expect(visited.first == line.first && visited.last == line.last)
  }

  @Test(arguments: lines, methods)
  func everyMethodStaysFinite(line: [Point], method: InterpolationMethod) {
    for point in path(line, method).elements.flatMap(\.points) { #expect(point.isFinite) }
  }

  @Test(arguments: lines, bounded)
  func monotoneStaysBetweenNeighboringValues(line: [Point], method: InterpolationMethod) {
    let line = line.filter(\.isFinite)
    for element in path(line, method).elements {
      guard case .curve(let first, let second, let end) = element else { continue }
      let index = line.lastIndex(of: end) ?? 0
      let values = [line[max(index - 1, 0)].y, end.y].sorted()
      #expect((values[0]...values[1]).contains(first.y))
      #expect((values[0]...values[1]).contains(second.y))
    }
  }

  @Test(arguments: lines, methods)
  func theReversedMethodDrawsTheSameCurveBackwards(line: [Point], method: InterpolationMethod) {
    let there = path(line, method).elements.flatMap(\.points)
    let back = path(line.reversed(), method.reversed).elements.flatMap(\.points)
    #expect(there.count == back.count)
    for (a, b) in zip(there, back.reversed()) {
      #expect((a - b).length <= 1e-9 * max(a.length, 1))
    }
  }

  @Test func monotoneFollowsSteffen() {
    // The slopes 1 and 3 meet in min(1, 3, |1·1 + 3·1| / 4) · 2 = 2; ends are (3s − 2) / 2.
    #expect(
      path([Point(x: 0, y: 0), Point(x: 3, y: 3), Point(x: 6, y: 12)], .monotone).elements == [
        .move(Point(x: 0, y: 0)),
        .curve(Point(x: 1, y: 0.5), Point(x: 2, y: 1), Point(x: 3, y: 3)),
        .curve(Point(x: 4, y: 5), Point(x: 5, y: 8.5), Point(x: 6, y: 12)),
      ])
  }

  @Test func cardinalHandlesAreASixthOfTheChord() {
    let line = [Point(x: 0, y: 0), Point(x: 6, y: 6), Point(x: 12, y: 0), Point(x: 18, y: 6)]
    #expect(
      path(line, .cardinal).elements[2]
        == .curve(Point(x: 8, y: 6), Point(x: 10, y: 0), Point(x: 12, y: 0)))
    #expect(path(line, .catmullRom(alpha: 0)) == path(line, .cardinal))
  }

  @Test func catmullRomWithEvenChordsIsTheUniformOne() {
    let line = [Point(x: 0, y: 0), Point(x: 6, y: 6), Point(x: 12, y: 0), Point(x: 18, y: 6)]
    let centripetal = path(line, .catmullRom).elements[2].points
    for (a, b) in zip(centripetal, path(line, .cardinal).elements[2].points) {
      #expect((a - b).length < 1e-12)
    }
  }

  @Test func stepsJumpAtTheStartTheCenterOrTheEnd() {
    let line = [Point(x: 0, y: 0), Point(x: 4, y: 1)]
    #expect(path(line, .stepStart).elements[1] == .line(Point(x: 4, y: 0)))
    #expect(path(line, .stepEnd).elements[1] == .line(Point(x: 0, y: 1)))
    #expect(
      path(line, .stepCenter).elements.dropFirst() == [
        .line(Point(x: 2, y: 0)), .line(Point(x: 2, y: 1)), .line(Point(x: 4, y: 1)),
      ])
  }

  @Test(arguments: methods) func anAreaFollowsItsLineAndReturnsAlongItsBase(
    method: InterpolationMethod
  ) {
    let top = [Point(x: 0, y: 1), Point(x: 1, y: 5), Point(x: 2, y: 2)]
    let base = top.map { Point(x: $0.x, y: 9) }
    var area = Path()
    area.addArea(from: base, to: top, method: method)
    let line = path(top, method).elements
    #expect(Array(area.elements.prefix(line.count)) == line)
    #expect(area.elements[line.count] == .line(Point(x: 2, y: 9)))
    #expect(area.elements.last == .close)
  }

  @Test func anAreaWithoutPointsIsEmpty() {
    var area = Path()
    area.addArea(from: [], to: [Point(x: 1, y: 1)], method: .monotone)
    #expect(area.elements.isEmpty)
  }

  private func path(_ points: [Point], _ method: InterpolationMethod) -> Path {
    var path = Path()
    path.addCurve(through: points, method: method)
    return path
  }
}

extension Path.Element {
  fileprivate var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    case .close, .rect, .ellipse, .roundedRect: []
    }
  }

  fileprivate var end: Point? { points.last }
}

/// The union of shapes over the sixteen columns of a band.
///
/// Each column is cut into eight strips. Where the stretches that shapes cover in a strip overlap
/// they count once, so that a line that crosses itself is even.
struct ShapeUnion {
  private static let stripsPerPixel = 8
  private static let strip = 1 / Double(stripsPerPixel)
  /// A part of an outline narrower than this, in pixels, is left to the part beside it.
  private static let narrow = 0.03
  private static let count = CoverageBand.width * stripsPerPixel

  /// A stretch of each strip, if possible one that is as wide as the strip.
  private var firsts = Array(repeating: Stretch(top: (0, 0), bottom: (0, 0)), count: count)
  /// How wide these are, in pixels; nothing where there is none.
  private var widths = Array(repeating: 0.0, count: count)
  /// The other stretches, each with the place of the next one of its strip.
  private var others: [(stretch: Stretch, width: Double, next: Int)] = []
  private var nexts = Array(repeating: -1, count: count)
  private var edges: [Edge] = []

  /// Adds the part of an outline that lies in the band whose left edge is at `origin`.
  mutating func add(_ outline: StrokeOutline, origin: Double) {
    let bends = outline.bends
    var left = bends[0]
    for index in 1..<6 where index == 5 || bends[index] - left > Self.narrow {
      let right = bends[5] - bends[index] > Self.narrow ? bends[index] : bends[5]
      add(outline, from: left, to: right, origin: origin)
      if index == 5 || right == bends[5] { return }
      left = right
    }
  }

  private mutating func add(
    _ outline: StrokeOutline, from start: Double, to end: Double, origin: Double
  ) {
    let left = max(start - origin, 0)
    let right = min(end - origin, Double(CoverageBand.width))
    guard right - left > 1e-6 else { return }
    let middle = (start + end) / 2
    var (top, bottom) = (outline.top(around: middle), outline.bottom(around: middle))
    if top.isStraight, bottom.isStraight {
      add(left, right) { (top.line(at: $0 + origin), bottom.line(at: $0 + origin)) }
    } else {
      add(left, right) { (top.height(at: $0 + origin), bottom.height(at: $0 + origin)) }
    }
  }

  /// Enters the edges of the union and forgets the shapes.
  mutating func drain(into band: inout CoverageBand) {
    for column in 0..<CoverageBand.width { drain(column: column, into: &band) }
    others.removeAll(keepingCapacity: true)
  }
}

extension ShapeUnion {
  @inline(__always)
  private mutating func add(
    _ left: Double, _ right: Double, _ heights: (Double) -> (top: Double, bottom: Double)
  ) {
    var x = left
    var old = heights(left)
    for strip in Int(left / Self.strip)..<Self.count {
      let next = min(Double(strip + 1) * Self.strip, right)
      let new = heights(next)
      let stretch = Stretch(top: (old.top, new.top), bottom: (old.bottom, new.bottom))
      if next - x == Self.strip {
        insert(stretch, in: strip)
      } else {
        insert(stretch, next - x, in: strip)
      }
      if next == right { return }
      (x, old) = (next, new)
    }
  }

  /// Joins a stretch as wide as its strip with the first one, or takes it for the first one.
  @inline(__always)
  private mutating func insert(_ stretch: Stretch, in strip: Int) {
    if widths[strip] == Self.strip, firsts[strip].touches(stretch) {
      return firsts[strip].join(stretch)
    }
    if widths[strip] > 0, widths[strip] == Self.strip || !stretch.contains(firsts[strip]) {
      push(firsts[strip], widths[strip], in: strip)
    }
    firsts[strip] = stretch
    widths[strip] = Self.strip
  }

  /// Keeps a narrow stretch, unless the first one covers it.
  private mutating func insert(_ stretch: Stretch, _ width: Double, in strip: Int) {
    if widths[strip] == 0 {
      firsts[strip] = stretch
      widths[strip] = width
    } else if widths[strip] < Self.strip || !firsts[strip].contains(stretch) {
      push(stretch, width, in: strip)
    }
  }

  private mutating func push(_ stretch: Stretch, _ width: Double, in strip: Int) {
    others.append((stretch, width, nexts[strip]))
    nexts[strip] = others.count - 1
  }
}

extension ShapeUnion {
  private mutating func drain(column: Int, into band: inout CoverageBand) {
    var (top, bottom) = (Edge.none, Edge.none)
    let start = column * Self.stripsPerPixel
    for strip in start..<start + Self.stripsPerPixel where widths[strip] > 0 {
      if nexts[strip] < 0 {
        let (first, width) = (firsts[strip], widths[strip])
        band.add(Edge(first.top, change: width), after: &top, column: column)
        band.add(Edge(first.bottom, change: -width), after: &bottom, column: column)
      } else {
        collectEdges(of: strip)
        enterEdges(column: column, into: &band)
        nexts[strip] = -1
      }
      widths[strip] = 0
    }
    band.add(top, column: column)
    band.add(bottom, column: column)
  }

  /// Lists the sides of a strip's stretches from the top down.
  private mutating func collectEdges(of strip: Int) {
    edges.removeAll(keepingCapacity: true)
    insertEdges(of: firsts[strip], widths[strip])
    var index = nexts[strip]
    while index >= 0 {
      insertEdges(of: others[index].stretch, others[index].width)
      index = others[index].next
    }
  }

  private mutating func insertEdges(of stretch: Stretch, _ width: Double) {
    insert(Edge(stretch.top, change: width))
    insert(Edge(stretch.bottom, change: -width))
  }

  private mutating func insert(_ edge: Edge) {
    edges.append(edge)
    var index = edges.count - 1
    while index > 0, edges[index - 1].middle > edge.middle {
      edges[index] = edges[index - 1]
      index -= 1
    }
    edges[index] = edge
  }

  /// Stretches narrower than the strip add up to its width and not to more.
  private func enterEdges(column: Int, into band: inout CoverageBand) {
    var sum = 0.0
    var covered = 0.0
    for edge in edges {
      sum += edge.change
      let now = min(sum, Self.strip)
      guard (now - covered).magnitude > 1e-9 else { continue }
      var entered = edge
      entered.change = now - covered
      band.add(entered, column: column)
      covered = now
    }
  }
}

/// The upper or the lower side of a stretch.
private struct Edge {
  var left: Double
  var right: Double
  /// What it adds to the width that is covered below it.
  var change: Double

  init(_ side: SIMD2<Float>, change: Double) {
    (left, right, self.change) = (Double(side.x), Double(side.y), change)
  }

  static let none = Edge(.zero, change: 0)

  /// Twice the height in the middle.
  var middle: Double { left + right }

  /// Goes on along the next edge if that runs straight on, or nearly so.
  mutating func goOn(_ next: Edge) -> Bool {
    let (width, whole) = (change.magnitude, (change + next.change).magnitude)
    let bend = (right - left) * whole - (next.right - left) * width
    guard bend.magnitude < 0.02 * whole, (next.left - right).magnitude < 0.02 else { return false }
    right = next.right
    change += next.change
    return true
  }
}

extension CoverageBand {
  /// Enters an edge, or keeps it back when it goes on along `last`, which was kept back before.
  fileprivate mutating func add(_ edge: Edge, after last: inout Edge, column: Int) {
    if last.goOn(edge) { return }
    add(last, column: column)
    last = edge
  }

  fileprivate mutating func add(_ edge: Edge, column: Int) {
    guard edge.change != 0 else { return }
    addEdge(column: column, from: edge.left, to: edge.right, weight: edge.change)
  }
}

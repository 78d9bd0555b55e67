/// How much of each pixel is covered, for sixteen columns of a picture.
///
/// Coverage is entered edge by edge and read row by row, from the top down. What is stored are its
/// second differences along each column, so that an edge costs the same however high it is.
struct CoverageBand {
  /// How many columns a band has.
  static let width = 16
  /// The number that stands for a pixel covered whole.
  static let whole: Int32 = 1 << 24
  /// Up to this height, in pixels, an edge counts as level.
  private static let lowestEdge = 0.0625

  /// The rows that are not empty, or more.
  private(set) var rows = 0..<0
  private let height: Int
  private var bends: [SIMD16<Int32>]

  /// Creates an empty band of so many rows.
  init(height: Int) {
    self.height = height
    bends = Array(repeating: .zero, count: height + 3)
  }

  /// Adds `weight`, a part of a pixel's width, to the coverage of a column below an edge.
  ///
  /// The edge crosses that width from the height `start` to the height `end`, straight; heights are
  /// pixels from the top of the band and may lie outside of it.
  mutating func addEdge(column: Int, from start: Double, to end: Double, weight: Double) {
    let (top, bottom) = start < end ? (start, end) : (end, start)
    guard top < Double(height) else { return }
    if bottom <= 0 { return addStep(row: 0, column: column, Self.fixed(weight)) }
    if top >= 0, bottom <= Double(Int(top) + 1) || bottom - top < Self.lowestEdge {
      return addLevel(column: column, at: (top + bottom) / 2, weight)
    }
    let slope = weight / (bottom - top)
    if top < 0 { addStep(row: 0, column: column, Self.fixed(-top * slope)) }
    addRamp(column: column, from: max(top, 0), to: min(bottom, Double(height)), slope: slope)
  }

  /// Calls `body` with each row that is not empty and its coverage, and empties the band.
  mutating func drain(_ body: (Int, SIMD16<Int32>) -> Void) {
    var slope = SIMD16<Int32>.zero
    var coverage = SIMD16<Int32>.zero
    for row in rows.lowerBound..<bends.count {
      if row >= rows.upperBound + 2, slope == .zero, coverage == .zero { break }
      slope &+= bends[row]
      coverage &+= slope
      bends[row] = .zero
      if row < height { body(row, coverage) }
    }
    rows = 0..<0
  }
}

extension CoverageBand {
  private mutating func addRamp(column: Int, from top: Double, to bottom: Double, slope: Double) {
    let first = Knot(at: top, slope: slope)
    let last = Knot(at: bottom, slope: slope)
    // Rounded parts must add up to the whole ramp, or the rest of the column would be off.
    let rest = Self.fixed((bottom - top) * slope) &- (last.moment &- first.moment)
    add(first.parts, row: first.row, column: column)
    add(SIMD3(rest, 0 &- rest, 0) &- last.parts, row: last.row, column: column)
  }

  /// Adds an edge within a row, which therefore is level for all that can be seen.
  private mutating func addLevel(column: Int, at height: Double, _ weight: Double) {
    let row = Int(height)
    let whole = Self.fixed(weight)
    let below = Self.fixed(weight * (height - Double(row)))
    add(SIMD3(whole &- below, below &+ below &- whole, 0 &- below), row: row, column: column)
  }

  private mutating func addStep(row: Int, column: Int, _ change: Int32) {
    add(SIMD3(change, 0 &- change, 0), row: row, column: column)
  }

  private mutating func add(_ parts: SIMD3<Int32>, row: Int, column: Int) {
    bends[row][column] &+= parts.x
    bends[row + 1][column] &+= parts.y
    bends[row + 2][column] &+= parts.z
    if rows.isEmpty { rows = row..<row + 1 }
    rows = min(rows.lowerBound, row)..<max(rows.upperBound, row + 1)
  }

  /// Rounds to a whole number of parts; what would be too large wraps around.
  fileprivate static func fixed(_ value: Double) -> Int32 {
    // The sum has its unit at the lowest bit of the double.
    Int32(truncatingIfNeeded: (value * Double(whole) + 6_755_399_441_055_744).bitPattern)
  }
}

/// A height at which the slope of the coverage changes, spread over the rows it is seen in.
private struct Knot {
  let row: Int
  let parts: SIMD3<Int32>

  /// The weights are the areas under a parabola, in pixel rows.
  init(at height: Double, slope: Double) {
    row = Int(height)
    let past = height - Double(row)
    let whole = CoverageBand.fixed(slope)
    let first = CoverageBand.fixed(slope * (1 - past) * (1 - past) / 2)
    let last = CoverageBand.fixed(slope * past * past / 2)
    parts = SIMD3(first, whole &- first &- last, last)
  }

  /// The height times the slope, as far as it survived rounding.
  var moment: Int32 {
    let sum = parts.x &+ parts.y &+ parts.z
    return Int32(truncatingIfNeeded: row) &* sum &+ parts.y &+ 2 &* parts.z
  }
}

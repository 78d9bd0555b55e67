/// Which shapes reach into which band of sixteen columns.
struct BandOrder {
  private let bands: Range<Int>
  /// The shapes of all bands, band by band.
  private var order: [Int] = []
  /// Where each band's shapes begin, and where the last one's end.
  private var starts: [Int]

  /// Sorts shapes, given by their leftmost and rightmost x, into all bands that they touch.
  init(_ shapes: [(left: Double, right: Double)], bands: Range<Int>) {
    self.bands = bands
    starts = Array(repeating: 0, count: bands.count + 1)
    let touched = shapes.map { Self.touched($0, bands) }
    for range in touched { for band in range { starts[band - bands.lowerBound + 1] += 1 } }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    order = Array(repeating: 0, count: starts[bands.count])
    var next = starts
    for (shape, range) in touched.enumerated() {
      for band in range {
        order[next[band - bands.lowerBound]] = shape
        next[band - bands.lowerBound] += 1
      }
    }
  }

  /// Returns the places of the shapes that touch a band, in their order.
  func shapes(in band: Int) -> ArraySlice<Int> {
    order[starts[band - bands.lowerBound]..<starts[band - bands.lowerBound + 1]]
  }

  private static func touched(
    _ shape: (left: Double, right: Double), _ bands: Range<Int>
  ) -> Range<Int> {
    func band(_ x: Double) -> Int {
      let band = (x / Double(CoverageBand.width)).rounded(.down)
      return Int(min(max(band, Double(bands.lowerBound) - 1), Double(bands.upperBound)))
    }
    return (band(shape.left)..<band(shape.right) + 1).clamped(to: bands)
  }
}

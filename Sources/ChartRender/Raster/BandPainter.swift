import ChartCore

/// Paints coverage band by band on some parts of one picture.
struct BandPainter {
  private let targets: [PixelRows]
  private let inks: [RowPaint.Ink]
  private var band: CoverageBand

  /// The bands that are to be painted, counted from the left of the picture.
  let bands: Range<Int>

  /// Prepares to paint on the parts `areas` of a picture.
  init(_ picture: ImageSurface, _ areas: [PixelRect], _ paint: RowPaint) {
    targets = areas.compactMap { PixelRows(picture, clip: $0) }
    inks = paint.inks(0..<picture.height)
    band = CoverageBand(height: picture.height)
    let first = targets.map(\.area.x).min() ?? 0
    let end = targets.map { $0.area.x + $0.area.width }.max() ?? 0
    let width = CoverageBand.width
    bands = first / width..<max((end + width - 1) / width, first / width)
  }

  /// Paints a band with the coverage that `cover` enters; it is told where the band's left edge is.
  mutating func paint(_ index: Int, _ cover: (inout CoverageBand, Double) -> Void) {
    let x = index * CoverageBand.width
    cover(&band, Double(x))
    let (targets, inks) = (targets, inks)
    band.drain { y, coverage in
      let share = coverage.shares
      if share.wrappedSum() == 0 { return }
      for target in targets {
        target.update(x: x, y: y) { inks[y].over($0, coverage: share) }
      }
    }
  }
}

extension SIMD16<Int32> {
  /// Coverage as shares of `RowPaint.Ink.full`, none below zero or above that.
  @inline(__always)
  fileprivate var shares: Self {
    let share = (self &+ 512) &>> 10
    let positive = share & ~(share &>> 31)
    let left = RowPaint.Ink.full &- positive
    return positive &+ (left & (left &>> 31))
  }
}

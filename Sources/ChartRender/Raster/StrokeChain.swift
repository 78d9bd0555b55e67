import ChartCore

/// A part of a line, in device pixels, that runs from left to right without sharp corners.
///
/// A line that runs straight up or down is one, too.
struct StrokeChain {
  /// Where a chain ends.
  struct End {
    let point: Point
    /// Whether it ends in half a circle, or else straight between its corners.
    let isRound: Bool
  }

  let start: End
  let end: End
  /// The places of its upper and its lower corners in the list.
  let corners: Range<Int>
}

import CX11

/// A window's size and position as X programs write them, in device pixels.
///
///     WindowGeometry("900x600+10-20")
///     // 900 by 600, 10 from the left, 20 from the bottom
nonisolated public struct WindowGeometry: Hashable, Sendable {
  public var width: Int?
  public var height: Int?
  public var x: Offset?
  public var y: Offset?

  /// A distance from one of two opposite edges of the screen.
  nonisolated public struct Offset: Hashable, Sendable {
    public var distance: Int
    /// Whether it counts from the right or the bottom edge.
    public var isFromFarEdge: Bool

    /// Returns where something `length` long starts on a screen of `total`.
    func position(of length: Int, in total: Int) -> Int {
      isFromFarEdge ? total - length - distance : distance
    }
  }

  /// Reads `WIDTHxHEIGHT+X+Y`; either half may be missing, and `-` counts from the far edge.
  ///
  /// Fails on anything else and on a width or height of zero.
  public init?(_ text: String) {
    var (left, top): (Int32, Int32) = (0, 0)
    var (across, down): (UInt32, UInt32) = (0, 0)
    let parts = XParseGeometry(text, &left, &top, &across, &down)
    func has(_ part: Int32) -> Bool { parts & part != 0 }
    guard parts != 0, !has(WidthValue) || (1...32767).contains(across),
      !has(HeightValue) || (1...32767).contains(down)
    else { return nil }
    width = has(WidthValue) ? Int(across) : nil
    height = has(HeightValue) ? Int(down) : nil
    x = has(XValue) ? Offset(left, isNegative: has(XNegative)) : nil
    y = has(YValue) ? Offset(top, isNegative: has(YNegative)) : nil
  }
}

nonisolated extension WindowGeometry.Offset {
  /// Creates an offset from a signed number whose sign alone would not tell `-0` from `+0`.
  fileprivate init(_ value: Int32, isNegative: Bool) {
    self.init(distance: isNegative ? -Int(value) : Int(value), isFromFarEdge: isNegative)
  }
}

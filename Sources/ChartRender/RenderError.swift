/// Why a picture could not be made.
public enum RenderError: Error, Hashable, Sendable {
  /// The picture would have sides of this length, in device pixels, or in points on a page; from 1 to
  /// `limit` are possible.
  case sizeOutOfRange(width: Double, height: Double, limit: Int)
  /// There is not enough memory for a picture of this many device pixels.
  case outOfMemory(width: Int, height: Int)
  /// The drawing library refused, with its own words.
  case drawingFailed(String)
}

/// Why a picture could not be made.
public enum RenderError: Error, Hashable, Sendable {
  /// The picture would have this many device pixels on a side; from 1 to 32767 are possible.
  case sizeOutOfRange(width: Double, height: Double)
  /// There is not enough memory for a picture of this many device pixels.
  case outOfMemory(width: Int, height: Int)
  /// The drawing library refused, with its own words.
  case drawingFailed(String)
}

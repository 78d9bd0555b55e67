/// Colours that change evenly, whatever they are painted over.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place of a gradient, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: Double

    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colours that are equally far apart.
  public init(colors: [Color]) {
    let steps = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / steps) }
  }
}

/// A scale of names, each with a band of the same width.
///
/// As a value, a category is its index; its position is the center of its band.
///
///     let x = CategoryScale(categories: ["A", "B"], range: Interval(from: 0, to: 100))
///     x.band(for: "B")  // from 50.0 to 100.0
public struct CategoryScale: Hashable, Sendable {
  /// The names in the order of their bands, each once.
  public let categories: [String]
  public var range: Interval
  private let indices: [String: Int]
  /// The part of the indices that is shown, or nothing for all.
  private var shown: ClosedRange<Double>?

  /// Creates a scale; a repeated name counts where it comes first.
  public init(categories: [String], range: Interval) {
    var distinct: [String] = []
    var indices: [String: Int] = [:]
    for category in categories where indices[category] == nil {
      indices[category] = distinct.count
      distinct.append(category)
    }
    self.categories = distinct
    self.range = range
    self.indices = indices
  }

  /// Returns the center of a category's band, or nothing for an unknown name.
  public func position(for category: String) -> Double? {
    index(of: category).map { position(for: Double($0)) }
  }

  /// Returns the positions a category takes up, or nothing for an unknown name.
  public func band(for category: String) -> Interval? {
    index(of: category).map {
      Interval(from: position(for: Double($0) - 0.5), to: position(for: Double($0) + 0.5))
    }
  }

  /// Returns the category whose band covers `position`, or nothing outside all.
  public func category(at position: Double) -> String? {
    let index = value(at: position).rounded()
    guard domain.contains(value(at: position)), index < Double(categories.count), index >= 0
    else { return nil }
    return categories[Int(index)]
  }

  /// Returns the index of a category, or nothing for an unknown name.
  public func index(of category: String) -> Int? { indices[category] }

  /// The width of a band, in points.
  public var step: Double { range.length / (domain.upperBound - domain.lowerBound) }

  /// Returns the scale of a part of its indices.
  func showing(_ part: ClosedRange<Double>) -> CategoryScale {
    var scale = self
    if part.lowerBound < part.upperBound { scale.shown = part }
    return scale
  }

  private var linear: LinearScale { LinearScale(domain: domain, range: range) }
}

extension CategoryScale: PositionScale {
  /// From the start of the first band to the end of the last, in indices.
  public var domain: ClosedRange<Double> {
    shown ?? -0.5...max(Double(categories.count), 1) - 0.5
  }

  public func position(for value: Double) -> Double { linear.position(for: value) }

  public func value(at position: Double) -> Double { linear.value(at: position) }

  /// Returns the indices of all categories, or of one in so many that they fit.
  public func ticks(atMost count: Int) -> [Double] {
    guard count > 0, !categories.isEmpty else { return [] }
    let shown = Int((domain.upperBound - domain.lowerBound).rounded(.up))
    let step = max((shown + count - 1) / count, 1)
    return stride(from: 0, to: categories.count, by: step).map(Double.init)
      .filter(domain.contains)
  }
}

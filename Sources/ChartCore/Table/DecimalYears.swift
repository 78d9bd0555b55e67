/// Years with a fraction, as `1958.2027` for a day in March 1958.
enum DecimalYears {
  /// Whether numbers that go one way are years in steps of mostly the same part of one.
  static func areLikely(_ values: PackedDoubles) -> Bool {
    guard values.extent.low >= 1000, values.extent.high < 3000 else { return false }
    let some = Array(values.prefix(1000))
    let steps = zip(some.dropFirst(), some).map { ($0 - $1).magnitude }.sorted()
    guard let last = steps.last, last <= 100 else { return false }
    let middle = steps[steps.count / 2]
    return middle < 1 && steps.count { ($0 - middle).magnitude < middle / 10 } * 2 > steps.count
  }

  /// Whether these are the years of those times.
  static func areYears(_ values: PackedDoubles, of times: PackedDoubles) -> Bool {
    guard times.extent.low >= 1000, times.extent.high < 3000 else { return false }
    return zip(values, times).allSatisfy { $1.isNaN || $0 == $1.rounded(.down) }
  }

  /// Whether numbers may be years, months or days.
  static func areParts(_ values: PackedDoubles) -> Bool {
    values.allSatisfy {
      $0 == $0.rounded() && ((1...31).contains($0) || (1000..<3000).contains($0))
    }
  }
}

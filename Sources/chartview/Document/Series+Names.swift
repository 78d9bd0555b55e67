import ChartCore

extension Series {
  /// Returns the series under another name.
  func named(_ name: String) -> Series {
    name == self.name ? self : Series(name: name, x: x, y: y)
  }
}

extension [Series] {
  /// The series with a number behind each name that an earlier one has.
  var withDistinctNames: [Series] {
    var taken: Set<String> = []
    return map { series in
      let candidates = sequence(first: 1) { $0 + 1 }.lazy.map {
        $0 == 1 ? series.name : "\(series.name) (\($0))"
      }
      let name = candidates.first { !taken.contains($0) } ?? series.name
      taken.insert(name)
      return series.named(name)
    }
  }
}

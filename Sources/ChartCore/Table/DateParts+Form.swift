// What dates look like.

extension DateParts {
  /// Returns the form of `cell`, whose parts these are, in the letters of `strptime`.
  func pattern(of cell: CellBytes, order: DateOrder) -> String {
    var pattern = ""
    var index = 0
    for mark in (marks + dateMarks(order)).sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where mark.range.lowerBound >= index {
      pattern += cell.slice(index..<mark.range.lowerBound).text + mark.directive
      index = mark.range.upperBound
    }
    return pattern + cell.slice(index..<cell.count).text
  }

  private func dateMarks(_ order: DateOrder) -> [(range: Range<Int>, directive: String)] {
    if isCompact { return [(ranges.0, "%Y%m%d")] }
    let all = [ranges.0, ranges.1, ranges.2]
    return (0..<min(numberCount, 3)).map { (all[$0], directive(of: $0, all[$0], order)) }
  }

  private func directive(of index: Int, _ range: Range<Int>, _ order: DateOrder) -> String {
    if range.count == 4 { return "%Y" }
    if month != nil, numberCount == 1, isDayWithTime { return "%d" }
    if month != nil { return index == numberCount - 1 && ranges.0.count < 4 ? "%y" : "%d" }
    if numberCount == 2 { return "%m" }
    if yearIsFirst || order == .yearFirst && isShort { return ["%y", "%m", "%d"][index] }
    if index == 2 { return "%y" }
    return (order == .dayFirst) == (index == 0) ? "%d" : "%m"
  }

}

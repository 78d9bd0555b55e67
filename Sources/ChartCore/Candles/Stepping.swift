/// Returns the row that so many steps lead to, clamped to the rows there are.
///
/// Without a selection, stepping on selects the last row and stepping back the
/// one before it (`S2-20`). Nothing when there are no rows.
///
///     steppedRow(from: nil, by: 1, count: 30)  // 29
///     steppedRow(from: nil, by: -1, count: 30)  // 28
public func steppedRow(from row: Int?, by steps: Int, count: Int) -> Int? {
  guard count > 0 else { return nil }
  let (target, overflows) = (row ?? count - 1).addingReportingOverflow(steps)
  return min(max(overflows ? (steps < 0 ? 0 : count) : target, 0), count - 1)
}

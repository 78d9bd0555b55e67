/// Candles with all that is computed from them, kept so that nothing is merged twice.
///
/// A picture is made for every motion of the pointer; a million candles are merged
/// once for each unit.
public final class CandleBook {
  /// The candles as they were read.
  public let candles: CandleSeries
  private var sheets: [SheetKey: CandleSheet] = [:]
  private var lastUnit: (question: UnitQuestion, answer: CalendarUnit?)?

  public init(_ candles: CandleSeries) {
    self.candles = candles
  }

  private struct SheetKey: Hashable {
    var unit: CalendarUnit?
    var zone: TimeZoneRules
  }

  private struct UnitQuestion: Equatable {
    var limit: Int
    var visible: ClosedRange<Double>?
    var isGapless: Bool
    var zone: TimeZoneRules
  }

  /// Returns the candles merged into a unit, or as they are without one.
  func sheet(of unit: CalendarUnit?, in zone: TimeZoneRules) -> CandleSheet {
    let key = SheetKey(unit: unit, zone: zone)
    if let sheet = sheets[key] { return sheet }
    let merged = unit.map { candles.merged(into: $0, in: zone) } ?? candles
    let sheet = CandleSheet(merged, original: candles, unit: unit, zone: zone)
    sheets[key] = sheet
    return sheet
  }

  /// Returns the shortest unit in which at most `limit` candles are visible, or nothing
  /// when that many are as they are.
  ///
  /// Without holes, candles count; in true time, the intervals they would fill.
  func unit(
    fitting limit: Int, visible: ClosedRange<Double>?, isGapless: Bool, in zone: TimeZoneRules
  ) -> CalendarUnit? {
    let question = UnitQuestion(limit: limit, visible: visible, isGapless: isGapless, zone: zone)
    if let lastUnit, lastUnit.question == question { return lastUnit.answer }
    let rows = visible.map(candles.rows(in:)) ?? candles.indices
    let answer =
      isGapless
      ? candles.unit(fitting: limit, rows: rows, in: zone) : unit(dividing: rows, into: limit)
    lastUnit = (question, answer)
    return answer
  }

  private func unit(dividing rows: Range<Int>, into limit: Int) -> CalendarUnit? {
    guard let first = rows.first, let last = rows.last else { return nil }
    let span = candles.time[last] - candles.time[first]
    let most = Double(max(limit - 1, 1))
    guard span / candles.typicalInterval > most else { return nil }
    let longer = CalendarUnit.choices.filter { $0.length > candles.typicalInterval }
    return longer.first { span / $0.length <= most } ?? longer.last
  }
}

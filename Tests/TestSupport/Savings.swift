import ChartCore

/// The savings of seed 0: 36 days that end on 30 November 2026 (`S0-29`).
public enum Savings {
  public static let values: [Double] = [
    1240, 1272, 1296, 1377, 1388, 1292, 1236, 1251, 1218, 1173, 1244, 1366, 1406, 1434, 1524, 1558,
    1475, 1415, 1425, 1389, 1326, 1375, 1492, 1539, 1567, 1665, 1721, 1655, 1593, 1600, 1564, 1487,
    1512, 1621, 1671, 1698,
  ]
  /// 26 October 2026, 00:00 UTC.
  public static let start = 1_792_972_800.0
  public static let dates = values.indices.map { start + Double($0) * 86_400 }
  public static let series = Series(name: "value", x: dates, y: values)

  public static func date(_ row: Int) -> Double { dates[row] }

  /// The whole card of the demo.
  public static func card(_ state: ViewState = ViewState()) -> LineChartCard {
    LineChartCard(
      title: "Savings", series: [series], x: .instants("Date"), state: state,
      style: LineChartStyle(format: NumberStyle(.currency("EUR"), fractionDigits: 0...0)))
  }
}

import Testing

@testable import ChartCore

@Suite struct DateLabelsTests {
  private let day = 86_400.0

  @Test("labels that differ stay short")
  func short() {
    let ticks = [0, 0.5, 1].map { $0 * day }
    #expect(texts(ticks, [.dayMonth, .time, .dayMonth]) == ["1 Jan", "12:00", "2 Jan"])
  }

  @Test("hours that repeat name their days, months their years")
  func repeats() {
    let hours = [0.5, 1, 1.5].map { $0 * day }
    #expect(
      texts(hours, [.time, .dayMonth, .time]) == ["1 Jan 12:00", "2 Jan", "2 Jan 12:00"])
    let julies = [181.0, 365, 546].map { $0 * day }
    #expect(
      texts(julies, [.month, .monthYear, .month]) == ["Jul 1970", "Jan 1971", "Jul 1971"])
    let years = [0.5, 365.5].map { $0 * day }
    #expect(texts(years, [.time, .time]) == ["1 Jan 1970 12:00", "1 Jan 1971 12:00"])
  }

  @Test("an hour that the clock shows twice is labelled once")
  func clockGoesBack() {
    let zone = TimeZoneRules(identifier: "Back") { $0 < 3600 ? 3600 : 0 }
    let labels = DateLabels([0, 3600, 7200], [.time, .time, .time], PlainFormats(zone: zone)).texts
    #expect(labels == ["1 Jan 1970 01:00", nil, "1 Jan 1970 02:00"])
  }

  private func texts(_ ticks: [Double], _ styles: [DateStyle]) -> [String?] {
    DateLabels(ticks, styles, PlainFormats()).texts
  }
}

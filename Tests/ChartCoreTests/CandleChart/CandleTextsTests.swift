import TestSupport
import Testing

@testable import ChartCore

/// Seed 2 in words.
@Suite struct CandleTextsTests {
  private let demo = CandleSeries.demo
  private let texts = CandleTexts(formats: PlainFormats(), interval: 86_400)

  @Test("S2-18: the chart is one element that says the date and the four prices of a candle")
  func value() {
    #expect(CandleTexts.label == "Candlestick chart")
    #expect(
      texts.value(of: demo, selected: 0)
        == "29 Oct 2026, Open 182.00, high 183.79, low 180.35, close 182.88")
    #expect(texts.value(of: CandleSeries([]), selected: nil) == "")
  }

  @Test("S2-19: without a selection it says the last candle")
  func last() {
    #expect(
      texts.value(of: demo, selected: nil)
        == "27 Nov 2026, Open 186.67, high 193.25, low 184.11, close 190.43")
  }

  @Test("S2-21: each candle has a label and a value of its own")
  func labels() {
    #expect(texts.date(of: demo.time[4]) == "2 Nov 2026")
    #expect(texts.prices(of: demo[4]) == "Open 176.29, high 181.65, low 173.10, close 180.34")
  }

  @Test("S2-23: the change always has its sign")
  func change() {
    let candles = [(100.0, 105.0), (100, 100), (100, 97.81)].map {
      Candle(time: 0, open: $0, high: 200, low: 0, close: $1)
    }
    #expect(candles.map(texts.change) == ["+5.0%", "+0.0%", "-2.2%"])
  }

  @Test(
    "months and years are named without a day",
    arguments: [
      ("1mo", "Nov 2026"), ("1y", "2026"), ("1w", "29 Nov 2026"), ("1h", "29 Nov 2026 23:00"),
    ])
  func units(text: String, date: String) {
    let texts = CandleTexts(formats: PlainFormats(), interval: 60, unit: CalendarUnit(text))
    #expect(texts.date(of: 1_795_993_200) == date)
  }

  @Test("units are words", arguments: [("1w", "1 week"), ("5min", "5 minutes"), ("1d", "1 day")])
  func words(text: String, words: String) {
    #expect(CalendarUnit(text)?.words == words)
  }

  @Test(
    "prices have the digits of the data, two at least",
    arguments: [
      ([1.5, 2], 2), ([1.08765], 5), ([182.0, 182.884072936], 2), ([0.000012345678901], 8),
      ([43_250, 43_251], 0), ([100, 101], 2), ([0.1, 0.25, 0.375], 3), ([1e300], 2), ([0], 2),
    ] as [([Double], Int)])
  func digits(prices: [Double], digits: Int) {
    let candles = prices.enumerated().map {
      Candle(time: Double($0), open: $1, high: $1, low: $1, close: $1)
    }
    #expect(CandleSeries(candles).priceDigits == digits)
  }
}

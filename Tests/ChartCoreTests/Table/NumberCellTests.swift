import Testing

@testable import ChartCore

@Suite struct NumberCellTests {
  @Test(
    arguments: [
      ("0", 0), ("-0.87", -0.87), ("+5", 5), (".5", 0.5), ("5.", 5), ("1e3", 1000),
      ("2.20E-05", 2.2e-5), ("1.7976931348623157e308", 1.797_693_134_862_315_7e308),
      ("$1,234.50", 1234.5), ("1,204.5", 1204.5), ("1,721,992.5", 1_721_992.5),
      ("12,34,567", 1_234_567),
      ("(1,250)", -1250), ("-0.85%", -0.85), ("45.58K", 45580), ("1.2M", 1.2e6), ("3B", 3e9),
      ("21 °C", 21), ("<1", 0.5), ("1'234.50", 1234.5), ("1 234 567", 1_234_567),
      ("1\u{A0}234,5 €", nil), ("USD 5", 5), ("5 EUR", 5), ("US$ 7", 7), ("€9", 9), ("−3", -3),
      ("100-", -100), ("0.30000000000000004", 0.300_000_000_000_000_04),
      ("9007199254740993", 9_007_199_254_740_992),
      ("12345678901234567890", 12_345_678_901_234_567_168),
      ("0.000000000000000000000000000123456789", 1.23456789e-28), ("1,234", 1234),
    ] as [(String, Double?)])
  func readsNumbersWithDots(cell: String, value: Double?) {
    #expect(ReadText.number(cell) == value)
  }

  @Test(
    arguments: [
      ("1.234,5", 1234.5), ("-95,40", -95.4), ("2.600", 2600), ("-1.325", -1325), ("0,5", 0.5),
      ("1\u{A0}234,56 €", 1234.56), ("1\u{202F}234,56", 1234.56), ("5.340,88 EUR", 5340.88),
      ("1.5", nil),
      ("1.234.567", 1_234_567), ("1,2,3", nil),
    ] as [(String, Double?)])
  func readsNumbersWithCommas(cell: String, value: Double?) {
    #expect(ReadText.number(cell, decimal: ",") == value)
  }

  @Test(arguments: [
    "abc", "12 Main Street", "2024-01-05", "10:30", "1.2.3.4", "1,2,3", "--", "e5", "0x10", "5;6",
    "AB12", "", "%", "1.5.2024", "12/05/2024", "3-Jan-22",
  ])
  func leavesOtherTextsAlone(cell: String) {
    #expect(ReadText.number(cell) == nil)
  }

  @Test(arguments: [
    "", ".", "null", "NaN", "NA", "N/A", "n/a", "#N/A", "-", "?", "inf", "-Infinity", "  ", "∞",
  ])
  func knowsTheWordsForMissing(cell: String) {
    #expect(Array(cell.utf8).withCell(\.isMissing))
  }

  @Test func everyDoubleComesBackFromItsShortestText() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200_000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      #expect(ReadText.number("\(value)")?.bitPattern == value.bitPattern)
    }
  }

  @Test func everyDecimalOfUpToNineteenDigitsIsRoundedAsTheStandardLibraryDoes() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<200_000 {
      let text = "\(generator.next() >> generator.next() % 60)"
      let point = text.index(text.startIndex, offsetBy: Int(generator.next() % UInt64(text.count)))
      let decimal = "0" + text[..<point] + "." + text[point...]
      #expect(ReadText.number(decimal) == Double(decimal), "\(decimal)")
    }
  }
}

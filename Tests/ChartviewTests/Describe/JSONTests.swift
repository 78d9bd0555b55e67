import ChartCore
import Testing

@testable import chartview

@Suite struct JSONTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1240, "1240"), (1090.8, "1090.8"), (0.1 + 0.2, "0.30000000000000004"),
      (1e15, "1000000000000000"), (1e16, "1e+16"), (.leastNonzeroMagnitude, "5e-324"),
      (-1.5, "-1.5"),
      (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (.nan, "null"), (.infinity, "null"),
      (-.infinity, "null"), (9_007_199_254_740_992, "9007199254740992"),
    ] as [(Double, String)])
  func numbersAreTheShortestThatReadBackTheSame(number: Double, text: String) {
    #expect(JSON.number(number).line == text)
    #expect(!number.isFinite || Double(text) == number)
  }

  @Test(
    arguments: [
      ("", #""""#), ("é漢🏦", #""é漢🏦""#), ("a\"b\\c/", #""a\"b\\c/""#),
      ("\n\r\n\t", #""\n\r\n\t""#), ("\0\u{1f}\u{7f}", #""\u0000\u001f\u007f""#),
      ("e\u{301}\u{200b}", "\"e\u{301}\u{200b}\""),
    ])
  func textsAreEscapedAndOtherwiseKept(text: String, json: String) {
    #expect(JSON.text(text).line == json)
  }

  @Test func keysKeepTheirOrderAndListsOfObjectsTakeALineEach() {
    let item = JSON.object([("n", .number(1)), ("l", .list([.null, .flag(true)]))])
    let whole = JSON.object([
      ("z", .list([item, item])), ("a", .list([.number(1), .number(2)])), ("e", .list([])),
      ("o", .object([])), ("\n", .flag(false)),
    ])
    #expect(
      whole.description == #"""
        {
          "z": [
            {"n": 1, "l": [null, true]},
            {"n": 1, "l": [null, true]}
          ],
          "a": [1, 2],
          "e": [],
          "o": {},
          "\n": false
        }
        """#)
  }
}

/// An ISO 4217 code: three capital letters.
struct CurrencyCode: Hashable, Sendable {
  let text: String

  /// Creates a code from three ASCII letters in either case.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == 3, text.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    self.text = text.uppercased()
  }

  /// How many decimals amounts of the currency have.
  ///
  /// Source: ISO 4217:2015, minor units; every other currency in use has two.
  var digits: Int {
    if Self.withoutDecimals.contains(text) { return 0 }
    return Self.withThreeDecimals.contains(text) ? 3 : 2
  }

  private static let withoutDecimals: Set<String> = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV",
    "XAF", "XOF", "XPF",
  ]
  private static let withThreeDecimals: Set<String> = [
    "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND",
  ]
}

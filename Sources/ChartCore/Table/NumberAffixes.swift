// What stands before and after the digits of a number and is not part of it (`R11`).

extension CellBytes {
  /// Returns the length of a currency symbol at `index`, or 0.
  func currencySymbol(at index: Int) -> Int {
    switch (self[index], self[index + 1], self[index + 2]) {
    case (36, _, _): 1
    case (0xC2, 0xA2...0xA5, _): 2
    case (0xE2, 0x82, 0xA0...0xBF): 3
    default: 0
    }
  }

  /// Returns the length of a currency's letters at `index`, as in `USD 5`, `US$5` or `kr 5`.
  func currencyCode(at index: Int) -> Int? {
    var end = index
    while end < index + 4, self[end].isLetter { end += 1 }
    if end > index, end - index < 3, self[end] == 36 { return end - index }
    let dotted = slice(index..<end + 1)
    if self[end] == .dot, Self.currencies.contains(where: dotted.isWord) { return dotted.count }
    let word = slice(index..<end)
    // `eth0` is no money.
    let isKnown = self[end].isDigit ? word.isExactly : word.isWord
    return Self.currencies.contains(where: isKnown) ? word.count : nil
  }

  /// Whether a number's suffix says nothing that an axis would show.
  var isDroppedSuffix: Bool {
    if count == 1, self[0] == 37 { return true }
    if currencySymbol(at: 0) == count { return true }
    if count == 3, self[0] == 0xE2, self[1] == 0x80, self[2] == 0xB0 { return true }
    return Self.currencies.contains(where: isWord)
  }

  /// Whether the text after a number can be a unit: short, from a letter or a sign on, and
  /// without digits of its own but for those of `m3` and `CO2`.
  var isUnit: Bool {
    guard count <= 16, self[0].isLetter || self[0] == 34 || self[0] == 39 else { return false }
    var digitCount = 0
    for index in 0..<count {
      if [.comma, .colon, .space, 59].contains(self[index]) { return false }
      if self[index].isDigit {
        guard index > 0, self[index - 1].isLetter else { return false }
        digitCount += 1
      }
    }
    return digitCount < 2
  }

  private static let currencies: [StaticString] = [
    "EUR", "USD", "GBP", "JPY", "CHF", "CAD", "AUD", "NZD", "CNY", "INR", "BRL", "SEK", "NOK",
    "DKK", "PLN", "CZK", "HUF", "RON", "BGN", "RUB", "UAH", "TRY", "ZAR", "MXN", "KRW", "HKD",
    "SGD", "THB", "ILS", "IDR", "PHP", "BTC", "ETH", "USDT", "kr", "kr.", "Rs", "Rs.", "zł", "Kč",
    "Ft", "Fr.", "GBX", "GBp", "EUR.", "MYR", "RM", "Rp", "Rp.", "AED", "SAR", "QAR", "KWD", "BHD",
    "OMR", "JOD", "EGP", "MAD", "TND", "NGN", "KES", "KSh", "KSh.", "GHS", "TZS", "UGX", "PKR",
    "LKR", "BDT", "Tk", "Tk.", "NPR", "VND", "TWD", "MMK", "KHR", "ARS", "CLP", "COP", "UYU",
    "CRC", "GTQ", "DOP", "ISK", "RSD", "GEL", "AZN", "KZT", "UZS", "BYN", "MDL", "XOF", "XAF",
    "Php", "Dhs", "Dhs.", "Bs.", "USDC",
  ]
}

/// Letters without their accents.
enum Letters {
  /// Returns the lower case ASCII letter under an accented one of two UTF-8 bytes, else 63, `?`.
  static func base(_ first: UInt8, _ second: UInt8) -> UInt8 {
    switch (first, second) {
    case (0xC3, 0x80...0x85), (0xC3, 0xA0...0xA5), (0xC4, 0x80...0x85): 97
    case (0xC3, 0x87), (0xC3, 0xA7), (0xC4, 0x86...0x8D): 99
    case (0xC4, 0x8E...0x91): 100
    case (0xC3, 0x88...0x8B), (0xC3, 0xA8...0xAB), (0xC4, 0x92...0x9B): 101
    case (0xC3, 0x8C...0x8F), (0xC3, 0xAC...0xAF): 105
    case (0xC5, 0x81...0x82): 108
    case (0xC3, 0x91), (0xC3, 0xB1), (0xC5, 0x83...0x88): 110
    case (0xC3, 0x92...0x96), (0xC3, 0xB2...0xB6), (0xC3, 0x98), (0xC3, 0xB8): 111
    case (0xC5, 0x94...0x99): 114
    case (0xC5, 0x9A...0xA1), (0xC3, 0x9F): 115
    case (0xC3, 0x99...0x9C), (0xC3, 0xB9...0xBC), (0xC5, 0xAE...0xB1): 117
    case (0xC5, 0xB9...0xBE): 122
    default: 63
    }
  }

  /// Returns the words of a name in lower case without accents or signs.
  ///
  ///     words(of: "<Adj. Close*>")  // ["adj", "close"]
  ///     words(of: "openPrice_USD")  // ["open", "price", "usd"]
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var wasLower = false
    let bytes = Array(name.utf8)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let letter =
        byte >= 0x80 ? base(byte, index + 1 < bytes.count ? bytes[index + 1] : 0) : byte
      if wasLower && byte &- 65 < 26 || !(letter.isASCIILetter || letter.isDigit) {
        words.append(String(decoding: word, as: UTF8.self))
        word = []
      }
      if letter.isASCIILetter {
        word.append(letter | 32)
      } else if letter.isDigit {
        word.append(letter)
      }
      wasLower = byte &- 97 < 26
      index += byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    }
    words.append(String(decoding: word, as: UTF8.self))
    return words.filter { !$0.isEmpty }
  }
}

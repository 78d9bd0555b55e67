/// The names that columns of prices go by.
enum PriceNames {
  enum Role: String, CaseIterable {
    case open, high, low, close, volume
  }

  /// Returns the column for a role, an exact name before one that has it among other words.
  static func column(for role: Role, in names: [String]) -> Int? {
    let words = names.map(Letters.words(of:))
    let all = words.map { $0.joined() }
    for word in exact[role] ?? [] {
      if let index = all.firstIndex(of: word) { return index }
    }
    return names.indices.first { hasWord(role, words[$0]) }
  }

  /// `Open Price`, `1. open`, `AAPL.Open`, but not `Open Interest` or `Adj Close`.
  private static func hasWord(_ role: Role, _ words: [String]) -> Bool {
    guard let main = words.first(where: { Int($0) == nil }) else { return false }
    if words.contains(where: { others.contains($0) }) {
      return main == role.rawValue && words.dropFirst(2).contains("adjusted") && words[1] == main
    }
    return words.contains(role.rawValue)
  }

  /// Words that make a price something else.
  private static let others: Set<String> = [
    "time", "date", "interest", "adj", "adjusted", "change", "chg", "int", "at", "day", "52", "52w",
    "week", "year", "ma", "sma", "ema", "prev", "previous", "timestamp", "unix",
  ]

  /// Lower case, without accents, spaces and signs.
  private static let exact: [Role: [String]] = [
    .open: [
      "open", "openprice", "o", "eroffnung", "eroeffnung", "eroffnungskurs", "erster", "otwarcie",
      "ouverture", "ouv", "apertura", "abertura", "opening", "openingprice", "openen", "oppning",
      "priceopen", "pxopen",
    ],
    .high: [
      "high", "highprice", "h", "hoch", "hochst", "hoechst", "tageshoch", "hochstkurs", "najwyzszy",
      "haut", "plushaut", "maximo", "maxima", "max", "massimo", "alto", "hoog", "hogst", "highest",
      "pricehigh", "pxhigh", "maximum",
    ],
    .low: [
      "low", "lowprice", "l", "tief", "tiefst", "tagestief", "tiefstkurs", "najnizszy", "bas",
      "plusbas", "minimo", "minima", "min", "minimo", "basso", "bajo", "laag", "lagst", "lowest",
      "pricelow", "pxlow", "minimum",
    ],
    .close: [
      "close", "closelast", "closeprice", "c", "last", "lastprice", "price", "schluss",
      "schlusskurs", "schlukurs", "zamkniecie", "kurs", "cloture", "fermeture", "dernier", "clot",
      "cierre", "ultimo", "chiusura", "fechamento", "slot", "sluiting", "slotkoers", "closing",
      "closingprice", "stangning", "priceclose", "pxlast", "latest", "settle", "settlement",
    ],
    .volume: [
      "volume", "vol", "volumen", "wolumen", "tickvol", "tickvolume", "v", "umsatz", "stucke",
      "shares", "amount", "basevolume", "volym", "obrot",
    ],
  ]
}

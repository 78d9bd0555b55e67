/// The names that columns of prices go by.
enum PriceNames {
  enum Role: String, CaseIterable {
    case open, high, low, close, volume
  }

  /// Returns the column for a role, an exact name before one that has it among other words.
  static func column(for role: Role, in names: [String]) -> Int? {
    columns(for: role, in: names).first
  }

  /// Returns all columns for a role, the most likely one first.
  static func columns(for role: Role, in names: [String]) -> [Int] {
    let words = names.map(Letters.words(of:))
    let all = words.map { $0.joined() }
    let letters = names.map { String($0.lowercased().filter { $0.isLetter }) }
    var found: [Int] = []
    for word in exact[role] ?? [] {
      found += names.indices.filter { all[$0] == word || letters[$0] == word }
    }
    found += names.indices.filter { hasWord(role, words[$0]) }
    var seen: Set<Int> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// Whether a name is that of a price of candles.
  static func isPrice(_ name: String) -> Bool {
    [Role.open, .high, .low, .close].contains { column(for: $0, in: [name]) != nil }
  }

  /// Whether a name says that a column holds something else than prices.
  static func isNoPrice(_ name: String) -> Bool {
    Letters.words(of: name).contains { word in
      noPrices.contains(word) || word.hasSuffix("volume")
    } || column(for: .volume, in: [name]) != nil
  }

  private static let noPrices: Set<String> = [
    "bid", "ask", "mean", "avg", "average", "median", "std", "temp", "temperature", "hum",
    "humidity", "pressure", "count", "rate", "speed", "percent", "p50", "p95", "p99",
  ]

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
      "priceopen", "pxopen", "offnen", "eroffn", "eroffnungspreis", "acilis", "açılış",
      "откр", "открытие", "ценаоткр", "開盤", "開盤價", "开盘", "开盘价", "今开", "始値", "시가", "otevreni",
      "nyito", "deschidere", "avaus", "apning", "abert",
    ],
    .high: [
      "high", "highprice", "h", "hoch", "hochst", "hoechst", "tageshoch", "hochstkurs", "najwyzszy",
      "haut", "plushaut", "maximo", "maxima", "max", "massimo", "alto", "hoog", "hogst", "highest",
      "pricehigh", "pxhigh", "maximum", "hochster", "hochstpreis", "maximal", "yuksek", "yüksek",
      "enyüksek", "макс", "максимум", "最高", "最高价", "最高價", "高", "高値", "고가", "nejvyssi", "ylin",
      "hoy", "hojeste", "hoogste", "maks", "cmax",
    ],
    .low: [
      "low", "lowprice", "l", "tief", "tiefst", "tagestief", "tiefstkurs", "najnizszy", "bas",
      "plusbas", "minimo", "minima", "min", "minimo", "basso", "bajo", "laag", "lagst", "lowest",
      "pricelow", "pxlow", "minimum", "tiefster", "tiefstpreis", "minimal", "dusuk", "düşük",
      "endüşük", "мин", "минимум", "最低", "最低价", "最低價", "低", "安値", "저가", "nejnizsi", "alin",
      "laveste", "laagste", "cmin",
    ],
    .close: [
      "close", "closelast", "closeprice", "c", "last", "lastprice", "price", "schluss",
      "schlusskurs", "schlukurs", "zamkniecie", "kurs", "cloture", "fermeture", "dernier", "clot",
      "cierre", "ultimo", "chiusura", "fechamento", "slot", "sluiting", "slotkoers", "closing",
      "closingprice", "stangning", "priceclose", "pxlast", "latest", "settle", "settlement",
      "zuletzt", "letzter", "schlussstand", "schlusspreis", "kapanis", "kapanış", "şimdi", "цена",
      "закр", "закрытие", "последняя", "收盘", "收盘价", "收盤", "收盤價", "終値", "現在値", "종가",
      "zaver", "zaro", "inchidere", "paatos", "luk", "sist", "slutkurs", "slotprijs", "ultima",
    ],
    .volume: [
      "volume", "vol", "volumen", "wolumen", "tickvol", "tickvolume", "v", "umsatz", "stucke",
      "shares", "amount", "basevolume", "volym", "obrot", "vols", "hacim", "hac", "объем", "объём",
      "成交量", "交易量", "出来高", "거래량", "objem", "handelsvolumen", "numberofshares",
    ],
  ]
}

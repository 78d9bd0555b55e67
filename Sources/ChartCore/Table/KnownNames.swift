/// Words in the names of columns that tell what the columns hold.
enum KnownNames {
  /// Whether a column of this name may hold times, dates or both.
  static func isTime(_ name: String) -> Bool {
    Letters.words(of: name).contains { word in
      timeWords.contains(word) || timeEndings.contains { word.hasSuffix($0) }
    }
  }

  /// Whether a column of this name may hold days written as a spreadsheet counts them.
  static func isDate(_ name: String) -> Bool {
    Letters.words(of: name).contains { word in
      dateWords.contains(word) || dateEndings.contains { word.hasSuffix($0) }
    }
  }

  /// Whether a column of this name may hold days or months, and not weeks or other periods.
  static func isDay(_ name: String) -> Bool {
    isDate(name) && !Letters.words(of: name).contains(where: ["week", "period"].contains)
  }

  /// Whether a column of this name holds how long something took.
  static func isDuration(_ name: String) -> Bool {
    Letters.words(of: name).contains { durationWords.contains($0) || $0.hasSuffix("dauer") }
  }

  /// Whether a column of this name may hold years.
  static func isYear(_ name: String) -> Bool {
    Letters.words(of: name).contains(where: yearWords.contains)
  }

  /// Whether a column of this name is likely the x of the others.
  static func isX(_ name: String) -> Bool {
    isTime(name) || Letters.words(of: name).contains(where: xWords.contains)
  }

  /// Whether a column of this name may hold numbers of things, which count nothing.
  static func isIdentifier(_ name: String) -> Bool {
    Letters.words(of: name).contains(where: identifierWords.contains)
  }

  private static let durationWords: Set<String> = [
    "duration", "durations", "duree", "duracion", "duracao", "durata", "elapsed", "laufzeit",
    "runtime", "pace", "varighed", "duur",
  ]
  /// Whether a column of this name says what it is whose values a row holds.
  static func isEntity(_ name: String) -> Bool {
    let words = Letters.words(of: name)
    return words.last { !labelWords.contains($0) }.map(entityWords.contains) ?? false
  }

  /// Words that may follow what it is, as in `sensor_id`.
  private static let labelWords: Set<String> = [
    "id", "name", "code", "key", "uid", "uuid", "label",
  ]

  private static let entityWords = identifierWords.subtracting(["id", "ids"]).union([
    "entity", "metric", "symbol", "ticker", "series", "location", "host", "hostname", "instance",
    "instrument", "variable", "parameter", "indicator",
  ])

  private static let identifierWords: Set<String> = [
    "id", "ids", "sensor", "station", "stations", "device", "channel", "node", "probe", "machine",
    "meter",
  ]
  private static let timeEndings = ["time", "stamp", "zeit", "epoch"] + dateEndings
  private static let dateEndings = ["date", "datum", "datums", "tag"]
  private static let dateWords: Set<String> = [
    "date", "datum", "data", "fecha", "day", "tag", "jour", "dzien", "dia", "giorno", "dag",
    "week", "month", "monat", "mois", "mes", "mese", "maand", "miesiac", "period", "periode",
    "dato", "pvm",
  ]
  private static let timeWords: Set<String> = dateWords.union([
    "time", "times", "timestamp", "timestamps", "datetime", "ts", "unix", "epoch", "zeit",
    "uhrzeit", "heure",
    "hora", "ora", "czas", "tid", "tijd", "utc", "when", "unixtime", "stamp", "ms", "millis",
    "opentime", "t", "asof", "created", "updated", "modified", "at", "yyyymmdd", "yymmdd",
    "ddmmyyyy",
    "yyyymmddhh",
  ])
  private static let yearWords: Set<String> = [
    "year", "years", "jahr", "jahre", "annee", "an", "anno", "ano", "jaar", "rok", "ar", "yr",
    "date", "datum", "data", "fecha", "time", "period", "zeit", "jahrgang", "vuosi",
  ]
  private static let xWords: Set<String> = [
    "x", "index", "idx", "i", "n", "step", "steps", "sample", "frame", "elapsed", "seconds",
    "second", "secs", "sec", "s", "minutes", "hours", "days", "distance", "position", "frequency",
    "freq", "hz", "iteration", "iter", "epochs", "row", "id", "no", "nr", "tick", "cycle",
    "wavelength", "angle", "depth", "lap", "age", "offset", "number",
  ]
}

/// Names of months and weekdays in the languages that files come in.
enum MonthNames {
  /// Returns the month, from 1, that `word` names in full or by at least three letters.
  static func month(_ word: CellBytes) -> Int? {
    let folded = Folded(word)
    guard folded.count >= 3 else { return nil }
    return english.firstIndex { folded.begins($0) }.map { $0 + 1 } ?? other(folded)
  }

  /// Whether `word` names a day of the week, which a date does not need.
  static func isWeekday(_ word: CellBytes) -> Bool {
    let folded = Folded(word)
    return folded.count >= 2 && weekdays.contains { folded.begins($0) }
  }

  private static func other(_ folded: Folded) -> Int? {
    for (index, names) in others.enumerated() where names.contains(where: { folded.begins($0) }) {
      return index + 1
    }
    return nil
  }

  private static let english: [StaticString] = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// German, French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish, Danish, Czech.
  private static let others: [[StaticString]] = [
    ["januar", "janvier", "enero", "gennaio", "janeiro", "januari", "styczen", "stycznia", "jaen"],
    ["februar", "fevrier", "febrero", "febbraio", "fevereiro", "februari", "luty", "lutego"],
    ["maerz", "marz", "mrz", "mars", "marzo", "marco", "maart", "mrt", "marzec", "marca", "marts"],
    ["avril", "abril", "aprile", "kwiecien", "kwietnia"],
    ["mai", "mayo", "maggio", "maio", "mei", "maj", "maja"],
    ["juni", "juin", "junio", "giugno", "junho", "czerwiec", "czerwca"],
    ["juli", "juillet", "julio", "luglio", "julho", "lipiec", "lipca"],
    ["aout", "agosto", "augustus", "sierpien", "sierpnia", "augusti"],
    ["septembre", "septiembre", "setiembre", "settembre", "setembro", "wrzesien", "wrzesnia"],
    ["oktober", "octobre", "octubre", "ottobre", "outubro", "pazdziernik", "pazdziernika"],
    ["noviembre", "novembre", "novembro", "listopad", "listopada"],
    ["dezember", "decembre", "diciembre", "dicembre", "dezembro", "grudzien", "grudnia"],
  ]

  private static let weekdays: [StaticString] = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "tues", "thurs",
    "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag", "sonnabend",
    "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche", "lunes", "martes",
    "miercoles", "jueves", "viernes", "sabado", "domingo",
  ]
}

/// The first letters of a word, in lower case and without accents.
private struct Folded {
  private var letters: (UInt64, UInt64) = (0, 0)
  private(set) var count = 0

  init(_ word: CellBytes) {
    var index = 0
    while index < word.count, count < 16 {
      let (letter, length) = Self.fold(word, index)
      index += length
      if letter == .dot { continue }
      if count < 8 {
        letters.0 |= UInt64(letter) << (8 * UInt64(count))
      } else {
        letters.1 |= UInt64(letter) << (8 * UInt64(count - 8))
      }
      count += 1
    }
    if index < word.count { count = 17 }
  }

  /// Whether these letters are the beginning of `name`, or all of it.
  func begins(_ name: StaticString) -> Bool {
    guard count <= name.utf8CodeUnitCount else { return false }
    for index in 0..<count where self[index] != name.utf8Start[index] { return false }
    return true
  }

  private subscript(index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: index < 8 ? letters.0 >> (8 * index) : letters.1 >> (8 * (index - 8)))
  }

  private static func fold(_ word: CellBytes, _ index: Int) -> (UInt8, Int) {
    let byte = word[index]
    if byte < 0x80 { return (byte &- 65 < 26 ? byte | 32 : byte, 1) }
    return (Letters.base(byte, word[index + 1]), byte >= 0xE0 ? 3 : 2)
  }
}

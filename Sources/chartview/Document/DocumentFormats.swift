import ChartCore

/// How texts are written, by what a document holds: days are the same in every zone.
struct DocumentFormats {
  let days: any TextFormats
  /// Those of the zone that was asked for, if any.
  let zoned: (any TextFormats)?

  func formats(of document: any ChartDocument) -> any TextFormats {
    guard let zoned, !document.holdsWholeDays else { return days }
    return zoned
  }
}

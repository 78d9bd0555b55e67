/// Columns of `AM` and `PM` beside times of day.
extension Table {
  /// Adds halves of the day to the times in the columns before them, which then are one with them.
  mutating func joinHalfDays() {
    for index in columns.indices.dropLast().reversed() {
      guard case .times(let times) = columns[index].values,
        case .texts(let texts) = columns[index + 1].values,
        let joined = Self.joined(times, texts)
      else { continue }
      columns[index].values = .times(joined)
      columns.remove(at: index + 1)
    }
  }

  /// Returns nil when some time has something else beside it.
  private static func joined(_ times: PackedDoubles, _ texts: Texts) -> PackedDoubles? {
    let isAfternoon = texts.distinct.map(isAfternoon)
    guard isAfternoon.contains(where: { $0 != nil }) else { return nil }
    var joined: [Double] = []
    for (time, code) in zip(times, texts.codes) {
      guard time.isFinite, code >= 0 else {
        joined.append(time)
        continue
      }
      guard time < 13 * 3600, let isLate = isAfternoon[Int(code)] else { return nil }
      joined.append(time.truncatingRemainder(dividingBy: 43_200) + (isLate ? 43_200 : 0))
    }
    return PackedDoubles(joined)
  }

  private static func isAfternoon(_ text: String) -> Bool? {
    ["am": false, "pm": true][text.lowercased().filter { $0 != "." }]
  }
}

import ChartCore

extension Description {
  /// Returns the description as sentences, one thought a line, for `--describe`.
  func words(_ texts: SpokenTexts) -> String {
    let lines = [heading] + [course(texts)] + series.map { sentence(about: $0, texts) }
    let remarks =
      [selected(texts), reading.sentence].compactMap(\.self) + warnings.map(\.sentence)
    return (lines + remarks).map { $0.terminalText + "\n" }.joined()
  }

  private var heading: String {
    let kind = series.count == 1 ? "Line chart" : "Line chart with \(series.count) lines"
    return title.isEmpty ? "\(kind)." : "\(title). \(kind)."
  }

  private func course(_ texts: SpokenTexts) -> String {
    let y =
      "y axis goes from \(texts.value(yDomain.lowerBound)) to \(texts.value(yDomain.upperBound))."
    guard let xDomain else { return "The " + y }
    let ends = [xDomain.lowerBound, xDomain.upperBound].map(texts.label)
    return "The x axis goes from \(ends[0]) to \(ends[1]), and the \(y)"
  }

  private func sentence(about facts: SeriesFacts, _ texts: SpokenTexts) -> String {
    guard let ends = facts.ends else { return "\(facts.name): no data." }
    let gaps = facts.gaps == 0 ? "" : ", \(counted(facts.gaps, "gap"))"
    let span = "from \(texts.label(at: ends.first.x)) to \(texts.label(at: ends.last.x))"
    return "\(facts.name): \(counted(facts.points, "point"))\(gaps), \(span). "
      + texts.summary(of: [facts])
  }

  private func selected(_ texts: SpokenTexts) -> String? {
    guard let selection else { return nil }
    let values = selection.values.map { "\($0.series) \(texts.value($0.value))" }
    return
      "Selected: \(texts.label(at: selection.x.coordinate)), \(values.joined(separator: ", "))."
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}

extension Warning {
  /// What was left out, behind its place.
  var sentence: String { lines.isEmpty ? message : "\(place): \(message)" }

  /// The lines of the file in words, five at most: `Lines 6, 15 and 3 more`.
  var place: String {
    let lines = distinctLines
    if lines.count == 1 { return "Line \(lines[0])" }
    let shown = lines.prefix(5).map(String.init)
    if lines.count > shown.count {
      return "Lines \(shown.joined(separator: ", ")) and \(lines.count - shown.count) more"
    }
    return "Lines \(shown.dropLast().joined(separator: ", ")) and \(shown.suffix(1).joined())"
  }
}

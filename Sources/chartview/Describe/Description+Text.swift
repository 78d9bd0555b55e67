import ChartCore

extension Description {
  /// Returns the description in the form asked for, ending in a line break.
  func text(
    _ form: DescriptionForm, _ document: LineDocument, _ formats: any TextFormats
  ) -> String {
    let texts = SpokenTexts(
      formats: formats, valueStyle: document.style.format, xKind: xKind,
      instants: document.data.series.flatMap(\.x.sample))
    switch form {
    case .json: return json(texts).description + "\n"
    case .words: return words(texts)
    }
  }
}

extension String {
  /// The text as one line of at most a thousand characters: breaks and controls are spaces.
  var shownOnOneLine: String {
    let longest = 1000
    if utf8.count <= longest, utf8.allSatisfy({ (0x20..<0x7f).contains($0) }) { return self }
    var line = UnicodeScalarView()
    line.append(contentsOf: unicodeScalars.prefix(longest).map { $0.breaksLine ? " " : $0 })
    if line.count < unicodeScalars.count { line.append("…") }
    return String(line)
  }
}

extension Unicode.Scalar {
  /// Whether the character is a control character or ends a line or a paragraph.
  var breaksLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

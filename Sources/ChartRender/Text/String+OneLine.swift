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

  /// Whether the first letter with a direction is of a script that runs from right to left.
  var isRightToLeft: Bool {
    let first = unicodeScalars.first { $0.properties.isAlphabetic || $0 == "\u{200f}" }
    return first?.runsFromRightToLeft ?? false
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

  /// Whether the letter is in one of the blocks that Unicode keeps for scripts from right to left.
  fileprivate var runsFromRightToLeft: Bool {
    switch value {
    case 0x590...0x8ff, 0x200f, 0xfb1d...0xfdff, 0xfe70...0xfeff: true
    case 0x1_0800...0x1_0fff, 0x1_e800...0x1_efff: true
    default: false
    }
  }
}

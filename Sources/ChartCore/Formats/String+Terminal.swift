extension StringProtocol {
  /// The text with all that could steer a terminal or break the line written out, as `\u{1B}`.
  ///
  /// Whatever comes from a file, a name or the command line passes through here on its way to a
  /// terminal, or into a message that may end there.
  ///
  ///     "a\u{1B}[2J\n".terminalText  // a\u{1B}[2J\n, all of it visible
  public var terminalText: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.steersTerminals ? scalar.escaped(asASCII: true) : String(scalar)
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal acts on the character, or shows the text behind it in another order.
  public var steersTerminals: Bool {
    switch value {
    case 0x202a...0x202e, 0x2066...0x2069: return true
    default: break
    }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }
}

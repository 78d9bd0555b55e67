import ChartCore

extension Double {
  /// The number with two decimals at most, without trailing zeros or a negative zero.
  ///
  /// Numbers beyond a million million are cut down to it; what is no number reads as zero.
  var svg: String {
    guard !isNaN else { return "0" }
    let hundredths = Int(min(max((self * 100).rounded(), -1e14), 1e14))
    let whole = hundredths.magnitude / 100
    let rest = hundredths.magnitude % 100
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }
}

extension RGBA {
  /// The colour as `#rrggbb`, without its alpha.
  var svg: String { String(description.prefix(7)) }
}

extension String {
  /// The text without control characters and others that XML forbids, and with those that it
  /// reserves written out.
  var escapedForXML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case _ where scalar.isForbiddenInXML: continue
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isForbiddenInXML: Bool {
    switch value {
    case 0..<0x20, 0x7f..<0xa0, 0xfffe, 0xffff: true
    default: false
    }
  }
}

/// How the characters of a file are written as bytes.
enum TextEncoding: String, Sendable {
  case utf8 = "UTF-8"
  case utf16Little = "UTF-16LE"
  case utf16Big = "UTF-16BE"
  case windows1252 = "Windows-1252"

  /// The bytes that a text may begin with to tell its encoding.
  static let marks: [(mark: [UInt8], encoding: TextEncoding)] = [
    ([0xFF, 0xFE], .utf16Little), ([0xFE, 0xFF], .utf16Big), ([0xEF, 0xBB, 0xBF], .utf8),
  ]

  /// Tells UTF-8 and UTF-16 by their marks, else UTF-16 by the zeros that Latin letters have in it;
  /// with the length of the mark.
  static func found(in bytes: FileBytes) -> (encoding: TextEncoding, markLength: Int) {
    for (mark, encoding) in marks where mark.indices.allSatisfy({ bytes[$0] == mark[$0] }) {
      return (encoding, mark.count)
    }
    return (unmarkedWide(bytes) ?? .utf8, 0)
  }

  private static func unmarkedWide(_ bytes: FileBytes) -> TextEncoding? {
    let sample = min(bytes.count, 512) & ~1
    guard sample >= 4 else { return nil }
    let even = stride(from: 0, to: sample, by: 2).count { bytes[$0] == 0 }
    let odd = stride(from: 1, to: sample, by: 2).count { bytes[$0] == 0 }
    if odd * 10 > sample * 4, even == 0 { return .utf16Little }
    return even * 10 > sample * 4 && odd == 0 ? .utf16Big : nil
  }

  var isWide: Bool { self == .utf16Little || self == .utf16Big }
}

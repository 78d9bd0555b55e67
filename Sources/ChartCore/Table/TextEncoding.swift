/// How the characters of a file are written as bytes.
enum TextEncoding: String, Sendable {
  case utf8 = "UTF-8"
  case utf16Little = "UTF-16LE"
  case utf16Big = "UTF-16BE"
  case windows1252 = "Windows-1252"

  /// Tells UTF-16 by its mark, or by the zeros that Latin letters have in it; with the length of
  /// the mark.
  static func wide(_ bytes: FileBytes) -> (TextEncoding, markLength: Int)? {
    if bytes[0] == 0xFF, bytes[1] == 0xFE { return (.utf16Little, 2) }
    if bytes[0] == 0xFE, bytes[1] == 0xFF { return (.utf16Big, 2) }
    let sample = min(bytes.count, 512) & ~1
    guard sample >= 4 else { return nil }
    let even = stride(from: 0, to: sample, by: 2).count { bytes[$0] == 0 }
    let odd = stride(from: 1, to: sample, by: 2).count { bytes[$0] == 0 }
    if odd * 10 > sample * 4, even == 0 { return (.utf16Little, 0) }
    return even * 10 > sample * 4 && odd == 0 ? (.utf16Big, 0) : nil
  }

  /// The length of the mark that UTF-8 may begin with.
  static func utf8MarkLength(_ bytes: FileBytes) -> Int {
    bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  var isWide: Bool { self == .utf16Little || self == .utf16Big }
}

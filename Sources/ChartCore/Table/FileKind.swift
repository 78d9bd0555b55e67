/// Recognizes files that are no tables by their first bytes.
enum FileKind {
  /// Returns what a file that is not text is, as in "a ZIP or Excel file".
  static func binary(_ bytes: FileBytes) -> String? {
    for (name, magic) in magics where bytes.count >= magic.count {
      if magic.indices.allSatisfy({ bytes[$0] == magic[$0] }) { return name }
    }
    return nil
  }

  private static let magics: [(String, [UInt8])] = [
    ("a ZIP archive or an Excel workbook", [0x50, 0x4B, 3, 4]),
    ("an empty ZIP archive", [0x50, 0x4B, 5, 6]),
    ("an old Excel workbook", [0xD0, 0xCF, 0x11, 0xE0]),
    ("a Parquet file", [0x50, 0x41, 0x52, 0x31]),
    ("an Arrow file", [0x41, 0x52, 0x52, 0x4F, 0x57, 0x31]),
    ("a PNG picture", [0x89, 0x50, 0x4E, 0x47]),
    ("a JPEG picture", [0xFF, 0xD8, 0xFF]),
    ("a GIF picture", [0x47, 0x49, 0x46, 0x38]),
    ("a PDF document", [0x25, 0x50, 0x44, 0x46]),
    ("a gzip file", [0x1F, 0x8B]),
    ("a bzip2 file", [0x42, 0x5A, 0x68]),
    ("a Zstandard file", [0x28, 0xB5, 0x2F, 0xFD]),
    ("an xz file", [0xFD, 0x37, 0x7A, 0x58, 0x5A]),
    ("a 7z archive", [0x37, 0x7A, 0xBC, 0xAF]),
    ("an SQLite database", [0x53, 0x51, 0x4C, 0x69, 0x74, 0x65, 0x20, 0x66]),
    ("a WebP picture or a sound (RIFF)", [0x52, 0x49, 0x46, 0x46]),
    ("a program", [0x7F, 0x45, 0x4C, 0x46]),
    ("an HDF5 file", [0x89, 0x48, 0x44, 0x46]),
  ]

  /// Returns the kind of markup that a text begins with.
  ///
  /// Names of columns in angle brackets, as in `<DATE>`, are no markup.
  static func markup(_ bytes: FileBytes, at start: Int) -> String? {
    guard bytes[start] == 60 else { return nil }
    let tags: [(StaticString, String)] = [
      ("<!doctype", "HTML"), ("<html", "HTML"), ("<head", "HTML"), ("<body", "HTML"),
      ("<?xml", "XML"), ("<svg", "SVG"), ("<!--", "HTML"), ("<table", "HTML"), ("<error", "XML"),
      ("<script", "HTML"), ("<title", "HTML"), ("<div", "HTML"), ("<p>", "HTML"),
      ("<form", "HTML"), ("<center", "HTML"), ("<meta", "HTML"), ("<pre", "HTML"), ("<h1", "HTML"),
      ("<h2", "HTML"), ("<br", "HTML"), ("<span", "HTML"), ("<link", "HTML"),
    ]
    return tags.first { tag, _ in
      bytes.cell(start..<min(start + tag.utf8CodeUnitCount, bytes.count)).isWord(tag)
    }?.1
  }
}

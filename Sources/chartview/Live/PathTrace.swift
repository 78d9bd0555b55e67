import Glibc

/// The places that decide which file a path leads to, with all links on the way.
///
///     // `data` is a link to `/srv/new`, and `/srv` holds nothing yet:
///     PathTrace("data/a.csv").entries  // . data, /srv new
struct PathTrace {
  /// A name in a folder.
  struct Entry: Hashable {
    var folder: String
    var name: String
  }

  /// The links, and in the end the file itself or the first name that is not there.
  private(set) var entries: [Entry] = []
  /// The folders passed through.
  private(set) var folders: [String] = []

  private static let linkLimit = 40

  init(_ path: String) {
    var (place, names) = (Self.start(of: path), Self.names(of: path))
    var links = 0
    while !names.isEmpty {
      let name = names.removeFirst()
      let next = "\(place)/\(name)"
      if let target = Self.link(at: next), links < Self.linkLimit {
        links += 1
        entries.append(Entry(folder: place, name: name))
        if target.hasPrefix("/") { place = Self.start(of: target) }
        names = Self.names(of: target) + names
      } else if names.isEmpty || !Self.isFolder(next) {
        entries.append(Entry(folder: place, name: name))
        break
      } else {
        place = next
        folders.append(place)
      }
    }
  }

  private static func start(of path: String) -> String { path.hasPrefix("/") ? "" : "." }

  private static func names(of path: String) -> [String] {
    path.split(separator: "/").map(String.init)
  }

  /// Returns what a link says, nothing for what is no link.
  static func link(at path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count >= 0 else { return nil }
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

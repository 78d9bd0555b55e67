import CInotify
import Glibc

/// Hears from the system when a file changes, or when another takes its name.
///
/// The file is watched, and whatever decides which file has its name: its folder, links on the
/// way, and folders that may be moved. A file that is replaced tells nothing itself, and a folder
/// tells nothing of what is written.
final class FileWatch {
  /// What the events that have arrived say.
  enum News { case nothing, written, complete }

  /// Becomes readable when something has happened.
  let descriptor: Int32
  private let path: String
  /// The names in watched folders that matter; for some folders only what happens to themselves.
  private var names: [Int32: Set<String>] = [:]
  private var file: Int32 = -1

  private static let fileEvents = IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVE_SELF
  private static let nameEvents = IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
  private static let folderEvents = IN_MOVE_SELF | IN_DELETE_SELF

  init(_ path: String) throws(SystemError) {
    self.path = path
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { throw .last }
    watch()
  }

  deinit { close(descriptor) }

  /// Takes out what has arrived, and looks where the name leads now.
  func news() -> News {
    var news = News.nothing
    while let events = readEvents() {
      for event in events where concerns(event) {
        let isComplete = event.mask & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) != 0
        if isComplete { news = .complete } else if news == .nothing { news = .written }
      }
    }
    if news != .nothing { watch() }
    return news
  }

  /// An event of a folder is about the file when it names what leads there, or nothing in it.
  private func concerns(_ event: InotifyEvent) -> Bool {
    if event.mask & UInt32(IN_IGNORED) != 0 { return false }
    guard let names = names[event.watch] else { return event.watch == file }
    return event.name.isEmpty || names.contains(event.name)
  }

  private func watch() {
    let before = Set(names.keys).union([file])
    let trace = PathTrace(path)
    names = [:]
    for folder in trace.folders { watch(folder, for: Self.folderEvents) }
    for entry in trace.entries {
      watch(entry.folder, for: Self.folderEvents | Self.nameEvents, naming: entry.name)
    }
    file = inotify_add_watch(descriptor, path, UInt32(Self.fileEvents))
    for old in before.subtracting(names.keys) where old >= 0 && old != file {
      inotify_rm_watch(descriptor, old)
    }
  }

  private func watch(_ folder: String, for events: Int32, naming name: String? = nil) {
    let path = folder.isEmpty ? "/" : folder
    let watch = inotify_add_watch(descriptor, path, UInt32(events))
    guard watch >= 0 else { return }
    // The same folder by another path would only be heard as the last one wants it.
    if names[watch] != nil {
      inotify_add_watch(descriptor, path, UInt32(Self.folderEvents | Self.nameEvents))
    }
    names[watch, default: []].formUnion([name].compactMap(\.self))
  }

  private func readEvents() -> [InotifyEvent]? {
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
      let count = retryingInterrupts { read(descriptor, buffer.baseAddress, buffer.count) }
      guard count > 0 else { return nil }
      return InotifyEvent.all(in: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }
}

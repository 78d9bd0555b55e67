import CInotify
import Glibc

/// Hears from the system when a file changes, or when another takes its name.
///
/// Both the file and its folder are watched, for a link also those it leads to: a file that is
/// replaced tells nothing itself, and a folder tells nothing of what is written.
final class FileWatch {
  /// What the events that have arrived say.
  enum News { case nothing, written, complete }

  /// Becomes readable when something has happened.
  let descriptor: Int32
  private let path: String
  private var folders: Set<Int32> = []
  private var file: Int32 = -1

  private static let fileEvents = IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVE_SELF
  private static let folderEvents = IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE

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

  /// An event of the folder is about the file when it names it.
  private func concerns(_ event: InotifyEvent) -> Bool {
    !folders.contains(event.watch) || names.contains(event.name)
  }

  private func watch() {
    folders = Set(
      targets.map { target in
        let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "."
        return inotify_add_watch(descriptor, folder, UInt32(Self.folderEvents))
      }.filter { $0 >= 0 })
    let now = inotify_add_watch(descriptor, path, UInt32(Self.fileEvents))
    if file >= 0 && file != now { inotify_rm_watch(descriptor, file) }
    file = now
  }

  /// The path and, for a link, the one it leads to.
  private var targets: Set<String> {
    guard let resolved = realpath(path, nil) else { return [path] }
    defer { free(resolved) }
    return [path, String(cString: resolved)]
  }

  private var names: Set<String> {
    Set(targets.map { String($0.split(separator: "/").last ?? "") })
  }

  private func readEvents() -> [InotifyEvent]? {
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
      let count = retryingInterrupts { read(descriptor, buffer.baseAddress, buffer.count) }
      guard count > 0 else { return nil }
      return InotifyEvent.all(in: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }
}

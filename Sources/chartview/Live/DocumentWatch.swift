import ChartCore
import ChartWindow

/// Keeps a window up to date with the files it shows.
///
/// Files that cannot be read, or not yet, leave the last picture and say so once; a file that is
/// gone leaves it, too, until it is back.
@MainActor
final class DocumentWatch: LivePart {
  var documentChanged: (any ChartDocument) -> Void = { _ in }
  private let files: [WatchedFile]
  private let client: ViewerClient
  private let title: String
  private let reload: () throws(Failure) -> any ChartDocument
  private var window: WindowHandle?
  private var timer: EventLoop.Timer?
  /// When the files may be read again; reading takes at most a fifth of the time.
  private var nextLook = 0.0
  private var complaint: String?
  /// Since when the files cannot be read.
  private var faultySince: Double?
  private var isMissing = false

  /// How long a file is left alone after a write, in seconds: more may follow.
  private static let settling = 0.03
  /// How long a name may be without a file before that is news, in seconds.
  private static let patience = 0.2

  /// Creates the watch of files that have been read; `reload` reads them again.
  init(
    _ files: [WatchedFile], client: ViewerClient, title: String,
    reload: @escaping () throws(Failure) -> any ChartDocument
  ) {
    self.files = files
    self.client = client
    self.title = title
    self.reload = reload
  }

  /// Waits for changes in the loop of the window.
  func start(in window: WindowHandle) {
    self.window = window
    if !files.isEmpty { look(after: 0) }
    for file in files {
      window.loop.watch(file.watch.descriptor) { [weak self] in self?.heed(file.watch.news()) }
    }
  }

  private func heed(_ news: FileWatch.News) {
    switch news {
    case .nothing: break
    case .written: look(after: Self.settling)
    case .complete: look(after: 0)
    }
  }

  private func look(after seconds: Double) {
    guard let window else { return }
    timer.map(window.loop.cancel)
    timer = window.loop.schedule(after: max(seconds, nextLook - EventLoop.now)) { [weak self] in
      self?.look()
    }
  }

  private func look() {
    let start = EventLoop.now
    let looks = files.map { ($0, $0.look()) }
    let missing = looks.first { $0.1.change == .removed }?.0
    if let missing {
      missingFile(missing)
    } else {
      if isMissing { say(missing: nil) }
      let changes = looks.map(\.1.change).filter { $0 != .none }
      if !changes.isEmpty { show(looks, changesValues: changes.contains(where: \.changesValues)) }
    }
    nextLook = EventLoop.now + 4 * (EventLoop.now - start)
  }

  private func show(
    _ looks: [(WatchedFile, (change: FileChange, now: FileSnapshot?))], changesValues: Bool
  ) {
    do throws(Failure) {
      let document = try reload()
      documentChanged(document)
      client.show(valuesChanged: changesValues, document.framed)
      for (file, look) in looks { file.note(shown: look.now) }
      (complaint, faultySince) = (nil, nil)
    } catch {
      complain(error.message)
    }
  }

  /// Complains once as long as the same thing is wrong; a file may be half written at first.
  private func complain(_ message: String) {
    guard message != complaint else { return }
    let start = faultySince ?? EventLoop.now
    faultySince = start
    guard EventLoop.now - start >= Self.patience else { return look(after: Self.patience) }
    complaint = message
    StandardStreams.complain(Messages.line(message))
  }

  /// A name without a file is news only when no other file takes it soon.
  private func missingFile(_ file: WatchedFile) {
    if isMissing { return }
    guard let window else { return }
    timer = window.loop.schedule(after: Self.patience) { [weak self] in
      if file.look().change == .removed { self?.say(missing: file) } else { self?.look() }
    }
  }

  private func say(missing file: WatchedFile?) {
    isMissing = file != nil
    client.show(note: file.map { _ in LiveTexts.removed })
    window?.setTitle(file == nil ? title : "\(title) (\(LiveTexts.removed))")
    if let file { StandardStreams.complain(Messages.line(LiveTexts.removed(file.path))) }
  }
}

import ChartCore
import ChartWindow

/// Keeps a window up to date with the files it shows.
///
/// Files that cannot be read, or not yet, leave the last picture and say so once; a file that is
/// gone leaves it, too, until it is back. Files are read in the background, and again when they
/// have changed meanwhile.
@MainActor
final class DocumentWatch: LivePart {
  var documentChanged: (any ChartDocument) -> Void = { _ in }
  private(set) var failure: Failure?
  private let files: [WatchedFile]
  private let client: ViewerClient
  private let title: String
  private let reload: @Sendable () throws(Failure) -> any ChartDocument
  private let background = BackgroundLook()
  private var window: WindowHandle?
  private var timer: EventLoop.Timer?
  private var lookStart = 0.0
  /// When the files may be read again; reading takes at most half of the time.
  private var nextLook = 0.0
  /// Whether more has happened since the look under way began.
  private var isStale = false
  private var complaint: String?
  /// Since when the files cannot be read, or are not there.
  private var faultySince: Double?
  private var isMissing = false

  /// How long a file is left alone after a write, in seconds: more may follow.
  private static let settling = 0.03
  /// How long something may be wrong with the files before that is news, in seconds.
  private static let patience = 0.2

  /// Creates the watch of files that have been read; `reload` reads them again, on any thread.
  init(
    _ files: [WatchedFile], client: ViewerClient, title: String,
    reload: @escaping @Sendable () throws(Failure) -> any ChartDocument
  ) {
    self.files = files
    self.client = client
    self.title = title
    self.reload = reload
  }

  /// Waits for changes in the loop of the window.
  func start(in window: WindowHandle) {
    self.window = window
    do throws(WindowError) {
      try background.start(in: window.loop) { [weak self] in self?.heed($0) }
    } catch {
      failure = .window(error)
      return window.close()
    }
    look(after: 0)
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
    let look = FileLook(files: files.map { ($0.path, $0.shown) }, reload: reload)
    if background.take(look) {
      (lookStart, isStale) = (EventLoop.now, false)
    } else {
      isStale = true
    }
  }

  private func heed(_ outcome: FileLook.Outcome) {
    let now = EventLoop.now
    nextLook = 2 * now - lookStart
    switch outcome {
    case .unchanged: settle()
    case .missing(let path): waitOut { missing(path) }
    case .failed(let failure):
      showFound()
      waitOut { complain(failure.message) }
    case .changed(let document, let changesValues, let snapshots):
      settle()
      show(document, changesValues: changesValues, snapshots)
    }
    if isStale { look(after: 0) }
  }

  private func show(
    _ document: any ChartDocument, changesValues: Bool, _ snapshots: [FileSnapshot]
  ) {
    documentChanged(document)
    client.show(valuesChanged: changesValues, document.framed)
    for (file, snapshot) in zip(files, snapshots) { file.note(shown: snapshot) }
  }

  /// Takes note that nothing is wrong any more.
  private func settle() {
    (complaint, faultySince) = (nil, nil)
    showFound()
  }

  /// Takes back that a file is missing.
  private func showFound() {
    guard isMissing else { return }
    isMissing = false
    client.show(note: nil)
    window?.setTitle(title)
  }

  /// Says what is wrong if it stays so for a while: a file may be half written, or about to take
  /// the name.
  private func waitOut(_ say: () -> Void) {
    let start = faultySince ?? EventLoop.now
    faultySince = start
    if EventLoop.now - start >= Self.patience { say() } else { look(after: Self.patience) }
  }

  private func complain(_ message: String) {
    guard message != complaint else { return }
    complaint = message
    StandardStreams.complain(Messages.line(message))
  }

  private func missing(_ path: String) {
    complain(LiveTexts.removed(path))
    guard !isMissing else { return }
    isMissing = true
    client.show(note: LiveTexts.removed)
    window?.setTitle("\(title) (\(LiveTexts.removed))")
  }
}

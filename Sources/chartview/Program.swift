import ChartCore
import ChartRender
import ChartWindow
import Glibc

/// The program: from its arguments to its exit status.
@MainActor
struct Program {
  private let arguments: Arguments

  /// Runs the program on the words of a command line, without its own name, and returns the exit
  /// status: 0 done, 1 the data or the display failed, 2 the arguments were wrong.
  static func run(_ words: [String]) -> Int32 {
    StandardStreams.prepare()
    do throws(Failure) {
      try Program(words).run()
      return 0
    } catch {
      StandardStreams.complain(Messages.line(error.message))
      return error.status
    }
  }

  private init(_ words: [String]) throws(Failure) {
    do throws(UsageError) {
      var parser = ArgumentParser()
      arguments = try parser.arguments(from: words)
    } catch {
      throw .usage(error)
    }
  }

  private func run() throws(Failure) {
    switch arguments.request {
    case .help: try print(Help.text())
    case .version: try print(Version.text + "\n")
    case .chart: try chart()
    }
  }

  /// Reads, then describes, exports or shows, in that order; the first two may both be asked for.
  private func chart() throws(Failure) {
    let formats = try documentFormats
    let watched = try watchedFiles()
    let followed = try followedSource()
    let document = try readDocument(followed)
    let isThere = filling == nil && !(document is LoadingDocument)
    let selection = isThere ? try document.x(of: arguments.selection) : nil
    document.complain()
    if let form = arguments.describe {
      try print(document.text(form, selecting: selection, formats.formats(of: document)))
    }
    let picture = Picture(
      document, arguments, selection: selection, formats: formats
    ) { live(document, $0, watched, followed) }
    if let target = arguments.export { try picture.write(to: target) }
    if isShown, let signal = try picture.show() { StandardStreams.end(by: signal) }
  }

  /// Whether a window is opened.
  private var isShown: Bool { arguments.describe == nil && arguments.export == nil }

  /// The pipe whose data are shown as they come, if that is all there is to show.
  private var filling: InputSource? {
    guard isShown, arguments.demo == nil, !arguments.follows else { return nil }
    let sources = arguments.sources.isEmpty ? [.standardInput] : arguments.sources
    return sources.count == 1 && sources[0].isPipe ? sources[0] : nil
  }

  private func readDocument(_ followed: FollowedSource?) throws(Failure) -> any ChartDocument {
    if let filling { return LineDocument(empty: filling, arguments) }
    guard let followed else { return try readDocument() }
    return try followed.document(arguments)
  }

  private func readDocument() throws(Failure) -> any ChartDocument {
    switch arguments.demo {
    case .candles: return CandleDocument(demo: arguments)
    case .drawIn: return DrawInDocument(index: 0, arguments)
    case nil: break
    }
    let sources = try sources
    return try awaited(DocumentLoading(arguments, sources), of: sources[0])
  }

  /// How long to wait for the chart before a window opens without it, in seconds.
  private static let patience = 0.25

  /// Waits for a chart that is being read; of a long one the window shows how far it has come.
  private func awaited(
    _ loading: DocumentLoading, of source: InputSource
  ) throws(Failure) -> any ChartDocument {
    let terminal = TerminalProgress()
    defer { terminal.clear() }
    while !loading.hasEnded(within: Self.patience) {
      if isShown { return LoadingDocument(loading, of: source, arguments) }
      terminal.show(loading.progress)
    }
    return try loading.document() ?? LoadingDocument(loading, of: source, arguments)
  }

  /// The source that is followed, with what it holds already.
  private func followedSource() throws(Failure) -> FollowedSource? {
    guard arguments.follows, isShown else { return nil }
    let sources = try sources
    guard sources.count == 1 else { throw .usage(.severalFollowed) }
    return try FollowedSource(sources[0], arguments)
  }

  /// What changes the chart while its window is open.
  private func live(
    _ document: any ChartDocument, _ client: ViewerClient, _ watched: [WatchedFile],
    _ followed: FollowedSource?
  ) -> (any LivePart)? {
    if arguments.demo == .drawIn { return DemoPlayer(client, arguments) }
    if let filling { return DocumentFiller(filling, arguments, client) }
    if let followed { return DocumentFollower(followed, arguments, client) }
    guard let loading = document as? LoadingDocument else {
      return watch(document, client, watched)
    }
    return DocumentLoader(loading, arguments, client) { watch($0, client, watched) }
  }

  private func watch(
    _ document: any ChartDocument, _ client: ViewerClient, _ files: [WatchedFile]
  ) -> (any LivePart)? {
    if files.isEmpty { return nil }
    let (arguments, sources) = (arguments, files.map { InputSource.file($0.path) })
    return DocumentWatch(files, client: client, title: document.title) { () throws(Failure) in
      try arguments.document(reading: sources)
    }
  }

  private var documentFormats: DocumentFormats {
    get throws(Failure) {
      let days = try formats(in: nil)
      let zoned = try arguments.timeZone.map { zone throws(Failure) in try formats(in: zone) }
      return DocumentFormats(days: days, zoned: zoned)
    }
  }

  private func formats(in zone: String?) throws(Failure) -> any TextFormats {
    do throws(FormatError) {
      return try textFormats(environment: Self.environment, timeZone: zone)
    } catch {
      throw .format(error)
    }
  }

  /// The environment variables that name a locale.
  private static var environment: [String: String] {
    let names = ["LC_ALL", "LC_NUMERIC", "LC_MONETARY", "LC_TIME", "LC_MESSAGES", "LANG"]
    return names.reduce(into: [:]) { values, name in
      values[name] = getenv(name).map { String(cString: $0) }
    }
  }

  /// The files to watch, looked at before they are read, so that no change is missed.
  private func watchedFiles() throws(Failure) -> [WatchedFile] {
    guard arguments.watches, !arguments.follows, arguments.demo == nil, isShown else { return [] }
    var files: [WatchedFile] = []
    for source in try sources {
      guard let path = source.path else { throw .usage(.watchedInput) }
      do throws(SystemError) { files.append(try WatchedFile(path)) } catch { throw .watch(error) }
    }
    return files
  }

  /// The sources of the chart: the files named, or a pipe on standard input.
  private var sources: [InputSource] {
    get throws(Failure) {
      if !arguments.sources.isEmpty { return arguments.sources }
      guard StandardStreams.inputIsPiped else { throw .usage(.noInput) }
      return [.standardInput]
    }
  }

  private func print(_ text: String) throws(Failure) {
    do throws(OutputError) {
      try StandardStreams.print(text)
    } catch {
      throw .output(error)
    }
  }
}

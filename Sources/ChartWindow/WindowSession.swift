import CX11
import ChartCore
import ChartRender

/// One window with one client, from the first frame to the last event.
///
/// Each turn handles everything that has arrived, paints at most once, and sleeps.
final class WindowSession {
  let loop = EventLoop()
  private let client: any WindowClient
  private let connection: Connection
  private let window: ViewerWindow
  private let buffer: FrameBuffer
  private let signals: StopSignals
  private let settings: SettingsManager
  private let monitor: MonitorRate
  private var portal: SettingsPortal?
  private var appliedSettings = DesktopSettings()
  private let scale: Double
  private let isFullScreen: Bool
  private var translation: EventTranslation
  private var pending = PendingInput()
  private var size: (width: Int, height: Int)
  private var stale = Invalidation.layout
  private var exposed: [PixelRect] = []
  private var isClosed = false

  init(client: any WindowClient, options: WindowOptions) throws(WindowError) {
    self.client = client
    signals = try StopSignals()
    connection = try Connection(display: options.display, lossMessage: options.lossMessage)
    precondition((options.scale ?? 1) > 0 && (options.scale ?? 1).isFinite)
    let scale = options.scale ?? DesktopScale.scale(resources: connection.resources)
    window = try ViewerWindow(connection: connection, options: options, scale: scale)
    buffer = FrameBuffer(
      connection: connection, window: window.identifier, color: window.color)
    translation = EventTranslation(scale: scale)
    size = (window.initialFrame.width, window.initialFrame.height)
    self.scale = scale
    settings = SettingsManager(connection: connection)
    appliedSettings = settings.settings
    monitor = MonitorRate(connection: connection, window: window.identifier)
    isFullScreen = options.isFullScreen
  }

  /// What the client may ask of the window; it does not keep the session alive.
  var handle: WindowHandle {
    WindowHandle(
      bell: { [weak self] in self?.window.bell() },
      toggleFullScreen: { [weak self] in self?.window.toggleFullScreen() },
      close: { [weak self] in self?.isClosed = true },
      setTitle: { [weak self] in self?.window.setTitle($0) },
      invalidate: { [weak self] in self?.invalidate($0) },
      framesPerSecond: { [weak self] in self?.monitor.framesPerSecond ?? Monitor.usualRate },
      loop: loop)
  }

  /// Shows the window and returns when it is closed, with the signal that closed it.
  func run() throws(WindowError) -> Int32? {
    loop.watch(connection.descriptor) {}
    loop.watch(MainQueue.descriptor) { MainQueue.run() }
    loop.watch(signals.pipe.readingEnd) { [weak self] in self?.isClosed = true }
    window.map()
    if isFullScreen && !window.isManaged { window.toggleFullScreen() }
    try showFirstFrame()
    startPortal()
    while try handleArrivals() {
      try paint()
      if try !connection.flush() { loop.wait() }
    }
    return signals.first
  }

  private func showFirstFrame() throws(WindowError) {
    // The server and the window manager get to work while the client paints.
    _ = try connection.flush()
    applySettings()
    tellSize()
    try paint()
    _ = try connection.flush()
    window.setIcon()
    window.setCursor()
  }

  /// Handles all that has arrived, and returns whether the window stays open.
  private func handleArrivals() throws(WindowError) -> Bool {
    while !isClosed, let event = try connection.nextEvent() {
      if noteSettings(event) || monitor.note(event) { continue }
      if pending.keep(event) || buffer.noteCompletion(event) || noteExposure(event) { continue }
      settlePending()
      if !pending.keep(event) { handle(event) }
    }
    settlePending()
    return !isClosed && !client.isFinished
  }
}

extension WindowSession {
  private func invalidate(_ invalidation: Invalidation) { stale = max(stale, invalidation) }

  private func settlePending() {
    let kept = pending.take()
    if let new = kept.size, new != size {
      size = new
      tellSize()
    }
    if kept.size != nil { window.counter?.noteSize() }
    if let motion = kept.motion { handInput(motion) }
  }

  private func tellSize() {
    invalidate(.layout)
    client.resize(
      to: Size(width: Double(size.width) / scale, height: Double(size.height) / scale),
      scale: scale)
  }

  private func handle(_ event: XEvent) {
    switch event.type {
    case ClientMessage: handle(event.xclient)
    case MappingNotify:
      var mapping = event.xmapping
      XRefreshKeyboardMapping(&mapping)
    case DestroyNotify: isClosed = true
    default: handInput(event)
    }
  }

  private func handInput(_ event: XEvent) {
    guard !client.isFinished else { return }
    if let input = translation.input(from: event, symbol: window.symbol) {
      invalidate(client.handle(input))
    }
  }

  /// Takes note when `event` is about the desktop's settings and not about the window.
  private func noteSettings(_ event: XEvent) -> Bool {
    guard settings.concerns(event) else { return false }
    if settings.note(event) { settingsChanged() }
    return true
  }

  /// Asks the desktop's portal, which may answer any time; nobody waits for it.
  private func startPortal() {
    guard let address = BusAddress.session else { return }
    portal = SettingsPortal(at: address, loop: loop) { [weak self] in self?.settingsChanged() }
  }

  private func settingsChanged() {
    let before = appliedSettings
    appliedSettings = settings.settings.joined(with: portal?.settings ?? PortalSettings())
    if appliedSettings != before { applySettings() }
  }

  private func applySettings() {
    client.apply(appliedSettings)
    invalidate(.layout)
  }

  /// Takes note when `event` says that a part of the window has come into sight.
  private func noteExposure(_ event: XEvent) -> Bool {
    guard event.type == Expose else { return false }
    let part = event.xexpose
    exposed.append(
      PixelRect(x: Int(part.x), y: Int(part.y), width: Int(part.width), height: Int(part.height)))
    return true
  }

  private func handle(_ message: XClientMessageEvent) {
    guard message.message_type == connection.atoms[.protocols], message.format == 32 else { return }
    switch UInt(bitPattern: message.data.l.0) {
    case connection.atoms[.deleteWindow]: isClosed = true
    case connection.atoms[.ping]: window.answerPing(message)
    case connection.atoms[.syncRequest]: window.counter?.announce(message)
    default: break
    }
  }

  /// Brings the window up to date, unless the server still reads the last picture: then its
  /// answer will start another turn.
  private func paint() throws(WindowError) {
    guard !buffer.isBusy else { return }
    let damage = try stale == .none ? [] : paintStale()
    buffer.put(exposed + damage)
    exposed = []
    window.counter?.notePainted()
  }

  private func paintStale() throws(WindowError) -> [PixelRect] {
    try buffer.resize(width: size.width, height: size.height)
    guard let surface = buffer.surface else { throw .noResources }
    let level = stale
    stale = .none
    let damage = client.paint(level, into: surface)
    return level == .layout
      ? [surface.bounds] : damage.map { PixelRect(covering: $0, scale: 1) }
  }
}

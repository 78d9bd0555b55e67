import ChartCore
import ChartRender
import ChartWindow
import Dispatch

/// A client for tests: it prints what reaches it and paints a square where the pointer presses.
@MainActor final class ProbeClient: WindowClient {
  static let background: UInt32 = 0x3366cc
  static let square: UInt32 = 0xff0000

  var window: WindowHandle?
  private(set) var isFinished = false
  private var scale = 1.0
  private var place: Rect?
  private var damage: [Rect] = []

  func resize(to size: Size, scale: Double) {
    self.scale = scale
    say("size \(size.width)x\(size.height) at \(scale)")
  }

  func apply(_ settings: DesktopSettings) {
    let (theme, motion) = (settings.isDark ? "dark" : "light", settings.reducesMotion)
    say("settings \(theme) \(motion ? "still" : "moving")")
  }

  func handle(_ event: InputEvent) -> Invalidation {
    say("\(Description(event).text)")
    switch event {
    case .press(.primary, let point, _, _): return move(to: point)
    case .motion(let point, let held) where held.contains(.primary): return move(to: point)
    case .release, .lost: return move(to: nil)
    case .key(let key, _):
      perform(key)
      return .none
    default: return .none
    }
  }

  func paint(_ invalidation: Invalidation, into surface: ImageSurface) -> [Rect] {
    say("paint \(invalidation) \(surface.width)x\(surface.height)")
    let whole = Rect(
      x: 0, y: 0, width: Double(surface.width), height: Double(surface.height))
    let stale = invalidation == .overlay ? damage : [whole]
    damage = []
    for rect in stale { surface.fill(rect, with: Self.background) }
    if let place { surface.fill(place, with: Self.square) }
    return stale
  }

  private func move(to point: Point?) -> Invalidation {
    let old = place
    place = point.map {
      Rect(x: $0.x * scale, y: $0.y * scale, width: 0, height: 0).expanded(by: 5)
    }
    damage += [old, place].compactMap(\.self)
    return old == place ? .none : .overlay
  }

  /// Waits until standard input ends, and then asks the server for something large.
  private func outliveServer() {
    say("busy")
    while readLine() != nil {}
    window?.setTitle(String(repeating: "Kurs ", count: 50_000))
  }

  /// Does something on the main actor, some of it later.
  private func runTask() {
    Task {
      say("task")
      try? await Task.sleep(for: .milliseconds(20))
      say("slept")
      let sum = await Task.detached { (1...4).reduce(0, +) }.value
      DispatchQueue.main.async { say("queue \(sum)") }
    }
  }

  private func perform(_ key: Key) {
    switch key {
    case .character("q"): isFinished = true
    case .character("c"): window?.close()
    case .character("t"): window?.setTitle("Kurs in €")
    case .character("b"): window?.bell()
    case .character("a"): window?.loop.schedule(after: 0.02) { say("tick") }
    case .character("m"): runTask()
    case .character("x"): outliveServer()
    case .character("i"): window?.invalidate(.plot)
    case .character("f"): say("rate \(window?.framesPerSecond() ?? 0)")
    case .fullScreen: window?.toggleFullScreen()
    default: break
    }
  }
}

import ChartWindow
import Synchronization

/// Takes looks on a thread of its own, one at a time, so that the window answers meanwhile.
@MainActor
final class BackgroundLook {
  private let outcome = Outcome()
  private var wake: WakePipe?
  private var isUnderWay = false

  /// Hears of outcomes in the loop of a window.
  func start(in loop: EventLoop, _ heed: @escaping (FileLook.Outcome) -> Void) throws(WindowError) {
    wake = try loop.makeWakePipe { [weak self] in
      guard let self, let outcome = outcome.take() else { return }
      isUnderWay = false
      heed(outcome)
    }
  }

  /// Takes a look unless one is under way; returns whether it does.
  func take(_ look: FileLook) -> Bool {
    guard !isUnderWay, let wake else { return false }
    isUnderWay = true
    let outcome = outcome
    let work: @Sendable () -> Void = {
      outcome.put(look.take())
      wake.wake()
    }
    // Without a thread the window waits.
    do throws(SystemError) { try BackgroundThread.start(work) } catch { work() }
    return true
  }

  /// What a look found, between its thread and the window's.
  private final class Outcome: Sendable {
    private let value = Mutex<FileLook.Outcome?>(nil)

    func put(_ outcome: FileLook.Outcome) { value.withLock { $0 = outcome } }

    func take() -> FileLook.Outcome? {
      value.withLock { value in
        defer { value = nil }
        return value
      }
    }
  }
}

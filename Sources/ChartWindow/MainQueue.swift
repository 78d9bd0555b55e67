import Dispatch
import Glibc

/// The queue of the main thread, which an event loop has to empty itself.
///
/// The work of the main actor arrives here: `Task { @MainActor in … }`, what follows an `await`,
/// and `DispatchQueue.main`.
enum MainQueue {
  /// A descriptor that has something to read when there is work in the queue.
  static var descriptor: Int32 { mainQueueHandle() }

  /// Does the work that is in the queue.
  static func run() {
    // What the descriptor says is taken before the work, which may put more into the queue.
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout.size(ofValue: count))
    runMainQueue(nil)
  }
}

// libdispatch offers these two to run loops that are not its own.

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
nonisolated private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
nonisolated private func runMainQueue(_ message: UnsafeMutableRawPointer?)

import FoundationEssentials
import Glibc

/// Work divided among threads, each with a place of its own for its result.
enum Threads {
  /// The number of processors this process may use.
  static let processorCount = max(ProcessInfo.processInfo.activeProcessorCount, 1)

  /// Returns `work` of each index below `count`, all at the same time.
  ///
  /// The last runs on the calling thread, and so does any whose thread cannot be made.
  static func map<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let jobs = (0..<count).map { Job(index: $0, work: work) }
    let threads = jobs.dropLast().map { $0.start() }
    jobs.last?.run()
    for (job, thread) in zip(jobs, threads) { job.finish(thread) }
    return jobs.compactMap(\.result)
  }

  private final class Job<Result: Sendable>: @unchecked Sendable {
    let index: Int
    let work: @Sendable (Int) -> Result
    /// Written by the job's thread, read after it has ended.
    var result: Result?

    init(index: Int, work: @escaping @Sendable (Int) -> Result) {
      self.index = index
      self.work = work
    }

    func run() { result = work(index) }

    func start() -> pthread_t? {
      var thread = pthread_t()
      let box = Unmanaged.passRetained(Closure { self.run() })
      let status = pthread_create(
        &thread, nil,
        { pointer in
          guard let pointer else { return nil }
          Unmanaged<Closure>.fromOpaque(pointer).takeRetainedValue().body()
          return nil
        }, box.toOpaque())
      guard status == 0 else {
        box.release()
        return nil
      }
      return thread
    }

    func finish(_ thread: pthread_t?) {
      if let thread { pthread_join(thread, nil) } else { run() }
    }
  }

  private final class Closure {
    let body: () -> Void

    init(_ body: @escaping () -> Void) {
      self.body = body
    }
  }
}

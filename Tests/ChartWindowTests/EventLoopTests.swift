import Glibc
import Testing

@testable import ChartWindow

@MainActor @Suite struct EventLoopTests {
  @Test func timersRunOnceInTheOrderOfTheirTimesUnlessTheyAreCancelled() {
    let loop = EventLoop()
    var ran: [Int] = []
    loop.schedule(after: 60) { ran.append(1) }
    let cancelled = loop.schedule(after: 0.0005) { ran.append(2) }
    loop.schedule(after: 0.002) { ran.append(3) }
    loop.schedule(after: 0.001) { ran.append(4) }
    loop.cancel(cancelled)
    while ran.count < 2 { loop.wait() }
    #expect(ran == [4, 3])
  }

  @Test func aTimerMayStartTheNext() {
    let loop = EventLoop()
    var count = 0
    func tick() {
      count += 1
      if count < 3 { loop.schedule(after: 0, tick) }
    }
    loop.schedule(after: -1, tick)
    for _ in 1...3 { loop.wait() }
    #expect(count == 3)
  }

  @Test func anotherThreadWakesTheLoopOnceForSeveralCalls() async throws {
    let loop = EventLoop()
    var count = 0
    let pipe = try loop.makeWakePipe { count += 1 }
    await Task.detached { for _ in 1...10_000 { pipe.wake() } }.value
    loop.wait()
    loop.schedule(after: 0) {}
    loop.wait()
    #expect(count == 1)
    #expect(loop.wakeUps == 2)
  }

  @Test func aDescriptorIsWatchedUntilItIsForgotten() throws {
    let loop = EventLoop()
    let pipe = try WakePipe()
    var count = 0
    loop.watch(pipe.readingEnd) { count += 1 }
    pipe.wake()
    loop.wait()
    #expect(count == 1)
    loop.unwatch(pipe.readingEnd)
    loop.schedule(after: 0) {}
    loop.wait()
    #expect(count == 1)
  }

  @Test func readingAndWritingTheSameDescriptorAreTwoThings() throws {
    let loop = EventLoop()
    let pipe = try WakePipe()
    var (reads, writes) = (0, 0)
    loop.watch(pipe.readingEnd) { reads += 1 }
    loop.watchOutput(pipe.writingEnd) { writes += 1 }
    loop.wait()
    #expect((reads, writes) == (0, 1), "there is room in the pipe, and nothing to read")
    pipe.wake()
    loop.unwatchOutput(pipe.writingEnd)
    loop.wait()
    #expect((reads, writes) == (1, 1))
  }

  @Test func aDescriptorThatIsNotOpenIsToldOnce() {
    let loop = EventLoop()
    var count = 0
    loop.watch(999_999) { count += 1 }
    loop.wait()
    loop.schedule(after: 0) {}
    loop.wait()
    #expect(count == 1)
  }
}

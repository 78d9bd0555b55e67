import ChartCore
import Glibc
import Testing

@testable import ChartWindow

@MainActor @Suite struct FrameClockTests {
  private let loop = EventLoop()
  private let clock: FrameClock

  init() { clock = FrameClock(loop: loop) }

  private func timing(_ duration: Double, delay: Double = 0) -> AnimationTiming {
    AnimationTiming(start: EventLoop.now, delay: delay, duration: duration, curve: .linear)
  }

  @Test("S4-5: frames begin at 0 and end with 1, and then nothing waits")
  func frames() {
    var seen: [Double] = []
    clock.run(timing(0.1, delay: 0.02)) { seen.append($0) }
    while seen.last != 1 { loop.wait() }
    #expect(seen.first == 0)
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 <= $1 })
    let count = seen.count
    loop.schedule(after: 0.05) {}
    loop.wait()
    #expect(seen.count == count)
  }

  @Test("frames that come late are skipped")
  func lateFrames() {
    var seen: [Double] = []
    clock.run(timing(0.1)) { progress in
      seen.append(progress)
      if seen.count == 2 { usleep(60_000) }
    }
    while seen.last != 1 { loop.wait() }
    #expect(seen.count < 6, "six frames fit into the time, and four were slept through")
  }

  @Test("S4-5: a newer run ends the older one")
  func newerRun() {
    var seen: [String] = []
    clock.run(timing(0.05)) { _ in seen.append("old") }
    clock.run(timing(0.05)) { seen.append($0 == 1 ? "end" : "new") }
    while seen.last != "end" { loop.wait() }
    #expect(seen.prefix { $0 == "old" }.count == 1)
    #expect(seen.dropFirst().allSatisfy { $0 != "old" })
  }

  @Test("S4-4: no duration jumps to the end after the delay")
  func noDuration() {
    var seen: [Double] = []
    clock.run(timing(-1, delay: 0.01)) { seen.append($0) }
    loop.wait()
    while seen.last != 1 { loop.wait() }
    #expect(seen == [0, 1])
  }

  @Test func aStoppedClockIsStill() {
    var count = 0
    clock.run(timing(0.02)) { _ in count += 1 }
    clock.stop()
    loop.schedule(after: 0.05) {}
    loop.wait()
    #expect(count == 1 && loop.wakeUps == 1)
  }
}

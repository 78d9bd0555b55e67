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
    clock.run(.lines, timing(0.1, delay: 0.02)) { seen.append($0) }
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
    clock.run(.lines, timing(0.1)) { progress in
      seen.append(progress)
      if seen.count == 2 { usleep(60_000) }
    }
    while seen.last != 1 { loop.wait() }
    #expect(seen.count < 6, "six frames fit into the time, and four were slept through")
  }

  @Test("S4-5: a newer run ends the older one")
  func newerRun() {
    var seen: [String] = []
    clock.run(.lines, timing(0.05)) { _ in seen.append("old") }
    clock.run(.lines, timing(0.05)) { seen.append($0 == 1 ? "end" : "new") }
    while seen.last != "end" { loop.wait() }
    #expect(seen.prefix { $0 == "old" }.count == 1)
    #expect(seen.dropFirst().allSatisfy { $0 != "old" })
  }

  @Test("S4-4: no duration jumps to the end after the delay")
  func noDuration() {
    var seen: [Double] = []
    clock.run(.lines, timing(-1, delay: 0.01)) { seen.append($0) }
    loop.wait()
    while seen.last != 1 { loop.wait() }
    #expect(seen == [0, 1])
  }

  @Test func aStoppedClockIsStill() {
    var count = 0
    clock.run(.lines, timing(0.02)) { _ in count += 1 }
    clock.stop(.lines)
    loop.schedule(after: 0.05) {}
    loop.wait()
    #expect(count == 1 && loop.wakeUps == 1)
  }

  @Test("all that moves shares one timer, and each motion ends on time")
  func severalMotions() {
    var (lines, digits): ([Double], [Double]) = ([], [])
    clock.run(.lines, timing(0.1)) { lines.append($0) }
    clock.run(.digits, timing(0.05)) { digits.append($0) }
    while lines.last != 1 { loop.wait() }
    #expect(digits.last == 1)
    #expect(loop.wakeUps <= max(lines.count, digits.count) + 1)
  }

  @Test("one motion that is stopped leaves the other going")
  func stoppedMotion() {
    var (lines, digits): ([Double], [Double]) = ([], [])
    clock.run(.lines, timing(0.03)) { lines.append($0) }
    clock.run(.digits, timing(0.03)) { digits.append($0) }
    clock.stop(.lines)
    while digits.last != 1 { loop.wait() }
    #expect(lines.count == 1)
  }

  @Test(
    "frames lie a whole number of frames after the beginning, at the rate of the monitor",
    arguments: [
      (0, 10, 60, 10.5),  // It waits for its beginning.
      (0, 10.5, 60, 10.5 + 1.0 / 60), (0, 10.52, 60, 10.5 + 2.0 / 60),
      (0, 10.5, 144, 10.5 + 1.0 / 144), (0, 10.999, 60, 11), (0, 10.5, 10, 10.6),
      (0, 10.79, 50, 10.8),  // Fifteen frames late: one frame, not fifteen.
      (-0.004, 10.5, 50, 10.516),  // Another motion set the pace.
    ] as [(Double, Double, Double, Double)])
  func nextFrame(shift: Double, now: Double, rate: Double, next: Double) {
    let timing = AnimationTiming(start: 10, delay: 0.5, duration: 0.5, curve: .linear)
    let frame = FrameClock.nextFrame(
      after: now, of: timing, origin: 10.5 + shift, framesPerSecond: rate)
    #expect(abs(frame - next) < 1e-9)
  }
}

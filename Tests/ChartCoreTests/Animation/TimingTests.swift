import Testing

@testable import ChartCore

@Suite struct TimingTests {
  static let curves = [TimingCurve.linear, .easeInOut, .easeOut, TimingCurve(0.1, 0.9, 0.2, 1)]

  @Test(arguments: curves)
  func aCurveAscendsFromZeroToOne(curve: TimingCurve) {
    let values = (0...100).map { curve.progress(at: Double($0) / 100) }
    #expect(values.first == 0 && values.last == 1)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
    #expect(curve.progress(at: -1) == 0 && curve.progress(at: 2) == 1)
    #expect(curve.progress(at: .nan) == 1)
  }

  @Test(
    "S4-4: ease-in-out is slow at both ends",
    arguments: [(0.1, 0.0197), (0.25, 0.1292), (0.5, 0.5), (0.75, 0.8708), (0.9, 0.9803)])
  func easeInOut(time: Double, progress: Double) {
    #expect(abs(TimingCurve.easeInOut.progress(at: time) - progress) < 1e-4)
    #expect(abs(TimingCurve.linear.progress(at: time) - time) < 1e-12)
  }

  @Test("S4-5: a line waits 50 ms, then draws for its duration") func drawIn() throws {
    let timing = try #require(AnimationTiming.drawIn(startingAt: 10, reducesMotion: false))
    #expect(timing.progress(at: 10.04) == 0)
    #expect(timing.progress(at: 10.06) > 0)
    #expect(abs(timing.progress(at: 10.85) - 0.5) < 1e-9)
    #expect(timing.progress(at: 11.65) == 1 && timing.end == 11.65)
  }

  @Test(
    "S4-4: a negative duration jumps to the end", arguments: [-1, .nan, .infinity, 0] as [Double])
  func noDuration(duration: Double) throws {
    let timing = AnimationTiming(start: 0, delay: 0.05, duration: duration, curve: .linear)
    #expect(timing.duration == 0)
    #expect(timing.progress(at: 0.04) == 0 && timing.progress(at: 0.05) == 1)
  }

  @Test("S4-3: with reduced motion nothing moves") func reducedMotion() {
    #expect(AnimationTiming.drawIn(startingAt: 0, reducesMotion: true) == nil)
    #expect(AnimationTiming.digits(startingAt: 0, reducesMotion: true) == nil)
  }

  @Test("S1-2: digits roll for 0.15 s and slow down at the end") func digits() throws {
    let timing = try #require(AnimationTiming.digits(startingAt: 0, reducesMotion: false))
    #expect(timing.end == 0.15)
    #expect(timing.progress(at: 0.075) > 0.5)
  }
}

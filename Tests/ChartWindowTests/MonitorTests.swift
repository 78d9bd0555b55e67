import ChartRender
import Testing

@testable import ChartWindow

@Suite struct MonitorTests {
  @Test(
    "a monitor's rate is its dots a second by the dots of a picture",
    arguments: [
      (148_500_000, 2200, 1125, 60), (148_351_648, 2200, 1125, 59.94),
      (586_586_000, 2720, 1500, 143.77),
      (31_500_000, 840, 500, 75),
    ] as [(Double, Int, Int, Double)])
  func rate(dotClock: Double, columns: Int, lines: Int, rate: Double) {
    let mode = ModeTiming(dotClock: dotClock, columns: columns, lines: lines)
    #expect(abs(mode.framesPerSecond - rate) < 0.005)
  }

  @Test("an interlaced mode shows a picture with every other line, a doubled one sends lines twice")
  func flags() {
    let interlaced = ModeTiming(
      dotClock: 74_250_000, columns: 2200, lines: 1125, isInterlaced: true)
    #expect(interlaced.framesPerSecond == 60)
    let doubled = ModeTiming(dotClock: 12_587_500, columns: 400, lines: 262, isDoubled: true)
    #expect(abs(doubled.framesPerSecond - 60.05) < 0.01)
    #expect(ModeTiming(dotClock: 0, columns: 0, lines: 0).framesPerSecond.isNaN)
  }

  @Test("the monitor that shows most of the window counts")
  func most() {
    let monitors = [monitor(at: 0, 60), monitor(at: 1000, 144)]
    #expect(monitors.framesPerSecond(of: window(x: 100)) == 60)
    #expect(monitors.framesPerSecond(of: window(x: 740)) == 60)
    #expect(monitors.framesPerSecond(of: window(x: 750)) == 60, "as much: the first")
    #expect(monitors.framesPerSecond(of: window(x: 760)) == 144)
    #expect(monitors.framesPerSecond(of: window(x: 1900)) == 144)
  }

  @Test("outside of all monitors, and without any, it is 60")
  func none() {
    #expect([monitor(at: 0, 144)].framesPerSecond(of: window(x: 5000)) == 60)
    #expect([Monitor]().framesPerSecond(of: window(x: 0)) == 60)
    let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)
    #expect([monitor(at: 0, 144)].framesPerSecond(of: empty) == 60)
  }

  @Test(
    "rates that no monitor has count as 60",
    arguments: [0, .nan, -75, 9.99, 500.1, .infinity, -.infinity, 1e-300] as [Double])
  func absurd(rate: Double) {
    #expect([monitor(at: 0, rate)].framesPerSecond(of: window(x: 0)) == 60)
  }

  @Test("slow and fast monitors are believed", arguments: [10, 23.976, 24, 75, 165, 360, 500])
  func believable(rate: Double) {
    #expect([monitor(at: 0, rate)].framesPerSecond(of: window(x: 0)) == rate)
  }

  private func monitor(at x: Int, _ rate: Double) -> Monitor {
    Monitor(area: PixelRect(x: x, y: 0, width: 1000, height: 800), framesPerSecond: rate)
  }

  private func window(x: Int) -> PixelRect { PixelRect(x: x, y: 10, width: 500, height: 300) }
}

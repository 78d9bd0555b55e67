import ChartCore
import Testing

@testable import ChartWindow

@Suite struct ClickCounterTests {
  @Test func pressesSoonAfterEachOtherCountUp() {
    var clicks = ClickCounter()
    #expect(clicks.count(.primary, x: 10, y: 10, milliseconds: 1000) == 1)
    #expect(clicks.count(.primary, x: 14, y: 6, milliseconds: 1400) == 2)
    #expect(clicks.count(.primary, x: 14, y: 6, milliseconds: 1500) == 3)
  }

  @Test(
    arguments: [
      (.primary, 10, 10, 1401), (.primary, 15, 10, 1100), (.primary, 10, 5, 1100),
      (.secondary, 10, 10, 1100), (.primary, 10, 10, 900),
    ] as [(PointerButton, Int, Int, UInt32)])
  func aPressTooLateTooFarOrOfAnotherButtonStartsAnew(
    button: PointerButton, x: Int, y: Int, milliseconds: UInt32
  ) {
    var clicks = ClickCounter()
    _ = clicks.count(.primary, x: 10, y: 10, milliseconds: 1000)
    #expect(clicks.count(button, x: x, y: y, milliseconds: milliseconds) == 1)
  }

  @Test func theClockMayStartAgain() {
    var clicks = ClickCounter()
    _ = clicks.count(.primary, x: 0, y: 0, milliseconds: .max - 50)
    #expect(clicks.count(.primary, x: 0, y: 0, milliseconds: 100) == 2)
  }
}

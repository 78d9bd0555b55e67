import CXTest
import Foundation
import TestSupport
import Testing

@Suite(.serialized) struct WindowInputTests {
  @Test func aDragArrivesInPointsAndItsReleaseEvenFromOutside() throws {
    let probe = try Probe(["800x600+0+0", "2"])
    probe.hand.move(to: 100, 50)
    probe.hand.press()
    probe.hand.move(to: 200, 60)
    probe.hand.move(to: 950, 650)
    probe.hand.release()
    probe.hand.move(to: 10, 10)
    let inputs = probe.newInputs()
    #expect(inputs.filter { $0.hasPrefix("press") } == ["press primary 50.0,25.0 count 1"])
    #expect(inputs.filter { $0.hasPrefix("release") } == ["release primary 475.0,325.0"])
    #expect(inputs.contains("motion 475.0,325.0 held 1"))
    #expect(inputs.suffix(2) == ["leave", "motion 5.0,5.0 held 0"])
  }

  @Test func twoPressesAtOnePlaceAreADoubleClick() throws {
    let probe = try Probe()
    probe.hand.move(to: 100, 50)
    probe.program.pause()
    for _ in 1...2 {
      probe.hand.press(3)
      probe.hand.release(3)
    }
    probe.program.send(SIGCONT)
    let presses = probe.newInputs().filter { $0.hasPrefix("press") }
    #expect(
      presses == ["press secondary 100.0,50.0 count 1", "press secondary 100.0,50.0 count 2"])
  }

  @Test func wheelsTurnRightAndUp() throws {
    let probe = try Probe()
    probe.hand.move(to: 100, 50)
    for button: UInt32 in 4...7 {
      probe.hand.press(button)
      probe.hand.release(button)
    }
    let turns = probe.newInputs().filter { $0.hasPrefix("scroll") }
    #expect(
      turns == ["0.0,1.0", "0.0,-1.0", "-1.0,0.0", "1.0,0.0"].map { "scroll \($0) at 100.0,50.0" })
  }

  @Test func keysArriveByTheirMeaning() throws {
    let probe = try Probe()
    probe.hand.move(to: 100, 50)
    probe.hand.type(XK_Left)
    probe.hand.type(XK_Right, holding: [XK_Shift_L])
    probe.hand.type(XK_W, holding: [XK_Control_L])
    probe.hand.type(XK_slash, holding: [XK_Shift_L])
    probe.hand.type(XK_KP_Enter)
    probe.hand.type(XK_Escape)
    let keys = probe.newInputs().filter { $0.hasPrefix("key") }
    #expect(
      keys == [
        "key left", "key right shift", "key w control", "key ? shift", "key enter", "key escape",
      ])
  }

  @Test func ofManyMotionsOnlyTheLastArrives() throws {
    let probe = try Probe()
    probe.hand.move(to: 20, 20)
    _ = probe.newLines()
    probe.program.pause()
    for x in 30...130 { probe.hand.move(to: x, 40) }
    probe.hand.press()
    for x in 130...190 { probe.hand.move(to: x, 50) }
    probe.mark()
    probe.program.send(SIGCONT)
    #expect(
      probe.linesToMark()
        == [
          "motion 130.0,40.0 held 0", "press primary 130.0,40.0 count 1",
          "motion 190.0,50.0 held 1",
        ])
  }

  @Test func leavingUnmappingAndLosingTheFocusAreTold() throws {
    let probe = try Probe()
    probe.hand.move(to: 100, 50)
    probe.hand.move(to: 900, 600)
    probe.hand.move(to: 100, 50)
    #expect(probe.newInputs().contains("leave"))

    XSetInputFocus(probe.hand.display, UInt(PointerRoot), RevertToParent, 0)
    #expect(probe.newInputs().contains("lost"))

    XUnmapWindow(probe.hand.display, probe.window.identifier)
    XMapWindow(probe.hand.display, probe.window.identifier)
    #expect(probe.hand.sees(Probe.background, at: 3, 3))
    probe.hand.focus(probe.window)
    #expect(probe.newInputs().contains("lost"))
  }

  @Test func aWindowThatGoesDuringADragForgetsIt() throws {
    let probe = try Probe()
    probe.hand.move(to: 100, 50)
    probe.hand.press()
    #expect(probe.hand.sees(Probe.square, at: 100, 50))
    XUnmapWindow(probe.hand.display, probe.window.identifier)
    XMapWindow(probe.hand.display, probe.window.identifier)
    #expect(probe.hand.sees(Probe.background, at: 100, 50))
    probe.hand.release()
    probe.hand.focus(probe.window)
    #expect(probe.newInputs().contains("lost"))
  }
}

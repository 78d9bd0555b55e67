import CXTest
import Foundation
import TestSupport
import Testing

@Suite(.serialized) struct WindowManagerTests {
  @Test func theWindowSaysWhatItIs() throws {
    let probe = try Probe()
    let window = probe.window
    #expect(window.text("_NET_WM_NAME") == "Probe – π")
    #expect(window.text("WM_NAME") == "Probe – π")
    #expect(window.text("WM_CLASS") == "chartview\0Chartview\0")
    #expect(window.text("WM_CLIENT_MACHINE") == ProcessInfo.processInfo.hostName)
    #expect(window.numbers("_NET_WM_PID") == [UInt(probe.program.identifier)])
    #expect(
      window.numbers("_NET_WM_WINDOW_TYPE") == [window.atom("_NET_WM_WINDOW_TYPE_NORMAL")])
    #expect(
      window.numbers("WM_PROTOCOLS")
        == ["WM_DELETE_WINDOW", "_NET_WM_PING", "_NET_WM_SYNC_REQUEST"].map(window.atom))
    #expect(probe.hand.waits { window.numbers("_NET_WM_ICON").count == 19_976 })
    #expect(window.numbers("_NET_WM_ICON").prefix(2) == [16, 16])
  }

  @Test func theTitleCanChange() throws {
    let probe = try Probe()
    probe.hand.move(to: 100, 50)
    probe.hand.type(XK_t)
    #expect(probe.hand.waits { probe.window.text("_NET_WM_NAME") == "Kurs in €" })
  }

  @Test func aGeometryPlacesTheWindowFromTheFarEdges() throws {
    let probe = try Probe(["500x250-20-0"])
    #expect(probe.window.frame == [480, 450, 500, 250])
    var (hints, supplied) = (XSizeHints(), 0)
    XGetWMNormalHints(probe.hand.display, probe.window.identifier, &hints, &supplied)
    #expect(hints.flags & Int(USPosition | USSize | PMinSize | PWinGravity) == hints.flags)
    #expect([hints.min_width, hints.min_height] == [200, 140])
    #expect(hints.win_gravity == SouthEastGravity)
  }

  @Test func aPingIsAnswered() throws {
    let probe = try Probe()
    XSelectInput(probe.hand.display, probe.hand.root, SubstructureNotifyMask)
    probe.window.send("_NET_WM_PING", Int(probe.window.identifier))
    var answer = XEvent()
    let display = probe.hand.display
    #expect(probe.hand.waits { XCheckTypedEvent(display, ClientMessage, &answer) != 0 })
    #expect(answer.xclient.window == probe.hand.root)
    #expect(answer.xclient.data.l.0 == Int(probe.window.atom("_NET_WM_PING")))
    #expect(answer.xclient.data.l.2 == Int(probe.window.identifier))
  }

  @Test func theCounterFollowsThePaintedSize() throws {
    let probe = try Probe()
    let counter = try #require(probe.window.numbers("_NET_WM_SYNC_REQUEST_COUNTER").first)
    let display = probe.hand.display
    func value() -> [Int] {
      var value = XSyncValue()
      XSyncQueryCounter(display, counter, &value)
      return [Int(value.hi), Int(value.lo)]
    }
    probe.window.send("_NET_WM_SYNC_REQUEST", 7, 1)
    _ = probe.newLines()
    #expect(value() == [0, 0], "nothing has been painted at the new size yet")
    XResizeWindow(display, probe.window.identifier, 500, 350)
    #expect(probe.hand.waits { value() == [1, 7] })
  }

  @Test func withoutAWindowManagerTheWindowFillsTheScreenItself() throws {
    let probe = try Probe(["300x200+30+40"])
    probe.hand.type(XK_F11)
    #expect(probe.hand.sees(Probe.background, at: 999, 699))
    #expect(probe.window.frame == [0, 0, 1000, 700])
    probe.hand.type(XK_F11)
    #expect(probe.hand.waits { probe.window.frame == [30, 40, 300, 200] })
  }

  @Test func underAWindowManagerTheWindowFillsTheScreenAndCloses() throws {
    let server = try XvfbServer()
    let hand = try XvfbHand(on: server)
    let manager = try XvfbManager(on: server, hand: hand)
    let program = try XvfbProgram("windowprobe", on: server)
    let window = try XvfbWindow(by: hand)
    XSetInputFocus(hand.display, window.identifier, RevertToParent, 0)
    hand.type(XK_F11)
    #expect(hand.waits { window.frame == [0, 0, 1000, 700] })
    #expect(hand.sees(Probe.background, at: 999, 699))
    hand.type(XK_F11)
    #expect(hand.waits { window.frame[2...] == [400, 300] })
    hand.type(XK_F4, holding: [XK_Alt_L])
    #expect(program.exitStatus() == 0)
    manager.stop()
  }
}

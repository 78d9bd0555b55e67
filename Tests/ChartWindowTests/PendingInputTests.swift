import CX11
import Testing

@testable import ChartWindow

@Suite struct PendingInputTests {
  @Test func theLastOfSeveralIsKeptUntilTaken() {
    var pending = PendingInput()
    for width: Int32 in 1...3 { _ = pending.keep(size(width)) }
    for x: Int32 in 1...3 { _ = pending.keep(motion(x)) }
    let kept = pending.take()
    #expect(kept.size?.width == 3)
    #expect(kept.motion?.xmotion.x == 3)
    let rest = pending.take()
    #expect(rest.motion == nil && rest.size == nil)
  }

  @Test func aSizeDoesNotOvertakeAMotion() {
    var pending = PendingInput()
    let isMotionKept = pending.keep(motion(1))
    let isSizeKept = pending.keep(size(1))
    #expect(isMotionKept && !isSizeKept)
  }

  @Test(arguments: [ButtonPress, KeyPress, LeaveNotify, ClientMessage])
  func otherEventsAreNotKept(type: Int32) {
    var (pending, event) = (PendingInput(), XEvent())
    event.type = type
    let isKept = pending.keep(event)
    #expect(!isKept)
  }

  private func size(_ width: Int32) -> XEvent {
    var event = XEvent()
    event.xconfigure.type = ConfigureNotify
    event.xconfigure.width = width
    return event
  }

  private func motion(_ x: Int32) -> XEvent {
    var event = XEvent()
    event.xmotion.type = MotionNotify
    event.xmotion.x = x
    return event
  }
}

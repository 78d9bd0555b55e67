import CX11
import ChartCore
import Testing

@testable import ChartWindow

@Suite struct EventTranslationTests {
  @Test func positionsAreInPoints() {
    var translation = EventTranslation(scale: 2)
    #expect(translation.input(motion(31, 20)) == .motion(to: Point(x: 15.5, y: 10)))
    #expect(translation.input(motion(-4, 0)) == .motion(to: Point(x: -2, y: 0)))
  }

  @Test(arguments: [(1, .primary), (2, .middle), (3, .secondary)] as [(UInt32, PointerButton)])
  func buttonsHaveNamesAndAreHeldUntilReleased(number: UInt32, button: PointerButton) {
    var translation = EventTranslation(scale: 1)
    let state = UInt32(Button1Mask) << (number - 1)
    #expect(
      translation.input(press(number, state: UInt32(ShiftMask | ControlMask)))
        == .press(button, at: .zero, [.shift, .control]))
    #expect(
      translation.input(motion(5, 5, state)) == .motion(to: Point(x: 5, y: 5), held: [button]))
    #expect(translation.input(release(number)) == .release(button, at: .zero))
    #expect(translation.input(motion(5, 5)) == .motion(to: Point(x: 5, y: 5)))
  }

  @Test(
    arguments: [(4, 0, 1), (5, 0, -1), (6, -1, 0), (7, 1, 0)] as [(UInt32, Double, Double)])
  func wheelsAreButtonsThatScroll(number: UInt32, x: Double, y: Double) {
    var translation = EventTranslation(scale: 1)
    #expect(
      translation.input(press(number, state: UInt32(Mod1Mask)))
        == .scroll(x: x, y: y, at: .zero, [.alt]))
    #expect(translation.input(release(number)) == nil)
  }

  @Test(arguments: [0, 8, 9, 250] as [UInt32])
  func buttonsWithoutAMeaningSayNothing(number: UInt32) {
    var translation = EventTranslation(scale: 1)
    #expect(translation.input(press(number)) == nil)
    #expect(translation.input(release(number)) == nil)
  }

  @Test func aPointerThatLeavesIsToldUnlessAButtonIsHeld() {
    var translation = EventTranslation(scale: 1)
    #expect(translation.input(leave(NotifyNormal)) == .leave)
    _ = translation.input(press(1))
    #expect(translation.input(leave(NotifyNormal)) == nil)
    _ = translation.input(release(1))
    #expect(translation.input(leave(NotifyUngrab)) == .leave, "the drag ended outside")
  }

  @Test func aGrabByAnotherEndsADragAndIsNothingElse() {
    var translation = EventTranslation(scale: 1)
    #expect(translation.input(leave(NotifyGrab)) == nil)
    _ = translation.input(press(1))
    #expect(translation.input(leave(NotifyGrab)) == .lost)
    #expect(translation.input(leave(NotifyGrab)) == nil)
    #expect(translation.input(release(1)) == .release(.primary, at: .zero))
  }

  @Test func aButtonThatWentUpUnseenIsLost() {
    var translation = EventTranslation(scale: 1)
    _ = translation.input(press(1))
    #expect(translation.input(motion(1, 1, 0)) == .lost)
    #expect(translation.input(motion(1, 1, 0)) == .motion(to: Point(x: 1, y: 1)))
  }

  @Test(
    arguments: [
      (NotifyNormal, NotifyNonlinear, .lost), (NotifyWhileGrabbed, NotifyNonlinear, .lost),
      (NotifyNormal, NotifyPointer, .lost), (NotifyNormal, NotifyInferior, nil),
      (NotifyGrab, NotifyNonlinear, nil), (NotifyUngrab, NotifyPointer, nil),
    ] as [(Int32, Int32, InputEvent?)])
  func losingTheFocusIsToldWhenItIsForGood(mode: Int32, detail: Int32, input: InputEvent?) {
    var translation = EventTranslation(scale: 1)
    var event = XEvent()
    event.xfocus.type = FocusOut
    (event.xfocus.mode, event.xfocus.detail) = (mode, detail)
    #expect(translation.input(event) == input)
  }

  @Test func aWindowThatGoesIsLost() {
    var translation = EventTranslation(scale: 1)
    var event = XEvent()
    event.xunmap.type = UnmapNotify
    #expect(translation.input(event) == .lost)
  }

  @Test func keysKeepTheirModifiers() {
    var translation = EventTranslation(scale: 1)
    var event = XEvent()
    event.xkey.type = KeyPress
    event.xkey.state = UInt32(ControlMask | Mod2Mask | LockMask)
    #expect(translation.input(from: event) { _ in KeySym(XK_W) } == .key(.character("w"), .control))
    #expect(translation.input(from: event) { _ in KeySym(XK_Shift_L) } == nil)
  }

  @Test(arguments: [KeyRelease, FocusIn, EnterNotify, Expose, ConfigureNotify, 99])
  func otherEventsSayNothing(type: Int32) {
    var translation = EventTranslation(scale: 1)
    var event = XEvent()
    event.type = type
    #expect(translation.input(event) == nil)
  }

  private func press(_ number: UInt32, state: UInt32 = 0) -> XEvent {
    button(number, ButtonPress, state: state)
  }

  private func release(_ number: UInt32) -> XEvent { button(number, ButtonRelease, state: 0) }

  private func button(_ number: UInt32, _ type: Int32, state: UInt32) -> XEvent {
    var event = XEvent()
    event.xbutton.type = type
    (event.xbutton.button, event.xbutton.state) = (number, state)
    return event
  }

  private func motion(_ x: Int32, _ y: Int32, _ state: UInt32 = 0) -> XEvent {
    var event = XEvent()
    event.xmotion.type = MotionNotify
    (event.xmotion.x, event.xmotion.y, event.xmotion.state) = (x, y, state)
    return event
  }

  private func leave(_ mode: Int32) -> XEvent {
    var event = XEvent()
    event.xcrossing.type = LeaveNotify
    (event.xcrossing.mode, event.xcrossing.detail) = (mode, NotifyNonlinear)
    return event
  }
}

extension EventTranslation {
  fileprivate mutating func input(_ event: XEvent) -> InputEvent? {
    input(from: event) { _ in 0 }
  }
}

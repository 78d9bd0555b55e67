import CXTest
import TestSupport
import Testing

/// The built program on a desktop whose portal tells a person's wishes.
@Suite(.serialized) struct PortalTests {
  private static let (light, dark): (UInt, UInt) = (0xffffff, 0x1c1c1e)
  private static let wishes: PortalStandIn.Settings = [
    "org.freedesktop.appearance": ["color-scheme": .number(1)]
  ]

  private let bus: PrivateBus
  private let portal: PortalStandIn
  private let server: XvfbServer
  private let hand: XvfbHand

  init() throws {
    bus = try PrivateBus()
    portal = try PortalStandIn(on: bus, Self.wishes)
    server = try XvfbServer()
    hand = try XvfbHand(on: server)
    hand.move(to: 990, 690)
  }

  private func program(_ words: [String] = []) throws -> XvfbProgram {
    let program = try XvfbProgram(
      "chartview", words + [Viewing.savings], on: server,
      environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
    hand.focus(try XvfbWindow(by: hand))
    return program
  }

  @Test("a window is as dark as the portal says, from soon after its first frame")
  func followsThePortal() throws {
    let program = try program()
    #expect(hand.sees(Self.light, at: 3, 3), "nobody waits for an answer")
    #expect(portal.answer())
    #expect(hand.sees(Self.dark, at: 3, 3))
    portal.change("org.freedesktop.appearance", "color-scheme", to: .number(2))
    #expect(hand.sees(Self.light, at: 3, 3))
    hand.type(XK_q)
    #expect(program.exitStatus() == 0)
    #expect(program.errors.remaining() == [])
  }

  @Test("--theme wins over the portal")
  func theOptionWins() throws {
    let program = try program(["--theme", "light"])
    #expect(hand.sees(Self.light, at: 3, 3))
    #expect(portal.answer())
    program.status.waitUntilIdle()
    #expect(hand.pixel(3, 3) == Self.light)
    hand.type(XK_q)
    #expect(program.exitStatus() == 0)
  }
}

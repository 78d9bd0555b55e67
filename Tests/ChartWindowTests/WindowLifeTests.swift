import CXTest
import Foundation
import TestSupport
import Testing

@testable import ChartWindow

@Suite(.serialized) struct WindowLifeTests {
  @Test func closingTheWindowEndsTheLoop() throws {
    let probe = try Probe()
    probe.window.send("WM_DELETE_WINDOW")
    #expect(probe.program.exitStatus() == 0)
  }

  @Test(arguments: [XK_q, XK_c])
  func theClientEndsTheLoop(key: Int32) throws {
    let probe = try Probe()
    probe.hand.move(to: 100, 50)
    probe.hand.type(key)
    #expect(probe.program.exitStatus() == 0)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalEndsTheLoop(signal: Int32) throws {
    let probe = try Probe()
    probe.program.send(signal)
    #expect(probe.program.exitStatus() == 0)
    #expect(probe.program.lines.remaining().last?.hasPrefix("wakeups") == true)
  }

  @Test("an interrupt that is ignored for whoever started the program stays ignored")
  func anIgnoredInterruptStaysIgnored() throws {
    let probe = try Probe(ignoringInterrupts: true)
    probe.program.send(SIGINT)
    probe.hand.move(to: 100, 50)
    #expect(probe.program.lines.next() != nil)
    probe.program.send(SIGTERM)
    #expect(probe.program.exitStatus() == 0)
  }

  @Test func anIdleWindowNeverWakesUp() throws {
    let probe = try Probe()
    probe.hand.move(to: 100, 50)
    probe.hand.press()
    probe.hand.release()
    _ = probe.newLines()
    probe.program.status.waitUntilIdle()
    let sleeps = probe.program.status.sleeps
    sleep(2)
    #expect(sleeps > 0)
    #expect(probe.program.status.sleeps == sleeps)
  }

  @Test func aTimerWakesTheWindowOnce() throws {
    let probe = try Probe()
    probe.hand.move(to: 100, 50)
    probe.hand.type(XK_a)
    #expect(probe.program.lines.first { $0 == "tick" } != nil)
    #expect(!probe.newLines().contains("tick"))
  }

  @Test func aServerThatDiesIsAnErrorAndNoCrash() throws {
    let probe = try Probe()
    _ = probe.newLines()
    probe.program.status.waitUntilIdle()
    probe.server.stop()
    #expect(probe.program.exitStatus() == 1)
    #expect(probe.program.lines.remaining() == ["error the connection to the display was lost"])
    #expect(probe.program.errors.remaining() == [], "Xlib stays silent")
  }

  @Test func aServerThatDiesWhileTheClientIsBusyIsTheSameError() throws {
    let probe = try Probe()
    probe.hand.type(XK_x)
    #expect(probe.program.lines.first { $0 == "busy" } != nil)
    probe.server.stop()
    probe.program.closeInput()
    #expect(probe.program.exitStatus() == 1)
    #expect(probe.program.lines.remaining() == ["error the connection to the display was lost"])
  }

  @Test func aServerThatDiesDuringARequestEndsTheProgramWithItsMessage() async {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      let server = try XvfbServer()
      try await MainActor.run {
        let connection = try Connection(display: server.display, lossMessage: "it is gone\n")
        server.stop()
        XSync(connection.display, 0)
      }
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains("it is gone\n"))
  }

  @Test func aServerThatIsNotThereIsNamed() throws {
    let absent = try XvfbProgram("windowprobe", environment: ["DISPLAY": ":4999"])
    #expect(absent.lines.remaining() == ["error the display :4999 cannot be opened"])
    #expect(absent.exitStatus() == 1)
    let unnamed = try XvfbProgram("windowprobe", environment: ["DISPLAY": ""])
    #expect(unnamed.lines.remaining() == ["error there is no display: DISPLAY is not set"])
    #expect(unnamed.exitStatus() == 1)
  }
}

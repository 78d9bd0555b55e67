import CXTest
import ChartCore
import TestSupport
import Testing

/// A person at the built program who uses no pointer.
@Suite(.serialized) struct KeyboardTests {
  @Test("The keys of the table step, jump and clear, and a key that changes nothing is silent")
  func keysMoveTheSelection() throws {
    let viewing = try Viewing(["--tick", "print"])
    let shift = [Int32(XK_Shift_L)]
    let steps: [(key: Int32, held: [Int32], row: Int?)] = [
      (XK_Right, [], 35), (XK_Left, [], 34), (XK_Left, shift, 24), (XK_Right, [], 25),
      (XK_Home, [], 0), (XK_Right, shift, 10), (XK_End, [], 35), (XK_Escape, [], nil),
      (XK_Left, [], 34), (XK_Escape, [], nil),
    ]
    for step in steps {
      viewing.hand.type(step.key, holding: step.held)
      #expect(viewing.tick() == line(step.row))
    }
    #expect(viewing.shows(viewing.plain))

    for key in [XK_Escape, XK_End, XK_Right, XK_End, XK_Home, XK_Left] { viewing.hand.type(key) }
    #expect(viewing.rest() == [line(35), line(0)])
  }

  @Test("q, Ctrl+Q and Ctrl+W quit with status 0", arguments: [XK_q, XK_Q, XK_w])
  func keysQuit(key: Int32) throws {
    let viewing = try Viewing()
    viewing.hand.type(key, holding: key == XK_q ? [] : [XK_Control_L])
    #expect(viewing.program.exitStatus() == 0)
    #expect(viewing.program.lines.remaining() == [] && viewing.program.errors.remaining() == [])
  }

  @Test("A selection made by a key is the one that --select shows")
  func aKeySelectsWhatSelectSelects() throws {
    let viewing = try Viewing()
    viewing.hand.type(XK_Home)
    #expect(viewing.shows(try Viewing.exported(["--select", "2026-10-26"])))
    let started = try Viewing(["--select", "2026-11-04T10:00Z", "--tick", "print"])
    #expect(started.plain == (try Viewing.exported(["--select", "2026-11-04"])))
    started.hand.type(XK_Right)
    #expect(started.tick() == line(10))
  }

  private func line(_ row: Int?) -> String {
    guard let row else { return "-" }
    return "\(ISO8601.text(of: Savings.date(row)) ?? "")\t\(Int(Savings.values[row]))"
  }
}

import CXTest
import Foundation
import TestSupport
import Testing

@testable import ChartWindow

@Suite(.serialized) struct MainQueueTests {
  @Test func tasksOfTheMainActorAndItsQueueRunWhileTheWindowWaits() throws {
    let probe = try Probe()
    probe.hand.type(XK_m)
    var lines: [String] = []
    while lines.last != "queue 10", let line = probe.program.lines.next() { lines.append(line) }
    let words = ["task", "slept", "queue 10"]
    #expect(lines.filter(words.contains) == words)
  }
}

import CXTest
import ChartCore
import TestSupport
import Testing

/// A person at the built program: what is seen and printed while the pointer scrubs.
@Suite(.serialized) struct ScrubbingTests {
  private static let background: UInt32 = 0xffffff
  private static let card: UInt32 = 0xf2f2f7
  private static let secondary: UInt32 = 0x6a6a70
  private static let tint: UInt32 = 0x5856d6

  @Test("S0-1, S0-7, S0-20, S0-24: a held button shows the rule, the dot and the tooltip")
  func aHeldButtonShowsRuleDotAndTooltip() throws {
    let viewing = try Viewing(["--tick", "print"])
    let (x, y) = try place(of: 9)
    try press(row: 9, in: viewing)
    #expect(viewing.tick() == "2026-11-04T00:00:00Z\t1173")
    #expect(viewing.hand.waits { viewing.picture?[x, y] == Self.tint })
    let picture = try #require(viewing.picture)

    let plot = try Viewing.plot()
    let changed = differences(picture, viewing.plain)
    let reach = plot.area.expanded(by: 1)
    #expect(changed.allSatisfy { reach.contains(Point(x: Double($0.x), y: Double($0.y))) })

    let disk = (-6...6).map { picture[x, y + $0] }
    #expect(disk.allSatisfy { $0 == Self.tint }, "a dot of 140 square points has a radius of 6.7")
    #expect(picture[x + 8, y - 8] != Self.tint)

    let rule = picture.column(x, Int(plot.area.minY) + 70..<Int(plot.area.minY) + 230)
    let dashes = rule.split { $0 != Self.secondary }.map(\.count)
    #expect(dashes.count == 20 && dashes.dropFirst().dropLast().allSatisfy { $0 == 4 })

    let card = try #require(picture.bounds(of: Self.card))
    #expect(abs(card.x.lowerBound + card.x.upperBound - 2 * x) <= 3, "centred over the datum")
    #expect(abs(card.y.lowerBound + card.y.upperBound - 2 * Int(plot.area.minY + 30)) <= 3)
    #expect(viewing.plain.count(of: Self.card) == 0)
  }

  @Test("S0-2, S0-27: a drag ticks once a datum, and its end leaves the pixels of before")
  func aDragTicksOnceADatumAndLeavesNoTrace() throws {
    let viewing = try Viewing(["--tick", "print"])
    let expected = Savings.values.indices.map(line)
    try press(row: 0, in: viewing)
    #expect(viewing.tick() == expected[0])
    let area = try Viewing.plot().area
    for x in stride(from: area.minX, through: area.maxX, by: 3) {
      viewing.hand.move(to: Int(x), 300)
    }
    var lines: [String] = []
    while let line = viewing.tick() {
      lines.append(line)
      if line == expected.last { break }
    }
    #expect(lines.last == expected.last)
    #expect(Set(lines).count == lines.count, "none is repeated")
    #expect(lines == expected.filter(lines.contains), "in the order of the data")

    viewing.hand.release()
    #expect(viewing.tick() == "-")
    #expect(viewing.shows(viewing.plain))
    #expect(viewing.rest() == [])
    #expect(viewing.program.exitStatus() == 0)
  }

  @Test("S0-19: at both ends the tooltip stays inside the plot", arguments: [0, 35])
  func theTooltipStaysInsideThePlot(row: Int) throws {
    let viewing = try Viewing()
    try press(row: row, in: viewing)
    #expect(viewing.hand.waits { (viewing.picture?.count(of: Self.card) ?? 0) > 0 })
    let card = try #require(viewing.picture?.bounds(of: Self.card))
    let area = try Viewing.plot().area
    #expect(Double(card.x.lowerBound) >= area.minX && Double(card.x.upperBound) < area.maxX)
    #expect(row == 0 ? card.x.lowerBound < 40 : Double(card.x.upperBound) > area.maxX - 10)
  }

  @Test("S0-2: however the lift comes about, everything goes", arguments: 0..<4)
  func everyLiftClearsTheSelection(way: Int) throws {
    let viewing = try Viewing(["--tick", "print"])
    try press(row: 20, in: viewing)
    #expect(viewing.tick() == line(20))
    viewing.hand.move(to: 990, 690)
    #expect(viewing.tick() == line(35), "a drag goes on outside of the window")
    let display = viewing.hand.display
    switch way {
    case 0: viewing.hand.release()
    case 1: viewing.hand.type(XK_Escape)
    case 2: XSetInputFocus(display, UInt(None), Int32(RevertToNone), 0)
    default: XUnmapWindow(display, viewing.window.identifier)
    }
    XSync(display, 0)
    #expect(viewing.tick() == "-")
    if way == 3 { XMapWindow(display, viewing.window.identifier) }
    #expect(viewing.shows(viewing.plain))
    viewing.hand.release()
    viewing.hand.focus(viewing.window)
    #expect(viewing.rest() == [], "one lift is told once")
  }

  @Test("With --scrub hover the pointer over the plot selects, and its leaving clears")
  func hoveringSelects() throws {
    let viewing = try Viewing(["--tick=print", "--scrub=hover", "--size", "600x400"])
    viewing.hand.move(to: 300, 250)
    let first = try #require(viewing.tick())
    #expect(Savings.values.indices.map(line).contains(first))
    viewing.hand.press()
    viewing.hand.release()
    viewing.hand.move(to: 300, 20)
    #expect(viewing.tick() == "-", "over the header; a click changes nothing")
    viewing.hand.move(to: 300, 250)
    #expect(viewing.tick() == first)
    viewing.hand.move(to: 900, 600)
    #expect(viewing.tick() == "-", "outside of the window")
    #expect(viewing.shows(viewing.plain))
    #expect(viewing.rest() == [])
  }

  private func line(_ row: Int) -> String {
    let date = ISO8601.text(of: Savings.date(row)) ?? ""
    return "\(date)\t\(Int(Savings.values[row]))"
  }

  /// The pixel in the middle of a datum.
  private func place(of row: Int) throws -> (x: Int, y: Int) {
    let plot = try Viewing.plot()
    return (
      Int(plot.x.position(for: Savings.date(row))), Int(plot.y.position(for: Savings.values[row]))
    )
  }

  private func press(row: Int, in viewing: Viewing) throws {
    let (x, _) = try place(of: row)
    viewing.hand.move(to: x, 300)
    viewing.hand.press()
  }

  private func differences(_ first: XvfbPicture, _ second: XvfbPicture) -> [(x: Int, y: Int)] {
    first.pixels.indices.filter { first.pixels[$0] != second.pixels[$0] }
      .map { ($0 % first.width, $0 / first.width) }
  }
}

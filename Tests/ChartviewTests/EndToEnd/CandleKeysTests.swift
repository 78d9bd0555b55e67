import CXTest
import ChartCore
import Glibc
import TestSupport
import Testing

@testable import chartview

/// A person at the built program who steps from candle to candle.
@Suite(.serialized) struct CandleKeysTests {
  private static let prices = Viewing.savings.replacing("savings.csv", with: "prices.csv")

  @Test("S2-20: Right, Left, Home and End step from candle to candle, and each is a tick")
  func keysStep() throws {
    let viewing = try Viewing(["--every", "1d", "--tick", "print"], file: Self.prices)
    let rows = try rows()
    let steps: [(key: Int32, row: Int?)] = [
      (XK_Right, 499), (XK_Left, 498), (XK_Home, 0), (XK_Right, 1), (XK_End, 499),
      (XK_Escape, nil), (XK_Left, 498),
    ]
    for step in steps {
      viewing.hand.type(step.key)
      #expect(viewing.tick() == step.row.map { rows[$0] } ?? "-")
    }
  }

  @Test("b, s and g change the picture to what the options would have shown")
  func keysRestyle() throws {
    let viewing = try Viewing(file: Self.prices)
    let keys = [XK_s, XK_g, XK_b]
    let words = [
      ["--style=hollow"], ["--style=hollow", "--time=true"],
      ["--style=hollow", "--time=true", "--every=1d"],
    ]
    for (key, words) in zip(keys, words) {
      viewing.hand.type(key)
      #expect(viewing.shows(try Viewing.exported(words, file: Self.prices)), "\(words)")
    }
  }

  @Test("S1-2: rolled digits come to rest as an export shows them, and then nothing wakes up")
  func digitsComeToRest() throws {
    let viewing = try Viewing(["--every", "1d"], file: Self.prices)
    let date = try #require(try rows().first?.split(separator: "\t").first)
    viewing.hand.type(XK_End)
    viewing.hand.type(XK_Home)
    let words = ["--every", "1d", "--select", String(date)]
    #expect(viewing.shows(try Viewing.exported(words, file: Self.prices)))
    viewing.program.status.waitUntilIdle()
    let before = viewing.program.status.sleeps
    usleep(300_000)
    #expect(viewing.program.status.sleeps == before)
  }

  /// The lines that `--tick print` prints for the rows of the file.
  private func rows() throws -> [String] {
    let input = try FileInput(.file(Self.prices))
    let lines = String(decoding: input.bytes, as: UTF8.self).split(separator: "\n").dropFirst()
    return lines.map { line in
      let cells = line.split(separator: ",")
      let prices = cells[1...4].map { PlainNumber.text(Double($0) ?? .nan) }
      return ([cells[0] + "T00:00:00Z"] + prices).joined(separator: "\t")
    }
  }
}

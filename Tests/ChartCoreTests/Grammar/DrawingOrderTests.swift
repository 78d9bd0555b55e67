import TestSupport
import Testing

@testable import ChartCore

/// What lies over what.
@Suite struct DrawingOrderTests {
  private let numbers = [3.0, 5, 2, 6]

  @Test("S3-10: a rectangle declared before the line lies behind it", arguments: 0..<4)
  func rectangleBehindLine(selected: Int) {
    let chart = Chart {
      ForEach(Array(numbers.enumerated()), id: \.offset) { index, number in
        if index == selected {
          RectangleMark(
            x: .value("i", index), yStart: .value("v", 0), yEnd: .value("v", number), width: 16
          ).opacity(0.4)
        }
        LineMark(x: .value("i", index), y: .value("v", number))
      }
    }
    #expect(order(chart) == ["rectangle", "line"])
  }

  @Test("S3-10: a rectangle declared after the line lies before it", arguments: 0..<4)
  func rectangleBeforeLine(selected: Int) {
    let chart = Chart {
      ForEach(Array(numbers.enumerated()), id: \.offset) { index, number in
        LineMark(x: .value("i", index), y: .value("v", number))
        if index == selected {
          RectangleMark(
            x: .value("i", index), yStart: .value("v", 0), yEnd: .value("v", number), width: 16)
        }
      }
    }
    #expect(order(chart) == ["line", "rectangle"])
  }

  @Test("an area lies behind its line, and the first series behind the second")
  func seriesInLoops() {
    let chart = Chart {
      ForEach(0..<2) { series in
        ForEach(0..<3) { x in
          AreaMark(
            x: .value("x", x), y: .value("y", x + series), series: .value("s", "\(series)"),
            stacking: .unstacked)
          LineMark(x: .value("x", x), y: .value("y", x + series), series: .value("s", "\(series)"))
        }
      }
    }
    #expect(order(chart) == ["area", "line", "area", "line"])
  }

  @Test("marks of an element lie before those of the one before")
  func elementsInTurn() {
    let chart = Chart {
      ForEach(0..<3) { x in
        RectangleMark(x: .value("x", x), y: .value("y", x), width: 400, height: 400)
        PointMark(x: .value("x", x), y: .value("y", x))
      }
    }
    #expect(order(chart) == ["rectangle", "point", "rectangle", "point", "rectangle", "point"])
  }

  @Test("zIndex goes before declaration, and equal ones keep their order")
  func zIndex() {
    let chart = Chart {
      RuleMark(y: .value("y", 1)).zIndex(2)
      PointMark(x: .value("x", 1), y: .value("y", 1)).zIndex(-1)
      LineMark(x: .value("x", 0), y: .value("y", 0))
      LineMark(x: .value("x", 1), y: .value("y", 1))
      BarMark(x: .value("x", 1), y: .value("y", 1))
    }
    #expect(order(chart) == ["point", "line", "bar", "rule"])
  }

  @Test("lines without a series that look the same are one, wherever they are declared")
  func oneLine() {
    let chart = Chart {
      ForEach(0..<2) { LineMark(x: .value("x", $0), y: .value("y", 0)) }
      ForEach(2..<4) { LineMark(x: .value("x", $0), y: .value("y", 1)) }
    }
    let line = scene(chart).items(in: "line")
    #expect(line.count == 1 && line.first?.path?.elements.count == 4)
  }

  @Test("without an explicit series, colours and dashes that stand for values part lines")
  func linesByChannels() {
    let chart = Chart(0..<8, id: \.self) { index in
      LineMark(x: .value("x", index / 4), y: .value("y", index))
        .foregroundStyle(by: .value("c", "\(index % 2)"))
        .lineStyle(by: .value("d", "\(index / 2 % 2)"))
    }
    #expect(scene(chart).items(in: "line").count == 4)
  }

  @Test("symbols may differ along a line")
  func symbolsDoNotPartLines() {
    let chart = Chart(0..<4, id: \.self) { index in
      LineMark(x: .value("x", index), y: .value("y", index))
        .symbol(index == 2 ? BasicChartSymbolShape.square : .circle)
        .symbolSize(Double(20 + index))
    }
    let strokes = scene(chart).items(in: "line").filter {
      if case .stroke = $0 { true } else { false }
    }
    #expect(strokes.count == 1)
  }

  private func order(_ view: some View) -> [String] {
    let marks = ["line", "area", "point", "rule", "rectangle", "bar"]
    return scene(view).groupNames.filter(marks.contains)
  }

  private func scene(_ view: some View) -> Scene {
    Composition(view, size: Size(width: 400, height: 300), environment: .fixed()).scene
  }
}

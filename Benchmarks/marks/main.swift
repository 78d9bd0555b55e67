import ChartCore
import Foundation

/// What it costs to resolve charts that are declared from another module, against the limits that
/// the project holds itself to. Exits with 1 when one is exceeded.
struct Row: Identifiable {
  let id: Int
  let x: Double
  let y: Double
}

/// The least time of several runs, in seconds.
@MainActor func leastTime(runs: Int = 7, _ work: () -> Void) -> Double {
  (0..<runs).map { _ in
    let start = ContinuousClock.now
    work()
    let passed = ContinuousClock.now - start
    return Double(passed.components.seconds) + Double(passed.components.attoseconds) * 1e-18
  }.min() ?? .infinity
}

let environment = EnvironmentValues(formats: PlainFormats(), measurer: FixedWidthMeasurer())
let size = Size(width: 900, height: 600)
var failed = false

@MainActor func resolve(_ view: some View) {
  let composition = Composition(view, size: size, environment: environment)
  precondition(composition.plots.count == 1)
}

/// Prints a figure with its limit.
@MainActor func report(_ what: String, _ value: Double, _ unit: String, limit: Double) {
  let isFine = value <= limit
  if !isFine { failed = true }
  let figure = String(format: "%9.2f %@", value, unit)
  print("\(isFine ? "ok  " : "OVER") \(figure)  (limit \(limit))  \(what)")
}

let million = (0..<1_000_000).map { Row(id: $0, x: Double($0), y: sin(Double($0) / 1000)) }
let xs = million.map(\.x)
let ys = million.map(\.y)
let series = Series(name: "v", x: xs, y: ys)

let columns = leastTime {
  resolve(Chart { LinePlot(x: .numbers("x", xs), y: .numbers("y", ys)) })
}
report("a point of a plot of columns", columns * 1e9 / 1e6, "ns", limit: 10)

let whole = leastTime { resolve(Chart { LinePlot(series, x: .numbers("x"), y: "y") }) }
report("a point of a plot of a series", whole * 1e9 / 1e6, "ns", limit: 10)

let projected = leastTime {
  resolve(Chart { LinePlot(million, x: .value("x", \.x), y: .value("y", \.y)) })
}
report("a point of a plot by key paths", projected * 1e9 / 1e6, "ns", limit: 25)

let marks = leastTime(runs: 5) {
  resolve(
    Chart {
      ForEach(million) { row in LineMark(x: .value("x", row.x), y: .value("y", row.y)) }
    })
}
report("a LineMark in a ForEach", marks * 1e9 / 1e6, "ns", limit: 150)

let styled = leastTime(runs: 5) {
  resolve(
    Chart(million) { row in
      LineMark(x: .value("x", row.x), y: .value("y", row.y))
        .foregroundStyle(.blue)
        .interpolationMethod(.monotone)
        .lineStyle(StrokeStyle(lineWidth: 2))
    })
}
report("a LineMark with three modifiers", styled * 1e9 / 1e6, "ns", limit: 900)

let opacities = leastTime {
  resolve(
    Chart(0..<8000, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", index % 97))
        .opacity(Double(index + 1) / 8000)
    })
}
report("8,000 distinct styles", opacities * 1e3, "ms", limit: 50)

let bars = leastTime {
  resolve(
    Chart(0..<10_000, id: \.self) { index in
      BarMark(x: .value("x", index / 20), y: .value("y", Double(index % 13) + 1))
        .foregroundStyle(by: .value("s", "series \(index % 20)"))
    })
}
report("10,000 bars stacked in 20 series", bars * 1e3, "ms", limit: 20)

exit(failed ? 1 : 0)

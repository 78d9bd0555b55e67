import ChartCore
import ChartWindow

/// A chart in a window of its own, which prints what is selected, for tests.
@MainActor enum ApplicationProbe {
  static func run() -> Int32 {
    var selected: Double?
    let selection = Binding(
      get: { selected },
      set: { new in
        selected = new
        say("selected \(new.map { "\($0.rounded())" } ?? "nothing")")
      })
    return ChartApplication.run(title: "Numbers", size: Size(width: 400, height: 300)) {
      Chart {
        ForEach(0..<5) { LineMark(x: .value("x", $0), y: .value("y", $0 * $0)) }
        if let selected { RuleMark(x: .value("x", selected)).foregroundStyle(.red) }
      }
      .chartXSelection(value: selection)
      .padding()
    }
  }
}

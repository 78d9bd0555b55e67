import ChartCore

extension LineDocument {
  /// The line of active users in the region of this index, which draws itself in.
  init(drawInDemo index: Int, _ arguments: Arguments) {
    let set = DrawIn.demo[index % DrawIn.demo.count]
    let tint = arguments.tint.map { Color($0) } ?? .indigo
    let card = DrawInDemoCard(region: set.title, values: set.values, tint: tint)
    let x = set.values.indices.map(Double.init)
    self.init(
      title: arguments.title ?? card.title,
      data: LineData(
        xKind: .number, xName: "row", series: [Series(name: set.title, x: x, y: set.values)]),
      warnings: [],
      style: LineChartStyle(tint: tint),
      demoLine: card)
  }
}

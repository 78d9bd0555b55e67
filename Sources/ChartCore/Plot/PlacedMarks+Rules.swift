extension PlacedMarks {
  var ruleItems: [Scene.Item] {
    let stroke = run.style.line ?? StrokeStyle(lineWidth: 1)
    var path = Path()
    for row in 0..<max(run.data.x.count, run.data.y.count) { addRule(row, to: &path) }
    guard let bounds = path.bounds else { return [] }
    return [.stroke(path, stroke, paint(over: bounds))]
  }

  private func addRule(_ row: Int, to path: inout Path) {
    let data = run.data
    func value(_ column: [Double]) -> Double? {
      row < column.count && column[row].isFinite ? column[row] : nil
    }
    let x = value(data.x).map { self.x.position(for: $0) }
    let y = value(data.y).map { self.y.position(for: $0) }
    let xEnd = value(data.xEnd).map { self.x.position(for: $0) }
    let yStart = value(data.yStart).map { self.y.position(for: $0) }
    switch (x, y) {
    case (.some(let x), nil):
      line(Point(x: x, y: area.minY), Point(x: x, y: area.maxY), &path)
    case (nil, .some(let y)):
      line(Point(x: area.minX, y: y), Point(x: area.maxX, y: y), &path)
    case (.some(let x), .some(let y)):
      line(Point(x: x, y: yStart ?? y), Point(x: xEnd ?? x, y: y), &path)
    case (nil, nil): break
    }
  }

  private func line(_ start: Point, _ end: Point, _ path: inout Path) {
    path.move(to: start)
    path.addLine(to: end)
  }

  var rectangleItems: [Scene.Item] {
    let data = run.data
    var path = Path()
    for row in data.x.indices where row < data.xEnd.count && row < data.yStart.count {
      let first = point(data.x[row], data.yStart[row])
      let second = point(data.xEnd[row], data.y[row])
      guard first.x.isFinite, first.y.isFinite, second.x.isFinite, second.y.isFinite
      else { continue }
      path.elements.append(
        .rect(
          Rect(
            x: min(first.x, second.x), y: min(first.y, second.y),
            width: (second.x - first.x).magnitude, height: (second.y - first.y).magnitude)))
    }
    guard let bounds = path.bounds else { return [] }
    return [.fill(path, paint(over: bounds))]
  }
}

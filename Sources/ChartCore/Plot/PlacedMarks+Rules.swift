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
    func value(_ column: PackedDoubles) -> Double? {
      row < column.count && column[row].isFinite ? column[row] : nil
    }
    let x = value(data.x).map(position(ofX:))
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
    for row in data.x.indices where row < data.y.count && row < data.yStart.count {
      let span = span(ofRow: row)
      let ends = [data.yStart[row], data.y[row]].map { y.position(for: $0) }
      guard span.start.isFinite, span.end.isFinite, ends.allSatisfy(\.isFinite) else { continue }
      path.elements.append(
        rectangle(
          Rect(
            x: min(span.start, span.end), y: min(ends[0], ends[1]), width: span.length,
            height: (ends[1] - ends[0]).magnitude)))
    }
    guard let bounds = path.bounds else { return [] }
    return [.fill(path, paint(over: bounds))]
  }

  private func span(ofRow row: Int) -> Interval {
    guard row < run.data.xEnd.count else { return span(around: position(ofX: run.data.x[row])) }
    return Interval(
      from: x.position(for: run.data.x[row]), to: x.position(for: run.data.xEnd[row]))
  }

  private func rectangle(_ rect: Rect) -> Path.Element {
    run.style.cornerRadius > 0 ? .roundedRect(rect, run.style.cornerRadius) : .rect(rect)
  }
}

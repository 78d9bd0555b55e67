/// What the x of a chart counts.
public enum XKind: String, Sendable {
  case time, number
}

/// The lines that a table holds.
public struct LineData: Sendable {
  public var xKind: XKind
  public var xName: String
  /// In the order of the file's columns, or of the first rows of their texts; no two have the
  /// same name.
  public var series: [Series]
  public var warnings: [Warning]
  public var reading: Reading

  public init(
    xKind: XKind, xName: String, series: [Series], warnings: [Warning] = [],
    reading: Reading = Reading()
  ) {
    self.xKind = xKind
    self.xName = xName
    self.series = series
    self.warnings = warnings
    self.reading = reading
  }
}

extension Table {
  /// Returns the lines of the table: a column each, or in a long table a text each.
  ///
  /// x is the first column of times that changes, else a column of numbers; without either,
  /// rows are counted. Rows without an x are left out with a warning.
  public func lineData(_ options: ReadingOptions = ReadingOptions()) throws(TableError) -> LineData
  {
    try withoutSentinels.shapedLineData(options)
  }

  private func shapedLineData(_ options: ReadingOptions) throws(TableError) -> LineData {
    if let shaped = wideLineData(options) ?? monthLineData(options) ?? pairedLineData(options) {
      return shaped
    }
    let durations = DurationColumns(self, options)
    return try (durations.columns.isEmpty ? self : durations.tableOfNumbers).columnLineData(options)
  }

  private func columnLineData(_ options: ReadingOptions) throws(TableError) -> LineData {
    let choice = try LineChoice(self, options)
    let x = choice.rowX
    var warnings = self.warnings + x.warnings + choice.warnings
    for column in choice.y { warnings += columns[column].faultWarnings(lines) }
    if let open = decimalWarning(choice.y + [choice.x].compactMap(\.self)) { warnings.append(open) }
    let series =
      choice.groups.map { LongSplit(self, x.values, choice.y, $0).series }
      ?? choice.y.map {
        Series(name: columns[$0].name, x: x.values, y: columns[$0].doubles)
      }
    let shown = options.y.isEmpty ? series.filter { !$0.runs.isEmpty } : series
    guard shown.contains(where: { !$0.runs.isEmpty }) else {
      throw .noPoints(columns: columns.map(\.name))
    }
    var reading = self.reading
    reading.entries += x.reading + choice.reading
    return LineData(
      xKind: x.kind, xName: x.name, series: shown, warnings: warnings, reading: reading)
  }

  /// Returns the lines of a table with a series a row, unless columns were asked for.
  private func wideLineData(_ options: ReadingOptions) -> LineData? {
    guard options.x == nil, options.by == nil, options.y.isEmpty, let wide = DatesAsNames(self)
    else { return nil }
    let series = wide.series(of: self)
    if series.isEmpty { return nil }
    var reading = self.reading
    reading.entries += [
      ("x", .text("names of columns")), ("y", .texts(series.map(\.name))),
      ("by", .texts(wide.nameColumns.map { columns[$0].name })),
    ]
    let faults = wide.columns.flatMap { columns[$0].faultWarnings(lines) }
    let others = [wide.otherColumnsWarning(self)].compactMap(\.self)
    return LineData(
      xKind: .time, xName: "", series: series, warnings: warnings + faults + others,
      reading: reading)
  }

  /// Returns the line of a table of years and months, unless columns were asked for.
  private func monthLineData(_ options: ReadingOptions) -> LineData? {
    guard options.x == nil, options.by == nil, options.y.isEmpty, let months = MonthsAsNames(self)
    else { return nil }
    let series = months.series
    if series.runs.isEmpty { return nil }
    var reading = self.reading
    reading.entries += months.reading
    return LineData(
      xKind: .time, xName: "", series: [series], warnings: warnings + months.warnings,
      reading: reading)
  }
}

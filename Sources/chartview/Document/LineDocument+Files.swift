import ChartCore

extension LineDocument {
  /// Takes the lines of the files that the arguments name; several lie over each other.
  init(_ arguments: Arguments, _ tables: [SourceTable]) throws(Failure) {
    var files: [(source: InputSource, data: LineData)] = []
    for table in tables {
      files.append((table.source, try Self.data(of: table, arguments.readingOptions)))
    }
    data = try Self.overlaid(files)
    warnings = files.flatMap { file in file.data.warnings.map { (file.source, $0) } }
    let ownTitle = files.count == 1 ? files[0].source.title : ""
    title = arguments.title ?? (ownTitle.isEmpty ? data.series.first?.name ?? "" : ownTitle)
    style = LineChartStyle(
      tint: arguments.tint.map { Color($0) } ?? .indigo,
      format: arguments.format ?? .fitting(data.series),
      interpolation: arguments.interpolation.method)
  }

  private static func data(
    of file: SourceTable, _ options: ReadingOptions
  ) throws(Failure) -> LineData {
    do throws(TableError) {
      return try file.table.lineData(options)
    } catch {
      throw .data(file.source, reason: error.message)
    }
  }

  private static func overlaid(
    _ files: [(source: InputSource, data: LineData)]
  ) throws(Failure) -> LineData {
    guard var whole = files.first?.data, files.count > 1 else { return files[0].data }
    if let other = files.first(where: { $0.data.xKind != whole.xKind }) {
      let kinds = (other.data.xKind.rawValue, whole.xKind.rawValue)
      throw .data(
        other.source, reason: "its x is a \(kinds.0), that of \(files[0].source.name) a \(kinds.1)")
    }
    whole.series =
      files.flatMap { file in
        file.data.series.map { series in
          series.named(file.data.series.count == 1 ? file.source.title : series.name)
        }
      }.withDistinctNames
    whole.warnings = files.flatMap(\.data.warnings)
    return whole
  }
}

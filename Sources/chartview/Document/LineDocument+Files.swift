import ChartCore

extension LineDocument {
  /// Reads the sources that the arguments name; several lie over each other.
  init(_ arguments: Arguments, sources: [InputSource]) throws(Failure) {
    var files: [(source: InputSource, data: LineData)] = []
    for source in sources {
      files.append((source, try Self.data(of: source, arguments)))
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
    of source: InputSource, _ arguments: Arguments
  ) throws(Failure) -> LineData {
    let input: FileInput
    do throws(InputError) { input = try FileInput(source) } catch { throw .input(error) }
    do throws(TableError) {
      let options = arguments.readingOptions
      return try Table(bytes: input.bytes, options: options).lineData(options)
    } catch {
      throw .data(source, reason: error.message)
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

extension Arguments {
  /// What was said about how the file is to be read.
  fileprivate var readingOptions: ReadingOptions {
    var options = reading
    options.x = xColumn
    options.y = yColumns
    return options
  }
}

import ChartCore

/// The table that a source holds.
struct SourceTable {
  let source: InputSource
  let table: Table

  /// Reads a source to its end.
  init(
    _ source: InputSource, _ options: ReadingOptions, _ progress: ReadingProgress? = nil
  ) throws(Failure) {
    let stream: any SourceStream
    do throws(InputError) { stream = try source.opened(progress) } catch { throw .input(error) }
    try self.init(source, stream, options)
  }

  /// Reads a stream of the bytes of a source to its end.
  init(
    _ source: InputSource, _ stream: any SourceStream, _ options: ReadingOptions
  ) throws(Failure) {
    do throws(TableError) {
      table = try Table(reading: stream, options: options)
    } catch .interrupted {
      throw .input(InputError(source: source, reason: stream.failure ?? .changed))
    } catch {
      throw .data(source, reason: error.message)
    }
    self.source = source
  }
}

extension SourceTable {
  /// Takes the rows of a source that have been read so far.
  init(_ source: InputSource, table: Table) {
    self.source = source
    self.table = table
  }
}

extension Arguments {
  /// Reads sources and returns their chart.
  func document(
    reading sources: [InputSource], _ progress: ReadingProgress? = nil
  ) throws(Failure) -> any ChartDocument {
    var files: [SourceTable] = []
    for source in sources {
      files.append(try SourceTable(source, readingOptions, progress))
      progress?.finish()
    }
    return try document(of: files)
  }

  /// Returns the chart of some tables.
  func document(of files: [SourceTable]) throws(Failure) -> any ChartDocument {
    guard kind(of: files) == .candles else { return try LineDocument(self, files) }
    guard files.count == 1 else { throw .usage(.severalFilesOfCandles) }
    return try CandleDocument(self, files[0])
  }

  /// What was said about how the file is to be read.
  var readingOptions: ReadingOptions {
    var options = reading
    options.x = xColumn
    options.y = yColumns
    return options
  }

  /// Returns the kind of chart asked for, or that of the files: candles when one file has open,
  /// high, low and close and no lines were named.
  func kind(of files: [SourceTable]) -> ChartKind {
    if let kind { return kind }
    if files.count != 1 || !yColumns.isEmpty { return .line }
    let names = [reading.open, reading.high, reading.low, reading.close]
    if names.contains(where: { $0 != nil }) { return .candles }
    return files[0].table.hasCandleColumns ? .candles : .line
  }
}

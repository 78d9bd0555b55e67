extension Table {
  /// Reads a table from the bytes of a file, whatever its kind and encoding.
  ///
  /// What `options` leaves open is inferred; `reading` then says how it was read. Cells go
  /// straight into columns, on all processors.
  ///
  ///     let table = try Table(bytes: Array("date,kg\n2024-01-06,72.8\n".utf8))
  ///     table.columns.map(\.name)
  ///     // ["date", "kg"]
  ///
  /// - Complexity: O(n) in the number of bytes, whatever they are.
  public init(
    bytes: UnsafeRawBufferPointer, options: ReadingOptions = ReadingOptions()
  ) throws(TableError) {
    let text = FileBytes(bytes.bindMemory(to: UInt8.self))
    self = try TableReader(options: options).read(MemoryStream(text))
  }

  /// Reads a table from a stream of bytes, of which only a window is held in memory.
  ///
  /// JSON and the annotated tables of InfluxDB are held whole.
  public init(
    reading stream: any ByteStream, options: ReadingOptions = ReadingOptions()
  ) throws(TableError) {
    self = try TableReader(options: options).read(stream)
  }

  /// Reads a table from the bytes of a file held in an array.
  public init(bytes: [UInt8], options: ReadingOptions = ReadingOptions()) throws(TableError) {
    self = try Table.read(bytes, options, ThreadPlan())
  }

  static func read(
    _ bytes: [UInt8], _ options: ReadingOptions, _ threads: ThreadPlan
  ) throws(TableError) -> Table {
    try bytes.withUnsafeBufferPointer { buffer throws(TableError) in
      try TableReader(options: options, threads: threads).read(MemoryStream(FileBytes(buffer)))
    }
  }
}

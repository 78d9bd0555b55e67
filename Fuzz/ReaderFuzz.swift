// libFuzzer calls this with one input after another; a trap, a hang or a difference between one
// thread and three is a fault of the reader.

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReader(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var options = ReadingOptions()
  // The last byte chooses among options, so that these are searched too.
  let choice = bytes.last ?? 0
  if choice & 7 == 1 { options.dateFormat = "%d.%m.%Y" }
  if choice & 7 == 2 { options.separator = UInt8(ascii: ";") }
  if choice & 7 == 3 { options.decimal = UInt8(ascii: ",") }
  if choice & 7 == 4 { options.hasHeader = choice & 8 == 0 }
  let one = Digest(bytes, options, ThreadPlan(limit: 1, blockLength: count + 3))
  let three = Digest(bytes, options, ThreadPlan(limit: 3, blockLength: 16))
  precondition(one.sum == three.sum, "threads or blocks change the table")
  return 0
}

/// A number made of everything that can be read out of a file.
private struct Digest {
  private(set) var sum: UInt64 = 0xCBF2_9CE4_8422_2325

  init(_ bytes: [UInt8], _ options: ReadingOptions, _ threads: ThreadPlan) {
    do throws(TableError) {
      let table = try Table.read(bytes, options, threads)
      add(table)
      addLines(of: table, options)
      addCandles(of: table, options)
    } catch {
      add("\(error)")
    }
  }

  private mutating func add(_ bits: UInt64) { sum = (sum ^ bits) &* 0x100_0000_01B3 }

  private mutating func add(_ values: PackedDoubles) {
    for value in values { add(value.isNaN ? 0 : value.bitPattern) }
  }

  private mutating func add(_ text: String) {
    for byte in text.utf8 { add(UInt64(byte)) }
  }

  private mutating func add(_ table: Table) {
    add("\(table.reading) \(table.warnings)")
    for row in 0..<table.rowCount { add(UInt64(table.lines.line(ofRow: row))) }
    for column in table.columns {
      add(column.name)
      add(column.doubles)
      for row in column.faults.rows { add(UInt64(row)) }
      guard case .texts(let texts) = column.values else { continue }
      for row in 0..<texts.count { add(texts[row]) }
    }
  }

  private mutating func addLines(of table: Table, _ options: ReadingOptions) {
    do throws(TableError) {
      let data = try table.lineData(options)
      add("\(data.xKind) \(data.warnings)")
      for series in data.series {
        add(series.name)
        add(series.x)
        add(series.y)
      }
    } catch {
      add("\(error)")
    }
  }

  private mutating func addCandles(of table: Table, _ options: ReadingOptions) {
    add(table.hasCandleColumns ? 1 : 0)
    do throws(TableError) {
      let data = try table.candleData(options)
      add("\(data.warnings)")
      add(data.candles.close)
    } catch {
      add("\(error)")
    }
  }
}

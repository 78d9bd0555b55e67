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
  let one = Reading.everything(bytes, options, ThreadPlan(limit: 1))
  let three = Reading.everything(bytes, options, ThreadPlan(limit: 3, smallestPart: 16))
  precondition(one == three, "threads change the table")
  return 0
}

extension Reading {
  /// Everything that can be read out of a file, as a text.
  fileprivate static func everything(
    _ bytes: [UInt8], _ options: ReadingOptions, _ threads: ThreadPlan
  ) -> String {
    do throws(TableError) {
      let table = try Table.read(bytes, options, threads)
      var text = "\(table.reading) \(table.warnings) \(table.lines)"
      for column in table.columns { text += " \(column.name) \(column.values) \(column.faults)" }
      text += lines(table, options) + candles(table, options)
      return text
    } catch {
      return "\(error)"
    }
  }

  private static func lines(_ table: Table, _ options: ReadingOptions) -> String {
    do throws(TableError) {
      let data = try table.lineData(options)
      return "\(data.xKind) \(data.warnings) \(data.series.map { "\($0.name) \($0.x) \($0.y)" })"
    } catch {
      return "\(error)"
    }
  }

  private static func candles(_ table: Table, _ options: ReadingOptions) -> String {
    do throws(TableError) {
      let data = try table.candleData(options)
      return "\(table.hasCandleColumns) \(data.warnings) \(data.candles.close)"
    } catch {
      return "\(table.hasCandleColumns) \(error)"
    }
  }
}

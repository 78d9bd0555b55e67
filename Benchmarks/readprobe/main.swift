// Reads a table and prints the seconds from call to columns and the process' peak KiB, for
// `Benchmarks/reading`.

import ChartCore
import Glibc

guard CommandLine.arguments.count == 2, let file = FileBytes(CommandLine.arguments[1]) else {
  print("usage: readprobe FILE")
  exit(2)
}
let start = ContinuousClock.now
do throws(TableError) {
  let table = try Table(reading: file)
  let seconds = (ContinuousClock.now - start) / .seconds(1)
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  print(seconds, usage.ru_maxrss, table.rowCount)
} catch {
  print(error)
  exit(1)
}

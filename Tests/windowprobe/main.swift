import ChartCore
import ChartWindow
import Glibc

if CommandLine.arguments.dropFirst().first == "application" { exit(ApplicationProbe.run()) }

/// Shows a window for tests: `windowprobe [GEOMETRY [SCALE]]`.
var options = WindowOptions(title: "Probe – π", size: Size(width: 400, height: 300))
options.geometry = CommandLine.arguments.dropFirst().first.flatMap(WindowGeometry.init)
options.lossMessage = "windowprobe: the server is gone\n"
options.scale = CommandLine.arguments.dropFirst(2).first.flatMap(Double.init)
let client = ProbeClient()
do throws(WindowError) {
  try show(client, options: options) { client.window = $0 }
  say("wakeups \(client.window?.loop.wakeUps ?? -1)")
} catch {
  say("error \(error)")
  exit(1)
}

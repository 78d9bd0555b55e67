import ChartCore
import ChartGallery
import ChartRender
import Foundation

/// Writes all charts of the gallery in both themes, and a page that shows them.
let folder = CommandLine.arguments.dropFirst().first ?? "gallery"
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
var page = """
  <!doctype html><meta charset="utf-8"><title>Charts</title>
  <style>body{font:14px sans-serif;margin:24px}figure{display:inline-block;margin:8px}
  figcaption{color:#666}img{border:1px solid #ddd}</style>

  """
for chart in GalleryChart.all {
  page += "<figure>"
  for (scheme, name) in [(ColorScheme.light, "light"), (.dark, "dark")] {
    let file = "\(chart.name)-\(name).png"
    try chart.view.export(
      to: "\(folder)/\(file)", size: chart.size, scale: 2, colorScheme: scheme)
    page += "<img src=\"\(file)\" width=\"\(Int(chart.size.width))\" alt=\"\(chart.name)\">"
  }
  page += "<figcaption>\(chart.name)</figcaption></figure>\n"
}
try page.write(toFile: "\(folder)/index.html", atomically: true, encoding: .utf8)
print("\(GalleryChart.all.count) charts: \(folder)/index.html")

import ChartCore
import ChartGallery
import Foundation
import TestSupport
import Testing

/// Charts in the documented style, compared with golden scenes as text.
@Suite struct CompatibilityTests {
  static let names = GalleryChart.all.map(\.name)

  @Test(arguments: names) func looksAsBefore(name: String) throws {
    let chart = try #require(GalleryChart.all.first { $0.name == name })
    let scene = Composition(chart.view, size: chart.size, environment: .fixed()).scene
    try expectSnapshot(scene.description, named: name)
  }

  @Test func namesAreUnique() {
    #expect(Set(Self.names).count == Self.names.count)
    #expect(Self.names.count >= 60)
  }
}

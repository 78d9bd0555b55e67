import Testing

@testable import ChartWindow

@Suite struct DesktopScaleTests {
  @Test(
    arguments: [
      ("Xft.dpi:\t96\n", 1), ("Xft.dpi: 144", 1.5), ("Xft.dpi:120", 1.25),
      ("Xft.dpi: 168.5 ", 1.75),
      ("Xcursor.size:\t24\nXft.dpi:\t192\nXft.hinting:\t1\n", 2), ("Xft.dpi: 101", 1),
      ("Xft.dpi: 72", 1), ("Xft.dpi: 1e9", 8), ("Xft.dpi: much", 1), ("Xft.dpi: nan", 1),
      ("Xft.dpi:", 1), ("NotXft.dpi: 192", 1), ("", 1), ("\n:\n::", 1),
    ])
  func theScaleIsTheResolutionInQuartersOf96(resources: String, scale: Double) {
    #expect(DesktopScale.scale(resources: resources) == scale)
  }
}

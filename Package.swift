// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let onMainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "chartview",
  products: [
    .executable(name: "chartview", targets: ["chartview"]),
    .library(name: "ChartCore", targets: ["ChartCore"]),
    .library(name: "ChartRender", targets: ["ChartRender"]),
    .library(name: "ChartWindow", targets: ["ChartWindow"]),
  ],
  targets: [
    .systemLibrary(
      name: "CX11", pkgConfig: "x11",
      providers: [.apt(["libx11-dev", "libxext-dev", "libxrandr-dev"])]),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CInotify"),
    .target(name: "ChartCore", swiftSettings: strict),
    .target(
      name: "ChartRender", dependencies: ["ChartCore", "CCairo", "CPango", "CZlib"],
      swiftSettings: strict),
    .target(
      name: "ChartWindow", dependencies: ["ChartCore", "ChartRender", "CX11"],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "chartview",
      dependencies: ["ChartCore", "ChartRender", "ChartWindow", "CZlib", "CInotify"],
      swiftSettings: strict),
    .executableTarget(
      name: "readprobe", dependencies: ["ChartCore"], path: "Benchmarks/readprobe",
      swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["ChartCore", "CDBus", "CXTest", "CZlib"],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    .executableTarget(
      name: "windowprobe", dependencies: ["ChartCore", "ChartRender", "ChartWindow"],
      path: "Tests/windowprobe", swiftSettings: strict),
    .target(
      name: "ChartGallery", dependencies: ["ChartCore"], path: "Tests/ChartGallery",
      swiftSettings: strict),
    .executableTarget(
      name: "gallerypage", dependencies: ["ChartCore", "ChartRender", "ChartGallery"],
      path: "Tests/gallerypage", swiftSettings: strict),
    .testTarget(
      name: "CompatibilityTests", dependencies: ["ChartCore", "ChartGallery", "TestSupport"],
      exclude: ["Snapshots"], swiftSettings: strict),
    .executableTarget(
      name: "strokes", dependencies: ["ChartCore", "ChartRender", "CCairo"],
      path: "Benchmarks/strokes", swiftSettings: strict),
    .executableTarget(
      name: "marks", dependencies: ["ChartCore"], path: "Benchmarks/marks",
      swiftSettings: strict),
    .systemLibrary(
      name: "CXTest", path: "Tests/CXTest", pkgConfig: "xtst",
      providers: [.apt(["libxtst-dev"])]),
    .systemLibrary(
      name: "CDBus", path: "Tests/CDBus", pkgConfig: "dbus-1",
      providers: [.apt(["libdbus-1-dev"])]),
    .testTarget(
      name: "ChartCoreTests", dependencies: ["ChartCore", "TestSupport"],
      exclude: ["Snapshots", "Cases"], swiftSettings: strict),
    .testTarget(
      name: "ChartRenderTests", dependencies: ["CCairo", "ChartRender", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ChartWindowTests",
      dependencies: ["ChartWindow", "CX11", "TestSupport", "CXTest", "windowprobe"],
      swiftSettings: strict),
    .testTarget(
      name: "ChartviewTests", dependencies: ["chartview", "TestSupport", "CXTest"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

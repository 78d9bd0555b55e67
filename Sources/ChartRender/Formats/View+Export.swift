import ChartCore
import Foundation

/// Why a picture could not be written to a file.
public enum ExportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name ends with none of `.png`, `.svg` and `.pdf`.
  case unknownFormat(path: String)
  case render(RenderError)
  case notWritten(path: String, reason: String)

  public var description: String {
    switch self {
    case .unknownFormat(let path): "\(path): a picture ends with .png, .svg or .pdf"
    case .render(let error): "the picture cannot be drawn: \(error)"
    case .notWritten(let path, let reason): "\(path): \(reason)"
    }
  }
}

extension View {
  /// Writes the view as a picture; the ending of the file's name says which: `.png`, `.svg` or
  /// `.pdf`.
  ///
  /// No display is needed. `size` is in points, and a PNG has `scale` device pixels a point. Texts
  /// are those of the locale that the environment names, times those of the zone of the system.
  /// The file is whole or as it was.
  ///
  ///     try chart.export(to: "sales.png", size: Size(width: 600, height: 400), scale: 2)
  public func export(
    to path: String, size: Size, scale: Double = 1, colorScheme: ColorScheme = .light
  ) throws(ExportError) {
    guard let format = ExportFormat(path: path) else { throw .unknownFormat(path: path) }
    let measurer = PangoMeasurer()
    var environment = EnvironmentValues(
      colorScheme: colorScheme, formats: systemTextFormats, measurer: measurer)
    environment.displayScale = scale.isFinite && scale > 0 ? scale : 1
    let scene = Composition(self, size: size, environment: environment).scene
    let bytes: [UInt8]
    do throws(RenderError) {
      bytes = try encoded(
        scene, as: format, scale: environment.displayScale, measurer: measurer)
    } catch {
      throw .render(error)
    }
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .notWritten(path: path, reason: error.localizedDescription)
    }
  }
}

/// Texts in the locale of the environment and the zone of the system.
package var systemTextFormats: any TextFormats {
  let environment = ProcessInfo.processInfo.environment
  let zone = TimeZone.current.identifier
  return (try? textFormats(environment: environment, timeZone: zone)) ?? PlainFormats()
}

extension CGFloat: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = CGFloat
  public var scaleValue: PlotValue { .number(Double(self)) }
  public init?(scaleValue: PlotValue) {
    guard let value = Double(scaleValue: scaleValue) else { return nil }
    self.init(value)
  }
}

import ChartCore
import ChartRender
import ChartWindow

/// The document laid out as asked: written to a file, or shown in a window.
@MainActor
struct Picture {
  private let document: any ChartDocument
  private let arguments: Arguments
  private let selection: Double?
  private let formats: DocumentFormats
  private let live: (ViewerClient) -> (any LivePart)?
  private let measurer = PangoMeasurer()

  init(
    _ document: any ChartDocument, _ arguments: Arguments, selection: Double?,
    formats: DocumentFormats, live: @escaping (ViewerClient) -> (any LivePart)?
  ) {
    self.live = live
    self.document = document
    self.arguments = arguments
    self.selection = selection
    self.formats = formats
  }

  private var size: Size { arguments.size ?? Arguments.defaultSize }

  private func environment(scale: Double) -> EnvironmentValues {
    var environment = EnvironmentValues(
      colorScheme: arguments.theme == .dark ? .dark : .light,
      formats: formats.formats(of: document),
      measurer: measurer)
    environment.displayScale = scale
    environment.accessibilityReduceMotion = arguments.reducesMotion
    environment.accessibilityDifferentiateWithoutColor = arguments.differentiatesWithoutColor
    return environment
  }

  private func viewer(
    scale: Double, content: @escaping (ViewState) -> any View
  ) -> Viewer {
    var viewer = Viewer(
      environment: environment(scale: scale), size: size,
      state: document.initialState(selecting: selection), content: content)
    viewer.scrubMode = arguments.scrub
    return viewer
  }

  /// Writes the finished chart; the file is whole or as it was.
  func write(to target: ExportTarget) throws(Failure) {
    let scale = arguments.scale ?? 1
    let bytes: [UInt8]
    do throws(RenderError) {
      bytes = try encoded(
        viewer(scale: scale, content: document.view).composition.scene, as: target.kind,
        scale: scale,
        measurer: measurer)
    } catch {
      throw .render(error)
    }
    do throws(OutputError) {
      try OutputFile(target.path).write(bytes)
    } catch {
      throw .output(error)
    }
  }

  /// Shows the chart until its window is closed; returns the signal that did so, if one did.
  func show() throws(Failure) -> Int32? {
    let session = ViewingSession(arguments.tick, series: document.valueNames)
    let viewer = viewer(scale: arguments.scale ?? 1, content: document.framed)
    let client = ViewerClient(viewer, measurer: measurer) { session.selectionChanged(to: $0) }
    client.drawsIn = arguments.drawsIn || arguments.demo == .drawIn
    client.drawInDuration = arguments.drawInDuration
    client.preferences = preferences
    let live = live(client)
    var holdsDays = document.holdsWholeDays
    live?.documentChanged = { document in
      session.seriesChanged(to: document.valueNames)
      guard formats.zoned != nil, document.holdsWholeDays != holdsDays else { return }
      holdsDays.toggle()
      client.use(formats.formats(of: document))
    }
    let signal: Int32?
    do throws(WindowError) {
      signal = try ChartWindow.show(client, options: windowOptions) { window in
        client.attach(to: window)
        session.attach(to: window)
        live?.start(in: window)
      }
    } catch {
      throw .window(error)
    }
    if let failure = session.failure ?? live?.failure { throw failure }
    return signal
  }

  private var preferences: ViewerPreferences {
    let scheme: ColorScheme? =
      switch arguments.theme {
      case .light: .light
      case .dark: .dark
      case .auto: nil
      }
    return ViewerPreferences(colorScheme: scheme, reducesMotion: arguments.reducesMotion)
  }

  private var windowOptions: WindowOptions {
    var options = WindowOptions(title: document.title, size: size)
    options.scale = arguments.scale
    options.geometry = arguments.geometry
    options.display = arguments.display
    options.lossMessage = Messages.line(WindowError.displayLost.message)
    return options
  }
}

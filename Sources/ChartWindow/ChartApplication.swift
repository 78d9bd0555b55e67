import ChartCore
import ChartRender

/// A program that shows a view in a window.
///
///     exit(ChartApplication.run(title: "Sales") { Chart { … } })
public enum ChartApplication {
  /// Shows a view until its window is closed, and returns the exit status of the program.
  ///
  /// The view is made again when the person changes what is selected or visible. Theme, font and
  /// motion are those of the desktop; texts are those of the locale that the environment names.
  /// Tasks of the main actor and `DispatchQueue.main` run while the window waits.
  ///
  /// - Returns: 0; 1 when the window could not be shown, or the display went away, which a line on
  ///   standard error says; 128 and the number of the signal that closed the window.
  public static func run<Content: View>(
    title: String, size: Size = Size(width: 900, height: 600),
    @ViewBuilder content: @escaping () -> Content
  ) -> Int32 {
    do throws(WindowError) {
      let client = client(size: size, content: content)
      let signal = try show(client, options: options(title: title, size: size)) {
        client.attach(to: $0)
      }
      return signal.map { 128 + $0 } ?? 0
    } catch {
      ErrorOutput.write(line(error))
      return 1
    }
  }

  private static func client<Content: View>(
    size: Size, content: @escaping () -> Content
  ) -> ViewerClient {
    let measurer = PangoMeasurer()
    let environment = EnvironmentValues(formats: systemTextFormats, measurer: measurer)
    let viewer = Viewer(environment: environment, size: size) { _ in content() }
    return ViewerClient(viewer, measurer: measurer)
  }

  private static func options(title: String, size: Size) -> WindowOptions {
    var options = WindowOptions(title: title, size: size)
    options.lossMessage = line(.displayLost)
    return options
  }

  /// The line that says why the program cannot go on, with its name in front.
  private static func line(_ error: WindowError) -> String {
    let path = CommandLine.arguments.first ?? ""
    let text = "\(path.split(separator: "/").last ?? "chart"): \(error)"
    return "\(text.terminalText)\n"
  }
}

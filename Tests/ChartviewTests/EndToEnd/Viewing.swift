import CXTest
import ChartCore
import ChartRender
import TestSupport
import Testing

@testable import chartview

/// The built program with a window on a server of its own, and a hand to use it.
struct Viewing {
  /// The savings of seed 0.
  static let savings =
    #filePath.split(separator: "/").dropLast(4)
    .reduce("") { "\($0)/\($1)" } + "/Examples/savings.csv"

  let server: XvfbServer
  let hand: XvfbHand
  let program: XvfbProgram
  let window: XvfbWindow
  /// What the program writes to a file for the same words: the window shows the same.
  let plain: XvfbPicture

  /// Starts a server, the program on some words, and returns when the chart is on the screen.
  ///
  /// The pointer rests in the corner at the bottom right, and keys go to the window.
  init(_ words: [String] = [], file: String = savings) throws {
    server = try XvfbServer()
    hand = try XvfbHand(on: server)
    hand.move(to: 999, 699)
    program = try XvfbProgram(
      "chartview", words + [file], on: server, environment: BuiltProgram.environment)
    window = try XvfbWindow(by: hand)
    plain = try Self.exported(words, file: file)
    #expect(shows(plain), "the chart never came")
    hand.focus(window)
  }

  /// What the window shows now.
  var picture: XvfbPicture? { hand.picture(of: window) }

  /// Returns whether the window comes to show exactly this picture.
  func shows(_ picture: XvfbPicture) -> Bool { hand.waits { self.picture == picture } }

  /// The next line the program prints.
  func tick() -> String? { program.lines.next() }

  /// Quits by the keyboard and returns the lines that were printed since the last one read.
  func rest() -> [String] {
    hand.type(XK_q)
    return program.lines.remaining()
  }

  /// Returns the picture that the program exports for these words.
  static func exported(_ words: [String], file: String = savings) throws -> XvfbPicture {
    let folder = try TemporaryFolder()
    let outcome = try BuiltProgram.run(words + ["-o", folder["a.png"], file])
    #expect(outcome.status == 0 && outcome.errors == "")
    let file = try FileInput(.file(folder["a.png"]))
    return try XvfbPicture(png: Array(file.bytes))
  }

  /// The plot of the savings as the window lays it out at 900 by 600 points.
  static func plot(selecting x: Double? = nil) throws -> ResolvedChart {
    var parser = ArgumentParser()
    let arguments = try parser.arguments(from: ["--line", savings])
    let document = try LineDocument(
      arguments, [SourceTable(.file(savings), arguments.readingOptions)])
    let environment = EnvironmentValues(
      colorScheme: .light, formats: PlainFormats(zone: .utc), measurer: PangoMeasurer())
    let viewer = Viewer(
      environment: environment, size: Arguments.defaultSize, state: ViewState(selection: x),
      content: document.view)
    return try #require(viewer.plot)
  }
}

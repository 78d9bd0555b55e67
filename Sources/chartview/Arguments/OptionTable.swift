import ChartCore
import ChartWindow

extension Option {
  /// Every option the program accepts, in the order of the help.
  static let all: [Option] =
    dataOptions + readingOptions + lookOptions + outputOptions + motionOptions + windowOptions

  private static let dataOptions: [Option] = [
    Option(
      name: "--line", group: .data, help: "Draw a line for each column of numbers (the default)",
      read: { _, arguments in store(true, in: &arguments.isLine) }),
    Option(
      name: "--x", argument: "NAME", group: .data,
      help: "Name of the column along the x axis",
      expected: "a name",
      read: { text, arguments in store(named(text), in: &arguments.xColumn) }),
    Option(
      name: "--y", argument: "NAME", group: .data,
      help: "Name of a column to draw as a line. Repeat it for more than one",
      expected: "a name",
      read: { text, arguments in
        arguments.yColumns += named(text).map { [$0] } ?? []
        return !text.isEmpty
      }),
    Option(
      name: "--time-zone", argument: "ZONE", group: .data,
      help: "Zone of the dates on the axis and in the tooltip, like Europe/Berlin. "
        + "Without it dates are written as in the file",
      expected: "the name of a time zone like Europe/Berlin",
      read: { text, arguments in store(zone(text), in: &arguments.timeZone) }),
  ]

  private static let lookOptions: [Option] = [
    Option(
      name: "--title", argument: "TEXT", group: .look,
      help: "Heading of the chart. Without it the name of the column or the file",
      read: { text, arguments in store(text, in: &arguments.title) }),
    Option(
      name: "--format", argument: "FORMAT", group: .look,
      help: "How values are written: number, percent, si or currency:CODE, each with :DIGITS "
        + "for a fixed number of decimals",
      expected: "number, percent, si or currency:CODE, with :DIGITS (0 to 15) if wanted",
      read: { text, arguments in store(NumberStyle(argument: text), in: &arguments.format) }),
    Option(
      name: "--tint", argument: "COLOR", group: .look,
      help: "Colour of the line: a CSS name, #rgb or #rrggbb",
      expected: "a CSS colour name, #rgb or #rrggbb",
      read: { text, arguments in store(RGBA(css: text), in: &arguments.tint) }),
    Option(
      name: "--interpolation", argument: "NAME", group: .look,
      help: "How the line passes between points: \(InterpolationName.list). "
        + "Without it monotone",
      expected: InterpolationName.list,
      read: { text, arguments in
        store(InterpolationName(rawValue: text), in: &arguments.interpolation)
      }),
    Option(
      name: "--theme", argument: "NAME", group: .look,
      help: "Colours: \(ThemeName.list). Without it auto, which follows the desktop",
      expected: ThemeName.list,
      read: { text, arguments in store(ThemeName(rawValue: text), in: &arguments.theme) }),
  ]

  private static let outputOptions: [Option] = [
    Option(
      name: "--export", letter: "o", argument: "FILE", group: .output,
      help: "Write the chart to FILE.png, FILE.svg or FILE.pdf and exit. "
        + "FILE - is standard output, as PNG",
      expected: "a file name that ends in .png, .svg or .pdf",
      read: { text, arguments in store(ExportTarget(text), in: &arguments.export) }),
    Option(
      name: "--describe", argument: "json", isArgumentOptional: true, group: .output,
      help: "Say what the chart shows, in words or as JSON, and exit",
      expected: DescriptionForm.list,
      read: { text, arguments in
        store(DescriptionForm(rawValue: text), in: &arguments.describe)
      }),
    Option(
      name: "--size", argument: "WxH", group: .output,
      help: "Size of the picture or the window in points. Without it 900x600",
      expected: "a size like 900x600, each side 1 to \(PixelSize.longestSide)",
      read: { text, arguments in
        let size = PixelSize(text).map { Size(width: Double($0.width), height: Double($0.height)) }
        return store(size, in: &arguments.size)
      }),
    Option(
      name: "--scale", argument: "N", group: .output,
      help: "Device pixels a point, 0.5 to 8. Without it that of the desktop, or 1",
      expected: "a number from 0.5 to 8",
      read: { text, arguments in store(scale(text), in: &arguments.scale) }),
  ]

  private static let windowOptions: [Option] = [
    Option(
      name: "--select", argument: "WHEN", group: .interaction,
      help: "Start with the datum nearest to this x selected: a date, a date with a time, "
        + "or a number",
      expected: "a date like 2026-11-30, a date with a time like 2026-11-30T14:05Z, or a number",
      read: { text, arguments in
        store(SelectedX.isReadable(text) ? text : nil, in: &arguments.selection)
      }),
    Option(
      name: "--scrub", argument: "WHEN", group: .interaction,
      help: "Select under the pointer while button 1 is down (drag, the default) or whenever it "
        + "is over the plot (hover)",
      expected: ScrubMode.list,
      read: { text, arguments in store(ScrubMode(rawValue: text), in: &arguments.scrub) }),
    Option(
      name: "--tick", argument: "ACTION", group: .interaction,
      help: "What a change of the selection does: none (the default), bell, print (one line on "
        + "standard output: x and the values, separated by tabs, or - when cleared) or "
        + "exec:COMMAND (run COMMAND, without a shell, with that line as its last argument)",
      expected: "none, bell, print or exec:COMMAND with its quotes closed",
      read: { text, arguments in store(TickCommand(argument: text), in: &arguments.tick) }),
    Option(
      name: "--display", argument: "NAME", group: .window,
      help: "X display to open the window on. Without it $DISPLAY",
      expected: "the name of a display like :0",
      read: { text, arguments in store(named(text), in: &arguments.display) }),
    Option(
      name: "--geometry", argument: "GEOMETRY", group: .window,
      help: "Size and place of the window in pixels, like 900x600+40+40 or -0-0",
      expected: "a geometry like 900x600+40+40",
      read: { text, arguments in store(WindowGeometry(text), in: &arguments.geometry) }),
    Option(
      name: "--help", group: .other, help: "Print this text and exit",
      read: { _, arguments in store(request(.help, after: arguments), in: &arguments.request) }),
    Option(
      name: "--version", group: .other, help: "Print the version and exit",
      read: { _, arguments in store(request(.version, after: arguments), in: &arguments.request) }),
  ]
}

extension Option {
  static func store<Value>(_ value: Value?, in place: inout Value) -> Bool {
    guard let value else { return false }
    place = value
    return true
  }

  static func store<Value>(_ value: Value?, in place: inout Value?) -> Bool {
    guard let value else { return false }
    place = value
    return true
  }

  static func named(_ text: String) -> String? { text.isEmpty ? nil : text }

  private static func zone(_ text: String) -> String? {
    let signs: Set<Character> = ["/", "_", "-", "+", ":"]
    let isName = text.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber) || signs.contains($0)
    }
    return isName && !text.isEmpty && !text.hasPrefix("/") ? text : nil
  }

  private static func scale(_ text: String) -> Double? {
    guard let number = PlainNumber.value(of: text), (0.5...8).contains(number) else { return nil }
    return number
  }

  private static func request(
    _ request: Arguments.Request, after arguments: Arguments
  ) -> Arguments.Request {
    arguments.request == .chart ? request : arguments.request
  }
}

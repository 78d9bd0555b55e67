import ChartCore

/// The options of candles.
extension Option {
  static let candleDataOptions: [Option] = [
    column("open") { $1.reading.open = $0 }, column("high") { $1.reading.high = $0 },
    column("low") { $1.reading.low = $0 }, column("close") { $1.reading.close = $0 },
    column("volume") { $1.reading.volume = $0 },
    Option(
      name: "--every", argument: "UNIT", group: .data,
      help: "Merge candles into this unit: 5min, 1h, 1d, 1w, 3mo, 1y. Without it what fits the "
        + "pixels",
      expected: "a unit like 5min, 1h, 1d, 1w, 1mo or 1y; minutes and hours divide a day",
      read: { text, arguments in store(CalendarUnit(text), in: &arguments.calendarUnit) }),
    Option(
      name: "--demo", argument: "NAME", group: .data,
      help: "Show made-up data instead of a file: \(DemoName.list)",
      expected: DemoName.list,
      read: { text, arguments in store(DemoName(rawValue: text), in: &arguments.demo) }),
  ]

  static let candleLookOptions: [Option] = [
    Option(
      name: "--symbol", argument: "TEXT", group: .look,
      help: "What the candles are prices of. Without it the title or the name of the file",
      read: { text, arguments in store(text, in: &arguments.symbol) }),
    Option(
      name: "--style", argument: "NAME", group: .look,
      help: "How candles are drawn: \(CandleStyle.list). Without it candle",
      expected: CandleStyle.list,
      read: { text, arguments in store(CandleStyle(rawValue: text), in: &arguments.candleStyle) }),
    color("--rising", "Colour of candles that rose") { $1.risingColor = $0 },
    color("--falling", "Colour of candles that fell") { $1.fallingColor = $0 },
    Option(
      name: "--differentiate-without-color", group: .look,
      help: "Draw bodies that fell lighter, so that nothing depends on colour alone",
      read: { _, arguments in store(true, in: &arguments.differentiatesWithoutColor) }),
    Option(
      name: "--time", argument: "KIND", group: .look,
      help: "Place candles by true time (true) or without the holes of nights and weekends "
        + "(gapless, the default)",
      expected: TimeAxisName.list,
      read: { text, arguments in store(TimeAxisName(rawValue: text), in: &arguments.timeAxis) }),
    Option(
      name: "--indicator", argument: "SPEC", group: .look,
      help: "Draw an indicator over candles or in a pane below: \(indicatorList). "
        + "Repeat it for more than one",
      expected: "\(indicatorList), with numbers of your own if wanted",
      read: { text, arguments in
        guard let indicator = try? Indicator(text) else { return false }
        arguments.indicators.append(indicator)
        return true
      }),
  ]

  private static let indicatorList: String = {
    let words = Indicator.usual.map(\.description)
    return words.dropLast().joined(separator: ", ") + " or " + words.suffix(1).joined()
  }()

  private static func column(
    _ role: String, _ set: @escaping @Sendable (String, inout Arguments) -> Void
  ) -> Option {
    Option(
      name: "--\(role)", argument: "NAME", group: .data,
      help: "Name of the column of \(role == "volume" ? "volumes" : "\(role) prices")",
      expected: "a name",
      read: { text, arguments in
        guard let name = named(text) else { return false }
        set(name, &arguments)
        return true
      })
  }

  private static func color(
    _ name: String, _ help: String,
    _ set: @escaping @Sendable (RGBA, inout Arguments) -> Void
  ) -> Option {
    Option(
      name: name, argument: "COLOR", group: .look, help: help,
      expected: "a CSS colour name, #rgb or #rrggbb",
      read: { text, arguments in
        guard let color = RGBA(css: text) else { return false }
        set(color, &arguments)
        return true
      })
  }
}

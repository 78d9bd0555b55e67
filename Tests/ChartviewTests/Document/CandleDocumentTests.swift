import ChartCore
import Testing

@testable import chartview

/// Which chart a file becomes, and what the options of candles do.
@Suite struct CandleDocumentTests {
  private let folder: TemporaryFolder
  private let prices =
    "date,open,high,low,close,volume\n2026-01-05,1,3,1,2,10\n2026-01-06,2,4,1,3,20\n"

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "without --line and --candles, a file with the four prices is shown as candles",
    arguments: [
      ([], "candles"), (["--line"], "line"), (["--candles"], "candles"), (["--y=close"], "line"),
      (["--line", "--candles"], "candles"), (["--open=open"], "candles"),
    ])
  func kind(words: [String], kind: String) throws {
    let path = try folder.write(prices, to: "a.csv")
    let outcome = try BuiltProgram.run(words + ["--describe=json", path])
    #expect(outcome.output.contains("\"kind\": \"\(kind)\"") && outcome.status == 0)
  }

  @Test("columns can be named, and a name that is not there is one")
  func columns() throws {
    let path = try folder.write("t,a,b,c,d\n2026-01-05,1,3,1,2\n2026-01-06,2,4,1,3\n", to: "a.csv")
    let words = ["--candles", "--open=a", "--high=b", "--low=c", "--close=d"]
    let outcome = try BuiltProgram.run(words + ["--describe=json", path])
    #expect(outcome.output.contains(#""count": 2, "rising": 2"#))
    let missing = try BuiltProgram.run(words + ["--volume=e", "--describe", path])
    #expect(missing.status == 1 && missing.errors.contains("e"))
  }

  @Test("a format without digits has those of the data, and one with digits has its own")
  func formats() throws {
    #expect(try document(["--candles"]).style.format == NumberStyle(fractionDigits: 2...2))
    #expect(
      try document(["--format=number"]).style.format == NumberStyle(fractionDigits: 2...2))
    #expect(
      try document(["--format=number:4"]).style.format == NumberStyle(fractionDigits: 4...4))
    #expect(
      try document(["--format=currency:EUR"]).style.plainFormat
        == NumberStyle(fractionDigits: 2...2))
  }

  @Test("the symbol is what was said, or the name of the file")
  func symbol() throws {
    #expect(try document([]).symbol == "a")
    #expect(try document(["--title=T"]).symbol == "T")
    #expect(try document(["--title=T", "--symbol=S"]).symbol == "S")
  }

  @Test("options of candles start the state")
  func state() throws {
    let state = try document(["--every=1w", "--time=true", "--style=hollow"])
      .initialState(selecting: 5)
    #expect(state.calendarUnit == CalendarUnit("1w") && !state.isGapless)
    #expect(state.candleStyle == .hollow && state.selection == 5)
    #expect(try document([]).initialState(selecting: nil) == ViewState())
  }

  @Test("colours and indicators are passed on")
  func style() throws {
    let style = try document(["--rising=blue", "--falling=#010203", "--indicator=sma:3"]).style
    #expect(style.risingColor == Color(RGBA(hex: 0x0000ff)))
    #expect(style.fallingColor == Color(RGBA(hex: 0x010203)))
    #expect(style.indicators == [.sma(period: 3)])
  }

  @Test("--every describes the merged candles")
  func every() throws {
    let path = try folder.write(prices, to: "a.csv")
    let outcome = try BuiltProgram.run(["--every=1w", "--describe=json", path])
    #expect(outcome.output.contains(#""count": 1, "rising": 1, "falling": 0, "low": 1, "high": 4"#))
  }

  @Test("candles need one file, and vwap a volume")
  func refusals() throws {
    let path = try folder.write(prices, to: "a.csv")
    let two = try BuiltProgram.run(["--candles", path, path])
    #expect(two.status == 2 && two.errors == "chartview: --candles shows one file at a time\n")
    let bare = try folder.write("date,open,high,low,close\n2026-01-05,1,3,1,2\n", to: "b.csv")
    let vwap = try BuiltProgram.run(["--indicator=vwap", "--describe", bare])
    #expect(vwap.status == 1 && vwap.errors.contains("vwap needs a column of volumes"))
  }

  @Test("S2-25: the demo needs no file and is in dollars")
  func demo() throws {
    let outcome = try BuiltProgram.run(["--demo", "candles", "--describe"])
    #expect(outcome.output.hasPrefix("ACME. Candlestick chart.\n") && outcome.status == 0)
    #expect(
      CandleDocument(demo: Arguments()).style.format
        == NumberStyle(.currency("USD"), fractionDigits: 2...2))
  }

  @Test("a tick of candles has four prices")
  func tick() {
    let datum = CandleSeries.demo.datum(atTime: CandleSeries.demo.time[0])
    #expect(
      datum?.tickLine(CandleSeries.priceNames).hasPrefix(
        "2026-10-29T20:53:20Z\t182\t183.78592665072532\t180.34864672645926\t182.8840729") == true)
  }

  @Test(arguments: [
    "--every=", "--every=7min", "--every=0d", "--every=1q", "--style=Candle", "--time=false",
    "--indicator=", "--indicator=sma:0", "--indicator=macd:26,12,9", "--indicator=foo",
    "--rising=nocolour", "--falling=", "--demo=", "--demo=nothing", "--open=", "--volume=",
  ])
  func argumentsOfCandlesThatCannotBeRead(word: String) throws {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = try #require(Option.all.first { $0.name == parts[0] })
    let error = UsageError.invalidValue(
      option: option.name, value: String(parts[1]), expected: option.expected)
    #expect(throws: error) { try arguments([word]) }
  }

  private func arguments(_ words: [String]) throws -> Arguments {
    var parser = ArgumentParser()
    return try parser.arguments(from: words)
  }

  private func document(_ words: [String]) throws -> CandleDocument {
    let path = try folder.write(prices, to: "a.csv")
    let arguments = try arguments(words)
    return try CandleDocument(arguments, SourceTable(.file(path), arguments.readingOptions))
  }
}

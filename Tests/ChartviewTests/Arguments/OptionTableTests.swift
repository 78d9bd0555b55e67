import ChartCore
import ChartRender
import ChartWindow
import Testing

@testable import chartview

@Suite struct OptionTableTests {
  @Test(
    arguments: [
      "--size=0x5", "--size=5", "--size=5x", "--size=20001x5", "--size=-5x5", "--size=5x5x5",
      "--size=1e3x5", "--size=99999999999999999999x1", "--size=", "--size=900 x600",
      "--scale=0.49", "--scale=8.1", "--scale=nan", "--scale=inf", "--scale=0x2", "--scale=2x",
      "--scale=", "--select=", "--select=yesterday", "--select=2026-02-30", "--select=nan",
      "--x=", "--y=", "--tint=", "--tint=#12", "--tint=#1234567", "--tint=#+12", "--tint=blu",
      "--tint=#ｆｆｆ", "--format=", "--format=euro", "--format=currency", "--format=currency:",
      "--format=currency:EURO", "--format=currency:€12", "--format=percent:", "--format=percent:x",
      "--format=si:16", "--format=number:-1", "--format=number:1:2", "--format=number:+1",
      "--interpolation=Linear", "--interpolation=catmull", "--theme=", "--theme=black",
      "--scrub=click", "--describe=", "--describe=xml", "--tick=", "--tick=exec", "--tick=exec:",
      "--tick=exec:  ", "--tick=exec:''", "--tick=exec:echo \"a", "--tick=print:", "--geometry=",
      "--geometry==",
      "--geometry=9x9+1+2+3", "--geometry=0x0+1+1", "--time-zone=",
      "--time-zone=/etc/passwd", "--time-zone=a b", "--display=", "--export=", "--export=png",
      "--export=a.png/", "--export=.png", "--export=a.jpeg",
    ])
  func anArgumentThatCannotBeReadIsNamedWithItsOption(word: String) throws {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = try #require(Option.all.first { $0.name == parts[0] })
    let error = UsageError.invalidValue(
      option: option.name, value: String(parts[1]), expected: option.expected)
    #expect(throws: error) { try parsed(word) }
    #expect(!option.expected.isEmpty)
  }

  @Test func sizesAndScalesAreNumbers() throws {
    #expect(try parsed("--size=900x600").size == Size(width: 900, height: 600))
    #expect(try parsed("--size=1X20000").size == Size(width: 1, height: 20_000))
    #expect(try parsed("--scale=0.5").scale == 0.5)
    #expect(try parsed("--scale=8").scale == 8)
  }

  @Test(
    arguments: [
      ("number", NumberStyle(.number)),
      ("number:2", NumberStyle(.number, fractionDigits: 2...2)),
      ("percent", NumberStyle(.percent, fractionDigits: 0...1)),
      ("percent:0", NumberStyle(.percent, fractionDigits: 0...0)),
      ("si", NumberStyle(.si, fractionDigits: 0...2)),
      ("currency:EUR", NumberStyle(.currency("EUR"), fractionDigits: 2...2)),
      ("currency:eur:0", NumberStyle(.currency("EUR"), fractionDigits: 0...0)),
      ("currency:JPY", NumberStyle(.currency("JPY"), fractionDigits: 0...0)),
      ("currency:KWD", NumberStyle(.currency("KWD"), fractionDigits: 3...3)),
    ])
  func formatsSayHowNumbersAreWritten(text: String, style: NumberStyle) throws {
    #expect(try parsed("--format=\(text)").format == style)
  }

  @Test(
    arguments: [
      ("indigo", 0x4b0082), ("RebeccaPurple", 0x663399), ("#fff", 0xffffff), ("#5856D6", 0x5856d6),
      ("#a0c", 0xaa00cc), ("tan", 0xd2b48c),
    ] as [(String, UInt32)])
  func tintsAreCSSColours(text: String, hex: UInt32) throws {
    #expect(try parsed("--tint=\(text)").tint == RGBA(hex: hex))
  }

  @Test func everyChoiceOfAListIsAccepted() throws {
    for name in InterpolationName.allCases {
      #expect(try parsed("--interpolation=\(name.rawValue)").interpolation == name)
    }
    for name in ThemeName.allCases {
      #expect(try parsed("--theme=\(name.rawValue)").theme == name)
    }
    #expect(try parsed("--scrub=hover").scrub == .hover)
  }

  @Test(
    arguments: [
      ("none", .none), ("bell", .bell), ("print", .print), ("exec:beep", .exec(["beep"])),
      ("exec:notify-send 'a  b' c", .exec(["notify-send", "a  b", "c"])),
    ] as [(String, TickCommand)])
  func ticksAreActions(text: String, command: TickCommand) throws {
    #expect(try parsed("--tick=\(text)").tick == command)
  }

  @Test func geometriesAreThoseOfX() throws {
    let geometry = try #require(try parsed("--geometry=900x600-0+40").geometry)
    #expect(geometry.width == 900 && geometry.height == 600)
    #expect(geometry.x == WindowGeometry("-0+40")?.x && geometry.x?.isFromFarEdge == true)
    #expect(geometry.y?.distance == 40)
  }

  @Test(
    arguments: [
      ("a.png", "a.png", .png), ("dir.x/b.SVG", "dir.x/b.SVG", .svg), ("c.d.pdf", "c.d.pdf", .pdf),
      ("-", "-", .png), ("/dev/stdout", "/dev/stdout", .png),
      ("/dev/shm/a.svg", "/dev/shm/a.svg", .svg),
    ] as [(String, String, ExportFormat)])
  func theEndingSaysTheKindOfPicture(text: String, path: String, kind: ExportFormat) throws {
    #expect(try parsed("--export=\(text)").export == ExportTarget(path: path, kind: kind))
  }

  @Test func textsAreKeptAsWritten() throws {
    #expect(try parsed("--select=2026-11-30T14:05Z").selection == "2026-11-30T14:05Z")
    #expect(try parsed("--select=-1.5e3").selection == "-1.5e3")
    #expect(try parsed("--time-zone=America/Argentina/Buenos_Aires").timeZone?.count == 30)
    #expect(try parsed("--display=:0").display == ":0")
    #expect(try parsed("--x=Größe, cm").xColumn == "Größe, cm")
  }

  @Test("S4-4: --duration takes any number of seconds, also none and less")
  func motion() throws {
    #expect(try parsed("--duration=-1").drawInDuration == -1)
    #expect(try parsed("--duration=0.5").drawInDuration == 0.5)
    #expect(try parsed("--draw-in").drawInDuration == 1.6 && parsed("--draw-in").drawsIn)
    #expect(try parsed("--reduce-motion").reducesMotion)
    #expect(try parsed("--demo=draw-in").demo == .drawIn)
    #expect(throws: UsageError.self) { try parsed("--duration=soon") }
  }

  @Test func aSelectionIsADateOnATimeAxisAndANumberOnEither() {
    #expect(SelectedX.value(of: "2026-11-30", on: .time) == 1_795_996_800)
    #expect(SelectedX.value(of: "86400", on: .time) == 86_400)
    #expect(SelectedX.value(of: "1.5", on: .number) == 1.5)
    #expect(SelectedX.value(of: "2026-11-30", on: .number) == nil)
  }

  @Test func namesAndLettersAreUniqueAndEveryRowHasHelp() {
    #expect(Set(Option.all.map(\.name)).count == Option.all.count)
    #expect(Option.all.compactMap(\.letter) == ["o"])
    #expect(Option.all.allSatisfy { !$0.help.isEmpty && !$0.help.hasSuffix(".") })
  }

  private func parsed(_ word: String) throws -> Arguments {
    var parser = ArgumentParser()
    return try parser.arguments(from: [word])
  }

  @Test("options of reading: separator, decimal sign, form of dates, header, column of texts")
  func readingOptions() throws {
    var parser = ArgumentParser()
    let reading = try parser.arguments(from: [
      "--separator", "tab", "--decimal=,", "--date-format", "%d.%m.%Y", "--no-header", "--by",
      "who",
      "a.csv",
    ]).reading
    #expect(reading.separator == 9)
    #expect(reading.decimal == UInt8(ascii: ","))
    #expect(reading.dateFormat == "%d.%m.%Y")
    #expect(reading.hasHeader == false)
    #expect(reading.by == "who")
  }

  @Test(arguments: [
    ["--separator", "ab"], ["--separator", "\""], ["--decimal", ";"], ["--by", ""],
    ["--date-format", "%Q"],
    ["--date-format", "wann"],
  ])
  func wrongOptionsOfReadingAreUsageErrors(words: [String]) {
    #expect(throws: UsageError.self) {
      var parser = ArgumentParser()
      _ = try parser.arguments(from: words + ["a.csv"])
    }
  }
}

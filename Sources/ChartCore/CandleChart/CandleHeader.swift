/// The symbol, the close with its change, and the date or what to do.
struct CandleHeader: View {
  let symbol: String
  let page: CandlePage
  let row: Int
  let style: CandleChartStyle
  let isCompact: Bool
  let showsHint: Bool

  private var candle: Candle { page.sheet.candles[row] }

  var body: some View {
    EnvironmentView { environment in
      if isCompact {
        HStack(alignment: .firstTextBaseline, spacing: 10) {
          name
          close(.title3, .subheadline.weight(.semibold), environment)
        }
      } else {
        VStack(alignment: .leading, spacing: 4) {
          name
          HStack(alignment: .firstTextBaseline, spacing: 14) {
            close(.largeTitle, .headline, environment)
          }
          if showsHint { footnote(environment) }
        }
      }
    }
  }

  /// The symbol, and the unit where candles were merged.
  private var name: some View {
    let words = [symbol, page.sheet.unit?.words ?? ""].filter { !$0.isEmpty }
    return Text(words.joined(separator: " · "))
      .font(.subheadline.weight(.semibold))
      .foregroundStyle(.secondary)
  }

  @ViewBuilder private func close(
    _ font: Font, _ changeFont: Font, _ environment: EnvironmentValues
  ) -> some View {
    Text(environment.formats.number(candle.close, style: style.format))
      .font(font.bold())
      .monospacedDigit()
      .contentTransition(.numericText())
    Text(texts(environment).change(of: candle))
      .font(changeFont)
      .monospacedDigit()
      .contentTransition(.numericText())
      .foregroundStyle(candle.isRising ? style.risingColor : style.fallingColor)
  }

  private func footnote(_ environment: EnvironmentValues) -> some View {
    let text =
      page.selectedRow == nil
      ? "Last close · drag to read \(interval)" : texts(environment).date(of: candle.time)
    return Text(text).font(.footnote).foregroundStyle(.secondary)
  }

  private func texts(_ environment: EnvironmentValues) -> CandleTexts {
    CandleTexts(
      formats: environment.formats, format: style.plainFormat,
      interval: page.sheet.candles.typicalInterval, unit: page.sheet.unit)
  }

  /// What a candle stands for, with its article.
  private var interval: String {
    let length = page.sheet.unit?.length ?? page.sheet.candles.typicalInterval
    let known: [(CalendarUnit.Kind, String)] = [
      (.second, "a second"), (.minute, "a minute"), (.hour, "an hour"), (.day, "a day"),
      (.week, "a week"),
      (.month, "a month"), (.year, "a year"),
    ]
    let match = known.first { kind, _ in
      (CalendarUnit(1, kind)?.length ?? 0).isClose(to: length)
    }
    return match?.1 ?? "a candle"
  }
}

extension Double {
  /// Whether two lengths of time are the same but for leap days and changes of the clock.
  fileprivate func isClose(to other: Double) -> Bool { abs(self / other - 1) < 0.05 }
}

/// The four prices of a candle side by side, and its volume where it has one (`S2-24`).
struct CandleCells: View {
  let candle: Candle
  let format: NumberStyle

  var body: some View {
    EnvironmentView { environment in
      HStack {
        cell("Open", environment.formats.number(candle.open, style: format))
        cell("High", environment.formats.number(candle.high, style: format))
        cell("Low", environment.formats.number(candle.low, style: format))
        cell("Close", environment.formats.number(candle.close, style: format))
        if let volume = candle.volume, volume.isFinite {
          cell("Volume", environment.formats.number(volume, style: Self.volumeFormat))
        }
      }
    }
  }

  private static let volumeFormat = NumberStyle(.si, fractionDigits: 0...2)

  private func cell(_ title: String, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title).font(.caption).foregroundStyle(.secondary)
      Text(value).font(.subheadline.weight(.semibold)).monospacedDigit()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

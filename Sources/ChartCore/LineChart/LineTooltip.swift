/// The card beside the selected datum: the value over its date, or a row for each series.
struct LineTooltip: View {
  /// More series than this are counted, so that the card stays smaller than the plot.
  static let mostRows = 8
  /// How much each further series adds to the height of the card, in points.
  static let rowHeight = 21.0

  let selected: SelectedDatum
  let lines: [StyledSeries]
  let format: NumberStyle
  let dates: DateStyle

  init(
    _ selected: SelectedDatum, names lines: [StyledSeries], format: NumberStyle, dates: DateStyle
  ) {
    self.selected = selected
    self.lines = lines
    self.format = format
    self.dates = dates
  }

  var body: some View {
    EnvironmentView { environment in
      VStack(spacing: 2) {
        if lines.count == 1 {
          Text(environment.formats.number(selected.values.first?.value ?? 0, style: format))
            .font(.headline)
        } else {
          rows(environment.formats)
        }
        Text(environment.formats.text(selected.x, dates: dates))
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .monospacedDigit()
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(.secondaryBackground, in: .rect(cornerRadius: 12))
      .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.separator) }
    }
  }

  private func rows(_ formats: any TextFormats) -> some View {
    let present = lines.filter { selected.value(of: $0.series.name) != nil }
    let shown = present.prefix(Self.mostRows)
    return HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        ForEach(Array(shown), id: \.index) { name($0) }
      }
      VStack(alignment: .trailing, spacing: 2) {
        ForEach(Array(shown), id: \.index) { line in
          Text(formats.number(selected.value(of: line.series.name) ?? 0, style: format))
            .font(.callout.weight(.semibold))
        }
      }
      if shown.count < present.count { Text("+\(present.count - shown.count)").font(.caption) }
    }
  }

  private func name(_ line: StyledSeries) -> some View {
    HStack(spacing: 6) {
      Circle().fill(line.color).frame(width: 8, height: 8)
      Text(line.series.name)
    }
    .font(.callout)
  }
}

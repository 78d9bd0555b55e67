import FoundationEssentials

/// Text of one look or several; too little room cuts a line off with an ellipsis.
///
///     Text("Sales")
///     Text(0.25, format: .percent).font(.headline)
///     Text("12").bold() + Text(" kg")
public struct Text: View, PrimitiveView, Hashable, Sendable {
  /// A stretch of text with what was said of its look.
  struct Run: Hashable, Sendable {
    var text: String
    var font: Font?
    var foreground: AnyShapeStyle?
    var weight: FontWeight?
    var hasTabularDigits = false
  }

  private(set) var runs: [Run]

  public init(_ text: some StringProtocol) {
    runs = [Run(text: String(text))]
  }

  /// Creates a text that is shown as it stands.
  public init(verbatim text: String) { self.init(text) }

  /// Creates a text of a value in a format.
  public init<Format: FormatStyle>(
    _ value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String, Format.FormatInput: Equatable {
    self.init(format.format(value))
  }

  /// The text without its look.
  public var plainText: String { runs.map(\.text).joined() }

  /// Returns both texts on one line, each with its own look.
  public static func + (a: Text, b: Text) -> Text {
    var sum = a
    sum.runs += b.runs
    return sum
  }
}

/// Looks that stay a text, so that it can go on with `+`.
extension Text {
  private func changed(_ change: (inout Run) -> Void) -> Text {
    var copy = self
    for index in copy.runs.indices { change(&copy.runs[index]) }
    return copy
  }

  public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }

  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    let style = style.erased
    return changed { $0.foreground = $0.foreground ?? style }
  }

  public func foregroundColor(_ color: Color?) -> Text {
    changed { $0.foreground = $0.foreground ?? color.map { .color($0) } }
  }

  public func bold() -> Text { fontWeight(.bold) }

  public func fontWeight(_ weight: FontWeight?) -> Text {
    changed { $0.weight = $0.weight ?? weight }
  }

  public func monospacedDigit() -> Text { changed { $0.hasTabularDigits = true } }
}

/// Layout and drawing.
extension Text {
  /// A piece of a line with its measured look.
  private struct Piece {
    var text: String
    let style: TextStyle
    let color: RGBA
    var size: TextSize
  }

  /// The lines of the text: it breaks where it says so.
  private func lines(_ environment: EnvironmentValues) -> [[Piece]] {
    if runs.count == 1, !runs[0].text.utf8.contains(UInt8(ascii: "\n")) {
      return [[piece(runs[0], runs[0].text, environment)]]
    }
    var lines: [[Piece]] = [[]]
    for run in runs {
      for (index, part) in run.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 { lines.append([]) }
        guard !part.isEmpty || runs.count == 1 else { continue }
        lines[lines.count - 1].append(piece(run, String(part), environment))
      }
    }
    return lines
  }

  private func piece(_ run: Run, _ text: String, _ environment: EnvironmentValues) -> Piece {
    let style = style(run, environment)
    let own = run.foreground == .inherited ? nil : run.foreground
    return Piece(
      text: text, style: style,
      color: (own ?? environment.foreground).color(environment.colorScheme),
      size: environment.measurer.size(of: text, style: style))
  }

  private func style(_ run: Run, _ environment: EnvironmentValues) -> TextStyle {
    let font = run.font ?? environment.font
    return TextStyle(
      size: font.size * environment.textScale, weight: run.weight ?? font.weight,
      hasTabularDigits: environment.hasTabularDigits || run.hasTabularDigits)
  }

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    let lines = lines(environment)
    let width = lines.map { $0.reduce(0) { $0 + $1.size.width } }.max() ?? 0
    let height = lines.reduce(0) { $0 + ($1.map(\.size.height).max() ?? 0) }
    return ViewDimensions(
      Size(width: min(proposal.width ?? width, width), height: height),
      firstBaseline: lines.first?.map(\.size.ascent).max())
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    var top = rect.minY
    for line in lines(environment) {
      draw(fitted(line, to: rect.width, environment), in: rect, top, environment, &composition)
      top += line.map(\.size.height).max() ?? 0
    }
  }

  private func draw(
    _ line: [Piece], in rect: Rect, _ top: Double, _ environment: EnvironmentValues,
    _ composition: inout Composition
  ) {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let ascent = line.map(\.size.ascent).max() ?? 0
    var x = isMirrored ? rect.maxX : rect.minX
    for piece in line where !piece.text.isEmpty {
      let label = Label(
        piece.text, style: piece.style, color: piece.color, at: Point(x: x, y: top + ascent),
        anchor: isMirrored ? .right : .left)
      x += isMirrored ? -piece.size.width : piece.size.width
      if let digits = environment.contentTransition.digits {
        composition.add(.rolling(RollingLabel(label: label, countsDown: digits == .down)))
      } else {
        composition.add(.label(label))
      }
    }
  }

  /// Cuts off the piece that leaves the room, and drops those after it.
  private func fitted(
    _ line: [Piece], to width: Double, _ environment: EnvironmentValues
  ) -> [Piece] {
    var rest = width
    var fitted: [Piece] = []
    for var piece in line {
      if piece.size.width > rest + 0.01 {
        piece.text = piece.text.fitted(to: rest, piece.style, environment.measurer)
        piece.size = environment.measurer.size(of: piece.text, style: piece.style)
        return fitted + [piece]
      }
      fitted.append(piece)
      rest -= piece.size.width
    }
    return fitted
  }
}

/// One line of text; too little room cuts it off with an ellipsis.
public struct Text: View, PrimitiveView {
  let text: String

  public init(_ text: some StringProtocol) {
    self.text = String(text)
  }

  /// The text without its style.
  public var plainText: String { text }

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    let ideal = environment.measurer.size(of: text, style: environment.textStyle)
    let width = min(proposal.width ?? ideal.width, ideal.width)
    return ViewDimensions(
      Size(width: width, height: ideal.height), firstBaseline: ideal.ascent)
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    let style = environment.textStyle
    let text = fitted(to: rect.width, environment)
    guard !text.isEmpty else { return }
    let ascent = environment.measurer.size(of: text, style: style).ascent
    let isMirrored = environment.layoutDirection == .rightToLeft
    let label = Label(
      text, style: style, color: environment.foreground.color(environment.colorScheme),
      at: Point(x: isMirrored ? rect.maxX : rect.minX, y: rect.minY + ascent),
      anchor: isMirrored ? .right : .left)
    if let digits = environment.contentTransition.digits {
      composition.add(.rolling(RollingLabel(label: label, countsDown: digits == .down)))
    } else {
      composition.add(.label(label))
    }
  }

  private func fitted(to width: Double, _ environment: EnvironmentValues) -> String {
    let style = environment.textStyle
    func fits(_ text: String) -> Bool {
      environment.measurer.size(of: text, style: style).width <= width + 0.01
    }
    if fits(text) { return text }
    var (fitting, tooLong) = (0, text.count)
    while tooLong - fitting > 1 {
      let middle = (fitting + tooLong) / 2
      if fits(text.prefix(middle) + "…") { fitting = middle } else { tooLong = middle }
    }
    return fitting > 0 ? text.prefix(fitting) + "…" : ""
  }
}

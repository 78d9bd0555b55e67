import ChartCore
import TestSupport
import Testing

/// Propose and answer: the layout rules of SwiftUI.
@Suite struct LayoutTests {
  @Test("a text is as wide as its characters and stands on its baseline")
  func text() {
    let label = labels(Text("abc").font(.system(size: 10)))[0]
    #expect(label.position == Point(x: 91, y: 94 + 9.5))
  }

  @Test("a row shares its room: fixed views first, a spacer takes the rest")
  func spacer() {
    let row = HStack(spacing: 0) {
      Text("ab")
      Spacer()
      Text("c")
    }.font(.system(size: 10))
    #expect(labels(row).map(\.position.x) == [0, 194])
  }

  @Test(
    "a column aligns its views",
    arguments: [
      (HorizontalAlignment.leading, [88.0, 88]), (.center, [88, 97]), (.trailing, [88, 106]),
    ])
  func column(alignment: HorizontalAlignment, positions: [Double]) {
    let column = VStack(alignment: alignment, spacing: 2) {
      Text("abcd")
      Text("x")
    }.font(.system(size: 10))
    #expect(labels(column).map(\.position.x) == positions)
    #expect(labels(column).map(\.position.y) == [96.5, 110.5])
  }

  @Test("a row on the first baseline sets texts of different sizes on one line")
  func baseline() {
    let row = HStack(alignment: .firstTextBaseline) {
      Text("a").font(.system(size: 10))
      Text("b").font(.system(size: 40))
    }
    let baselines = labels(row).map(\.position.y)
    #expect(baselines[0] == baselines[1])
  }

  @Test("right to left, a row starts at the right and text ends there")
  func rightToLeft() {
    let row = HStack(spacing: 0) {
      Text("ab")
      Spacer()
      Text("c")
    }.font(.system(size: 10)).environment(\.layoutDirection, .rightToLeft)
    #expect(labels(row).map(\.position.x) == [200, 6])
    #expect(labels(row).map(\.anchor) == [.right, .right])
  }

  @Test("a text with too little room ends in an ellipsis, unless its size is fixed")
  func truncation() {
    let text = Text("abcdefghij").font(.system(size: 10))
    #expect(labels(text.frame(width: 31)).map(\.text) == ["abcd…"])
    #expect(labels(text.frame(width: 3)).map(\.text) == [])
    #expect(labels(text.fixedSize().frame(width: 31)).map(\.text) == ["abcdefghij"])
  }

  @Test("padding, background and border: the card")
  func card() throws {
    let card = Text("abcd").font(.system(size: 10))
      .padding(.horizontal, 12).padding(.vertical, 6)
      .background(.secondaryBackground, in: .rect(cornerRadius: 12))
      .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.separator) }
    let items = scene(card).items.dropFirst()
    #expect(
      items.compactMap(\.path).compactMap(\.bounds) == [
        Rect(x: 76, y: 88, width: 48, height: 24), Rect(x: 76.5, y: 88.5, width: 47, height: 23),
      ])
  }

  @Test("lists, branches and absent views are laid out one by one")
  func lists() {
    let shows = false
    let column = VStack(alignment: .leading, spacing: 0) {
      ForEach(["a", "b"], id: \.self) { Text($0) }
      if shows { Text("never") }
      if shows { Text("no") } else { Text("c") }
    }.font(.system(size: 10))
    #expect(labels(column).map(\.text) == ["a", "b", "c"])
    #expect(labels(column).map(\.position.y) == [91.5, 103.5, 115.5])
  }

  private func scene(_ view: some View) -> Scene {
    let centered = view.frame(maxWidth: .infinity, maxHeight: .infinity)
    return Composition(
      centered, size: Size(width: 200, height: 200), environment: .fixed()
    ).scene
  }

  private func labels(_ view: some View) -> [Label] { scene(view).labels }
}

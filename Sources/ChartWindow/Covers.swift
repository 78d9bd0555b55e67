import ChartCore
import ChartRender

/// What lies over the painted layers, in drawing order, each item with the pixels it may touch.
struct Covers {
  private struct Cover {
    let item: Scene.Item
    let area: PixelRect
  }

  private var covers: [Cover] = []

  /// Nothing.
  init() {}

  /// Takes the items that touch a window.
  init(_ items: [Scene.Item], in window: PixelRect, scale: Double, _ measurer: PangoMeasurer) {
    covers = items.compactMap { item in
      guard let bounds = item.bounds(measurer),
        let area = PixelRect(covering: bounds, scale: scale).intersection(window)
      else { return nil }
      return Cover(item: item, area: area)
    }
  }

  /// All items, for a window of which all is stale.
  func all(in window: PixelRect) -> (damage: [PixelRect], items: [Scene.Item]) {
    ([window], covers.map(\.item))
  }

  /// Returns the pixels that are stale after other items, and the items to paint there.
  ///
  /// An item that stays is painted again where stale pixels reach into it, and then its own pixels
  /// are stale as well.
  func change(
    from old: Covers, damaging strips: [PixelRect]
  ) -> (damage: [PixelRect], items: [Scene.Item]) {
    var damage = strips
    var isStale = [Bool](repeating: true, count: covers.count)
    var rest = old.covers[...]
    for (index, cover) in covers.enumerated() {
      guard let place = rest.firstIndex(where: { $0.item == cover.item }) else { continue }
      damage += rest[..<place].map(\.area)
      rest = rest[(place + 1)...]
      isStale[index] = false
    }
    damage += rest.map(\.area)
    damage += covers.indices.filter { isStale[$0] }.map { covers[$0].area }
    while let touched = covers.indices.first(where: { index in
      !isStale[index] && damage.contains { $0.intersection(covers[index].area) != nil }
    }) {
      isStale[touched] = true
      damage.append(covers[touched].area)
    }
    return (damage, covers.indices.filter { isStale[$0] }.map { covers[$0].item })
  }
}

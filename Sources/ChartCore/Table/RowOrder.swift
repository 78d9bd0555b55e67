/// The numbers of the first cells of a column, and whether they only ascend or only descend, in
/// each block of rows for itself.
struct RowOrder {
  private(set) var numbers: [Double] = []
  private var ascends = true
  private var descends = true

  init(_ cells: [[UInt8]], decimal: UInt8, blocks: [Int]) {
    var last: (value: Double, block: Int)?
    for (row, cell) in cells.enumerated() {
      guard let value = cell.withCell({ NumberCell($0)?.value(decimal: decimal) }) else { continue }
      let block = row < blocks.count ? blocks[row] : 0
      if let last, last.block == block {
        ascends = ascends && last.value <= value
        descends = descends && last.value >= value
      }
      numbers.append(value)
      last = (value, block)
    }
  }

  var isMonotone: Bool { ascends || descends }
}

/// A year that begins in one calendar year and ends in the next: `2019/20`, `2019-2020`, `FY2019`.
enum FiscalYear {
  /// Returns the first of the two years, nil for any other text.
  static func year(_ cell: CellBytes) -> Int? {
    guard cell.count > 3, cell.count < 16 else { return nil }
    let isNamed = cell[0] | 32 == 102 && cell[1] | 32 == 121
    var index = isNamed ? 2 : 0
    while isNamed, cell[index] == .space || cell[index] == .minus { index += 1 }
    guard let year = number(cell, &index), year.count == 4 || isNamed && year.count == 2 else {
      return nil
    }
    let first = year.count == 4 ? year.value : Gregorian.year(ofTwoDigits: year.value)
    guard (1000...2999).contains(first) else { return nil }
    if index == cell.count { return isNamed ? first : nil }
    guard let length = joint(cell, index) else { return nil }
    index += length
    guard let next = number(cell, &index), index == cell.count else { return nil }
    let isNext = next.count == 2 ? next.value == (first + 1) % 100 : next.value == first + 1
    return isNext && [2, 4].contains(next.count) ? first : nil
  }

  private static func number(_ cell: CellBytes, _ index: inout Int) -> (value: Int, count: Int)? {
    let first = index
    var value = 0
    while cell[index].isDigit, index - first < 5 {
      value = value * 10 + Int(cell[index] - 48)
      index += 1
    }
    return index > first ? (value, index - first) : nil
  }

  private static func joint(_ cell: CellBytes, _ index: Int) -> Int? {
    if cell[index] == 47 || cell[index] == .minus { return 1 }
    return cell[index] == 0xE2 && cell[index + 1] == 0x80 && cell[index + 2] == 0x93 ? 3 : nil
  }
}

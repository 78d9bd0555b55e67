/// What the blocks know of their values.
extension PackedDoubles {
  /// The lowest and the highest value.
  var extent: Extent {
    rest.reduce(into: blocks.reduce(into: .empty) { $0.formUnion($1.extent) }) {
      $0.formUnion(Extent($1))
    }
  }

  /// How many values are NaN.
  public var missingCount: Int {
    blocks.reduce(rest.count(where: \.isNaN)) { $0 + $1.missingCount }
  }

  public var areAllFinite: Bool { missingCount == 0 && !hasInfinite }

  var hasInfinite: Bool { extent.low == -.infinity || extent.high == .infinity }

  /// Whether all values are numbers and each is at least the one before it, or larger.
  func ascends(strictly: Bool) -> Bool {
    guard missingCount == 0 else { return false }
    var before: Double?
    func isFine(_ value: Double) -> Bool {
      defer { before = value }
      return before.map { strictly ? $0 < value : $0 <= value } ?? true
    }
    let areBlocksFine = blocks.allSatisfy { block in
      // Of a straight line the ends say it all.
      block.isStraight && block.rows.count > 1 && (!strictly || block.step != 0)
        ? isFine(self[block.rows.lowerBound]) && isFine(self[block.rows.upperBound - 1])
        : unpacked(block.rows).allSatisfy(isFine)
    }
    return areBlocksFine && rest.allSatisfy(isFine)
  }

  /// Whether the values only ascend or only descend.
  func runsOneWay(strictly: Bool) -> Bool {
    ascends(strictly: strictly) || allSteps(strictly ? (>) : (>=))
  }
}

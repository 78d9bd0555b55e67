/// Looks at what reading the whole of a column found, and decides whether to read it otherwise.
enum ColumnJudge {
  /// Changes the plans of columns that have to be read again, and returns their indices.
  ///
  /// A column changes at most three times: its decimal sign or order of day and month once,
  /// then its kind, then to text.
  static func revise(_ plans: inout [ColumnPlan], _ parsed: inout ParsedChunk) -> [Int] {
    let changed = plans.indices.filter { column in
      revise(&plans[column], &parsed.parts[column])
    }
    return changed + follow(changed, &plans)
  }

  /// Lets columns whose decimal sign was a guess follow one that turned, and returns them.
  private static func follow(_ changed: [Int], _ plans: inout [ColumnPlan]) -> [Int] {
    guard let turned = changed.first(where: { plans[$0].isNumeric && plans[$0].turnedBy != nil })
    else { return [] }
    let others = plans.indices.filter { column in
      plans[column].openNumber != nil && plans[column].decimal != plans[turned].decimal
    }
    for column in plans.indices where plans[column].openNumber != nil {
      plans[column].openNumber = nil
      plans[column].decimal = plans[turned].decimal
    }
    return others
  }

  private static func revise(_ plan: inout ColumnPlan, _ part: inout ParsedChunk.Part) -> Bool {
    guard plan.kind != .text, plan.kind != .skip else { return false }
    if isMostlyFaults(part), plan.changeCount < 3 {
      changeKind(&plan, part.faults)
      return true
    }
    if plan.isForced { return false }
    if plan.kind != .date { return reviseDecimal(&plan, &part) }
    return reviseZones(&plan, part) || reviseOrder(&plan, &part)
  }

  /// Where times have the names of several zones, these are taken off.
  private static func reviseZones(_ plan: inout ColumnPlan, _ part: ParsedChunk.Part) -> Bool {
    guard plan.zones == .offsets, part.faults.otherZone != nil else { return false }
    plan.zones = .names
    return true
  }

  private static func isMostlyFaults(_ part: ParsedChunk.Part) -> Bool {
    let faults = part.faults.rows.count
    if faults == 0 { return false }
    if part.faults.contradictsItself { return false }
    return faults > part.values.count - part.values.missingCount
  }

  private static func changeKind(_ plan: inout ColumnPlan, _ faults: CellFaults) {
    let tally = CellTally(faults.texts.map { Array($0.utf8) })
    let old = plan
    let kind = tally.kind
    plan = ColumnPlan(kind == old.kind || old.changeCount > 1 ? .text : kind)
    plan.changeCount = old.changeCount + 1
    if kind == .number, tally.commaCount > tally.dotCount { plan.decimal = .comma }
    if kind == .number { (plan.unit, plan.negativeUnit) = (tally.columnUnit, tally.signUnit) }
    if kind == .date, tally.dayFirst > tally.monthFirst { plan.order = .dayFirst }
  }

  private static func reviseOrder(_ plan: inout ColumnPlan, _ part: inout ParsedChunk.Part) -> Bool
  {
    if let day = part.faults.dayFirst, let month = part.faults.monthFirst {
      part.faults.contradiction = (day, month)
      return false
    }
    if plan.order == .yearFirst { return false }
    let proof = plan.order == .dayFirst ? part.faults.monthFirst : part.faults.dayFirst
    guard let proof else { return false }
    if let turnedBy = plan.turnedBy {
      part.faults.contradiction = (turnedBy, proof)
      return false
    }
    plan.turnedBy = proof
    plan.turn(to: plan.order.other)
    plan.isGuess = false
    return true
  }

  private static func reviseDecimal(
    _ plan: inout ColumnPlan, _ part: inout ParsedChunk.Part
  ) -> Bool {
    let proof = plan.decimal == .dot ? part.faults.commaDecimal : part.faults.dotDecimal
    guard plan.isNumeric, let proof else { return false }
    if let turnedBy = plan.turnedBy {
      part.faults.contradiction = (turnedBy, proof)
      return false
    }
    plan.turnedBy = proof
    plan.decimal = plan.decimal == .dot ? .comma : .dot
    return true
  }
}

extension CellFaults {
  /// Whether the faults may only be a matter of order or decimal sign.
  var contradictsItself: Bool {
    dayFirst != nil || monthFirst != nil || commaDecimal != nil || dotDecimal != nil
  }
}

/// What a fast reader knows of the cells of a column.
struct FastColumn {
  /// The forms there are.
  enum Kind {
    case none, number, commaNumber, epoch, instant, dayFirst, monthFirst
  }

  let kind: Kind
  /// Of the last number, or of what is behind the first eight digits of a count since 1970.
  private(set) var form = NumberForm()
  /// How often it may still change.
  private var changesLeft = Self.mostChanges
  private static let mostChanges = 256

  init(_ plan: ColumnPlan) {
    switch plan.kind {
    case .number: kind = plan.decimal == .dot ? .number : .commaNumber
    case .epoch where plan.decimal == .dot: kind = .epoch
    case .date where plan.isProven || plan.turnedBy != nil:
      kind = plan.order == .dayFirst ? .dayFirst : .monthFirst
    case .date: kind = .instant
    default: kind = .none
    }
  }

  /// Makes it worth while again to learn forms.
  mutating func restart() { changesLeft = Self.mostChanges }

  /// Takes the form of a number for that of the next, unless it changes all the time.
  mutating func learn(_ base: UnsafePointer<UInt8>, _ bytes: Range<Int>, point: UInt8) {
    guard changesLeft > 0 else { return }
    changesLeft -= 1
    form = (changesLeft > 0 ? NumberForm(base, bytes, point: point) : nil) ?? NumberForm()
  }
}

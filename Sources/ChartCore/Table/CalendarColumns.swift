/// The columns beside one of years or of dates that say which part of them a row means.
///
///     Year,Month,Day    Year,Quarter    Year,Week    Year,DOY,Hour    Date,Hour    May 1 10:00:01
struct CalendarColumns {
  /// From the longest part to the shortest, as far as there are such columns.
  private(set) var columns: [Int] = []
  private var parts: [(part: CalendarPart, values: [Double])] = []
  /// Whether the year, too, stands in no column at all.
  private(set) var isYearless = false
  private let table: Table
  private let x: PackedDoubles

  /// Finds the columns for the years or the dates of a table; none for other instants.
  init(_ table: Table, beside index: Int) {
    self.table = table
    x = table.columns[index].doubles
    switch table.columns[index].values {
    case .instants where table.columns[index].plan?.kind == .year: addPartsOfYear()
    case .instants
    where hasHours && RowX.times(table, beside: index) == nil && isOfRepeatedDays:
      if !addHoursOfTime() { addTimes(areCertain: false) }
    case .times: addDate(before: index)
    default: break
    }
  }

  private mutating func addPartsOfYear() {
    if add(.month) {
      if add(.day) { addTimes(areCertain: true) }
      return
    }
    for part in [CalendarPart.quarter, .half, .week] where add(part, isCertain: false) { return }
    if add(.dayOfYear, isCertain: false) { addTimes(areCertain: true) }
  }

  private mutating func addTimes(areCertain: Bool) {
    guard add(.hour, isCertain: areCertain), add(.minute), let minute = columns.last,
      CalendarPart.second.column(of: table) == minute + 1
    else { return }
    _ = add(.second)
  }

  /// Adds a column that is only called a time, if its numbers ascend with each day like hours.
  private mutating func addHoursOfTime() -> Bool {
    guard let column = CalendarPart.time.column(of: table), hasNumbers(besides: column) else {
      return false
    }
    let values = CalendarPart.time.numbers(table.columns[column])
    var row = 0
    let ascends = x.allSteps { before, after in
      row += 1
      return before != after || values[row] > values[row - 1]
    }
    if ascends { (columns, parts) = ([column], [(.time, values)]) }
    return ascends
  }

  /// Whether numbers are taken for hours that may as well be something else.
  var areHoursGuessed: Bool { parts.first?.part == .time }

  /// Adds the column of a part; one that is not certain has to tell rows apart whose x is the
  /// same.
  private mutating func add(_ part: CalendarPart, isCertain: Bool = true) -> Bool {
    guard let column = part.column(of: table), !columns.contains(column) else { return false }
    let values = part.numbers(table.columns[column])
    guard isCertain || tellsApart(values) && hasNumbers(besides: column) else { return false }
    columns.append(column)
    parts.append((part, values))
    return true
  }

  /// Whether something is left to show; hours alone are what was worked.
  private func hasNumbers(besides column: Int) -> Bool {
    table.columns.indices.contains { $0 != column && table.isNumbers($0) }
  }

  private func tellsApart(_ values: [Double]) -> Bool {
    var row = 0
    return !x.allSteps { before, after in
      row += 1
      return before != after || values[row] == values[row - 1]
    }
  }

  /// Whether the name of a column says that it holds hours.
  private var hasHours: Bool {
    table.columns.contains {
      CalendarPart.hour.isName($0.name) || CalendarPart.time.isName($0.name)
    }
  }

  /// Whether there are no times of day, and one day after the other comes several times.
  private var isOfRepeatedDays: Bool {
    !x.allSteps(!=) && x.allSatisfy { $0.isNaN || $0.isMultiple(of: 86_400) }
  }
}

// MARK: - Dates in front of times of day

extension CalendarColumns {
  /// Takes the name of a month and a day, in whichever order, from the two columns in front.
  private mutating func addDate(before index: Int) {
    guard index > 1 else { return }
    for (month, day) in [(index - 2, index - 1), (index - 1, index - 2)] {
      guard case .texts = table.columns[month].values, isIn(1...12, .month, month),
        case .numbers = table.columns[day].values, isIn(1...31, .day, day)
      else { continue }
      columns = [month, day]
      parts = [
        (.month, CalendarPart.month.numbers(table.columns[month])),
        (.day, CalendarPart.day.numbers(table.columns[day])),
      ]
      isYearless = true
      return
    }
  }

  private func isIn(_ range: ClosedRange<Double>, _ part: CalendarPart, _ column: Int) -> Bool {
    part.numbers(table.columns[column]).allSatisfy { range.contains($0) && $0 == $0.rounded() }
  }
}

// MARK: - Instants

extension CalendarColumns {
  /// Returns the instant that a row means, whose year or day begins at `start`, or whose time
  /// of day that is; NaN when there is none.
  func instant(_ start: Double, row: Int) -> Double {
    guard start.isFinite, parts.allSatisfy({ $0.values[row].isFinite }) else { return .nan }
    if isYearless {
      return YearlessDates.instant(month: number(0, row), day: number(1, row)) + start
    }
    var day = Int((start / 86_400).rounded(.down))
    var seconds = 0
    for (index, part) in parts.enumerated() {
      let number = number(index, row)
      switch part.part {
      case .hour, .time: seconds += number * 3600
      case .minute: seconds += number * 60
      case .second: seconds += number
      default:
        guard let moved = Self.day(day, part.part, number) else { return .nan }
        day = moved
      }
    }
    return Double(day * 86_400 + seconds)
  }

  private func number(_ part: Int, _ row: Int) -> Int { Int(parts[part].values[row]) }

  /// Returns the day of the year or of the month that begins at `day`.
  private static func day(_ day: Int, _ part: CalendarPart, _ number: Int) -> Int? {
    let date = CivilDate(dayNumber: day)
    switch part {
    case .month: return Gregorian.day(year: date.year, month: number, day: 1)
    case .half: return Gregorian.day(year: date.year, month: number * 6 - 5, day: 1)
    case .quarter: return Gregorian.day(year: date.year, month: number * 3 - 2, day: 1)
    case .week: return Gregorian.day(year: date.year, week: number)
    case .dayOfYear:
      let isInYear = CivilDate(dayNumber: day + number - 1).year == date.year
      return isInYear ? day + number - 1 : nil
    default: return Gregorian.day(year: date.year, month: date.month, day: number)
    }
  }
}

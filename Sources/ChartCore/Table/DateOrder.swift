/// Which of three numbers of a date are the day, the month and the year.
enum DateOrder: Sendable, Hashable {
  /// The year comes last.
  case dayFirst, monthFirst
  /// A year of two digits, then month and day.
  case yearFirst

  var other: DateOrder { self == .dayFirst ? .monthFirst : .dayFirst }
}

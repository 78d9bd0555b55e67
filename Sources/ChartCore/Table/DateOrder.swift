/// Which of two numbers of a date is the day, where the year comes last.
enum DateOrder: Sendable, Hashable {
  case dayFirst, monthFirst

  var other: DateOrder { self == .dayFirst ? .monthFirst : .dayFirst }
}

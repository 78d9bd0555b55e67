/// Year, month, day and time of an instant, found by counting.
struct CalendarParts {
  var year = 1970
  var month = 1
  var day = 1
  let hour: Int
  let minute: Int
  let second: Int

  init(_ instant: Int) {
    var days = instant / 86_400
    let time = instant % 86_400
    (hour, minute, second) = (time / 3600, time / 60 % 60, time % 60)
    while days >= Self.days(year) {
      days -= Self.days(year)
      year += 1
    }
    while days >= Self.days(month, year) {
      days -= Self.days(month, year)
      month += 1
    }
    day = days + 1
  }

  func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  var monthName: String {
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][month - 1]
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func days(_ year: Int) -> Int { isLeap(year) ? 366 : 365 }

  private static func days(_ month: Int, _ year: Int) -> Int {
    month == 2 && isLeap(year) ? 29 : [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }
}

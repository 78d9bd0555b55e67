/// The text of `--help`, made from the table of options.
enum Help {
  /// Returns the text, at most 79 columns wide.
  static func text(_ options: [Option] = Option.all) -> String {
    let groups = Option.Group.allCases.map { group in
      (group, options.filter { $0.group == group })
    }
    let sections = groups.filter { !$0.1.isEmpty }.map { group, options in
      "\(group.rawValue):\n" + options.map(entry).joined()
    }
    return ([introduction] + sections + [ending]).joined(separator: "\n")
  }

  private static let introduction = """
    Usage: chartview [--line | --candles] [OPTION...] [FILE...]
    Look at a table of dates or numbers as a line chart, or at prices as candles.

    FILE is a CSV, TSV or semicolon file, - is standard input. With no FILE the
    table comes from a pipe on standard input.

    Examples:
      chartview --line savings.csv
      chartview --line --format currency:EUR:0 -o savings.png savings.csv
      chartview --candles --indicator sma:20 --indicator rsi:14 prices.csv
      sensors-log | chartview --y temperature --title Attic -

    """

  private static let ending = """
    Drag along the chart, or use Left and Right, to read values; Escape clears the
    selection, q closes the window.
    Exit status: 0 done, 1 the data or the display failed, 2 wrong arguments.

    """

  private static let column = 28

  /// Returns an option and what it does beside it, or below it when the option is long.
  private static func entry(_ option: Option) -> String {
    let synopsis = (option.letter == nil ? "      " : "  ") + option.synopsis
    let lines = wrapped(option.help, width: 79 - column)
    let margin = String(repeating: " ", count: column)
    let room = column - synopsis.count
    let isLong = room < 2
    let first = isLong ? "\n" + margin : String(repeating: " ", count: max(room, 0))
    return synopsis + first + lines.joined(separator: "\n" + margin) + "\n"
  }

  /// Returns the words of `text` in lines of at most `width` characters.
  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

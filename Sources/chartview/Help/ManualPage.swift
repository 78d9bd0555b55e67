import ChartCore

/// The manual page `chartview.1`, made from the table of options.
///
/// `packaging/chartview.1` holds it; a test compares the two.
enum ManualPage {
  /// Returns the page in the language of `man`.
  static func text(_ options: [Option] = Option.all) -> String {
    let groups = Option.Group.allCases.map { group in
      ".SS \(group.rawValue)\n" + options.filter { $0.group == group }.map(entry).joined()
    }
    let keys = KeyBinding.all.map { ".TP\n\\fB\(escaped($0.name))\\fR\n\(sentence($0.help)).\n" }
    return opening + groups.joined() + ".SH KEYS\n" + keys.joined() + closing
  }

  private static func entry(_ option: Option) -> String {
    ".TP\n\(heading(option))\n\(escaped(option.help)).\n"
  }

  private static func sentence(_ help: String) -> String {
    escaped(help.prefix(1).uppercased() + help.dropFirst())
  }

  private static func heading(_ option: Option) -> String {
    let short = option.letter.map { "\\fB\\-\($0)\\fR, " } ?? ""
    let argument = option.argument.map { argument in
      option.isArgumentOptional ? "[=\\fI\(argument)\\fR]" : " \\fI\(argument)\\fR"
    }
    return "\(short)\\fB\(escaped(option.name))\\fR\(argument ?? "")"
  }

  /// Returns text that `man` shows as it is: hyphens to copy and no line that starts a request.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }

  private static let opening = #"""
    .TH CHARTVIEW 1 "" "\#(Version.text)" "User Commands"
    .SH NAME
    chartview \- look at a table of dates or numbers as a line chart or as candles
    .SH SYNOPSIS
    .B chartview
    [\fB\-\-line\fR | \fB\-\-candles\fR] [\fIOPTION\fR...] [\fIFILE\fR...]
    .SH DESCRIPTION
    Opens a window with a line chart of a CSV, TSV or semicolon file, or with a candlestick chart
    when it has columns for open, high, low and close.
    Drag along the chart to read the values under the pointer.
    \fIFILE\fR may be \- for standard input; with no \fIFILE\fR the table comes from a pipe on
    standard input.
    With \fB\-\-export\fR or \fB\-\-describe\fR no display is needed.
    .SH OPTIONS

    """#

  private static let closing = #"""
    .SH EXIT STATUS
    0 when done, 1 when the data or the display failed, 2 when the arguments were wrong.
    .SH ENVIRONMENT
    \fBDISPLAY\fR names the display; \fBLC_ALL\fR, \fBLC_NUMERIC\fR, \fBLC_MONETARY\fR,
    \fBLC_TIME\fR and \fBLANG\fR say how numbers, amounts and dates are written.
    .SH EXAMPLES
    .nf
    chartview \-\-line savings.csv
    chartview \-\-line \-\-format currency:EUR:0 \-o savings.png savings.csv
    chartview \-\-line \-\-describe=json savings.csv
    chartview \-\-candles \-\-indicator sma:20 \-\-indicator rsi:14 prices.csv
    chartview \-\-tick print savings.csv | while read \-r line; do echo "$line"; done
    .fi

    """#
}

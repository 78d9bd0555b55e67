import Testing

@testable import chartview

@Suite struct CommandWordsTests {
  @Test(
    arguments: [
      ("", []), ("  \t ", []), ("a", ["a"]), (" a  b ", ["a", "b"]), ("'a b' c", ["a b", "c"]),
      (#""a 'b'" 'c "d"'"#, ["a 'b'", #"c "d""#]), ("a''b", ["ab"]), ("''", [""]),
      (#"a\ b \'"#, ["a b", "'"]), (#"'\'"#, [#"\"#]), (#""\"""#, ["\""]),
      ("$HOME *.csv | x;y", ["$HOME", "*.csv", "|", "x;y"]), ("é 漢", ["é", "漢"]),
      ("'a", nil), ("\"a'", nil), (#"a\"#, nil), (#""a\""#, nil),
    ] as [(String, [String]?)])
  func wordsAreSplitAtBlanksOutsideOfQuotes(text: String, words: [String]?) {
    #expect(CommandWords.split(text) == words)
  }
}

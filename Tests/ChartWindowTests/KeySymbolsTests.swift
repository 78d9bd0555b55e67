import CX11
import ChartCore
import Testing

@testable import ChartWindow

@Suite struct KeySymbolsTests {
  @Test(
    arguments: [
      (XK_Left, .left), (XK_KP_Left, .left), (XK_Page_Down, .pageDown), (XK_KP_Home, .home),
      (XK_Escape, .escape), (XK_KP_Enter, .enter), (XK_ISO_Left_Tab, .tab), (XK_F11, .fullScreen),
    ] as [(Int32, Key)])
  func keysThatWriteNothingHaveNames(symbol: Int32, key: Key) {
    #expect(Key(symbol: KeySym(symbol)) == key)
  }

  @Test(
    arguments: [
      (XK_q, "q"), (XK_Q, "q"), (XK_question, "?"), (XK_space, " "), (XK_7, "7"), (XK_KP_7, "7"),
      (XK_KP_Add, "+"), (XK_KP_Subtract, "-"), (XK_Adiaeresis, "ä"), (XK_ssharp, "ß"),
      (0x100_20ac, "€"), (0x100_0416, "ж"),
    ] as [(Int32, Character)])
  func othersAreTheCharacterInLowerCase(symbol: Int32, character: Character) {
    #expect(Key(symbol: KeySym(symbol)) == .character(character))
  }

  @Test(arguments: [0, 0x1f, 0x7f, 0x6ca, 0xff08, 0xffe1, 0x100_d800, 0xffff_ffff] as [KeySym])
  func keysWithoutAMeaningAreNone(symbol: KeySym) {
    #expect(Key(symbol: symbol) == nil)
  }
}

import Testing

@testable import ChartCore

@Suite struct ByteSurveyTests {
  @Test(arguments: [1, 31, 32, 33, 100], [0, 34, 128, 255] as [UInt8])
  func findsAByteWhereverItIs(count: Int, byte: UInt8) {
    for place in 0..<count {
      var bytes = [UInt8](repeating: 1, count: count)
      bytes[place] = byte
      let survey = bytes.withUnsafeBufferPointer { ByteSurvey(FileBytes($0), 0..<count) }
      #expect(survey.hasZero == (byte == 0))
      #expect(survey.hasQuote == (byte == 34))
      #expect(survey.hasHigh == (byte >= 128))
    }
  }

  @Test func takesNoOtherByteForOneOfThem() {
    for byte in 1..<UInt8(128) where byte != 34 {
      let bytes = [UInt8](repeating: byte, count: 67)
      #expect(bytes.withUnsafeBufferPointer { ByteSurvey(FileBytes($0), 0..<67).isPlain })
    }
  }
}

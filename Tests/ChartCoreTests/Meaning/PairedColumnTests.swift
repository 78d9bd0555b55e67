import Testing

@testable import ChartCore

/// Curves that each have an x of their own.
@Suite struct PairedColumnTests {
  @Test(arguments: ["X,Y,X,Y", "Frequency,dB,Frequency,dB"])
  func namesThatComeInTurnAreCurves(names: String) throws {
    let data = try ReadText.lines("\(names)\n0.1,4.5,0.3,7.5\n0.5,4.8,0.9,7.1\n0.7,5.1,,\n")
    #expect(data.series.map(\.dump) == ["0.1:4.5 0.5:4.8 0.7:5.1", "0.3:7.5 0.9:7.1"])
  }

  @Test func namesThatDifferAreColumns() throws {
    let data = try ReadText.lines("x,y,x,z\n1,4.5,3,7.5\n2,4.8,9,7.1\n3,4.9,8,7.0\n")
    #expect(data.series.count == 3)
  }
}

import Testing

@testable import chartview

@Suite struct ReadingProgressTests {
  @Test func passesThroughAFileNeverGoBack() {
    let progress = ReadingProgress(sourceCount: 1)
    #expect(progress.fraction == nil)
    progress.begin(size: 10_000_000)
    var fractions: [Double] = []
    for _ in 0..<6 {
      for offset in stride(from: 0, through: 10_000_000, by: 2_500_000) {
        progress.advance(to: offset)
        fractions.append(progress.fraction ?? -1)
      }
      progress.rewind()
    }
    #expect(fractions.first == 0)
    #expect(
      zip(fractions, fractions.dropFirst()).allSatisfy { $0 <= $1 + 1e-12 }
        && fractions.allSatisfy { $0 < 1 })
    #expect(fractions[2] == 0.35 && fractions[4] > 0.69)
    progress.finish()
    #expect(progress.fraction == 1)
  }

  @Test func aLookAtTheBeginningIsNoPass() {
    let progress = ReadingProgress(sourceCount: 1)
    progress.begin(size: 4_000_000)
    progress.advance(to: 512_000)
    progress.rewind()
    #expect(progress.fraction == 0)
  }

  @Test func sourcesShareTheBar() {
    let progress = ReadingProgress(sourceCount: 4)
    progress.begin(size: 10)
    progress.finish()
    #expect(progress.fraction == 0.25)
    progress.begin(size: 10)
    progress.advance(to: 5)
    #expect(progress.fraction == (1 + 0.35) / 4)
  }

  @Test func saysHowMuchWhenTheEndIsNotKnown() {
    let progress = ReadingProgress(sourceCount: 1)
    progress.begin(size: 0)
    progress.advance(to: 12_345_678)
    #expect(progress.text == "Reading… 12 MB")
    progress.begin(size: 100_000_000)
    progress.advance(to: 50_000_000)
    #expect(progress.text == "Reading… 35 %")
    progress.finish()
    #expect(progress.text == "Preparing the chart…")
  }
}

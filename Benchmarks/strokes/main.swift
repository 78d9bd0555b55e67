import Glibc

// Measures lines of many pieces, cairo's and the rasteriser's in turn, at 1200x800 and at twice
// the scale of 900x600:
//
//     swift run -c release strokes
//
// Prints milliseconds of processor time, medians, and ends with 1 when a line is slower than
// cairo's quick strokes in pieces of 32, on the whole.

let pictures = [(width: 1200, height: 800, scale: 1.0), (width: 900, height: 600, scale: 2)]
var own = 0.0
var cairo = 0.0
for (width, height, scale) in pictures {
  for sample in Sample.all(width: Double(width), height: Double(height)) {
    let comparison = Comparison(sample, width: width, height: height, scale: scale)
    print("\(width)x\(height)@\(Int(scale)) \(comparison)")
    own += comparison.own
    cairo += comparison.cairo
  }
}
let ratio = own / cairo
print("All lines against cairo's quick strokes: \(ratio.brief), at most 0.5")
exit(ratio <= 0.5 ? 0 : 1)

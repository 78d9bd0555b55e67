import Foundation

/// What a case says its file means.
struct ExpectedCase: Decodable {
  struct Line: Decodable {
    var name: String
    var points: Int
    var gaps: Int
    var first: [Value]
    var last: [Value]
    var min: Double
    var max: Double
    var name_contains: [String]?
  }

  struct Candle: Decodable {
    var t: Value
    var open: Double
    var high: Double
    var low: Double
    var close: Double
  }

  struct Candles: Decodable {
    var count: Int
    var rising: Int
    var falling: Int
    var first: Candle
    var last: Candle
    var low: Double
    var high: Double
  }

  struct Notice: Decodable {
    var lines: [Int]?
    var gist: String
  }

  struct Failure: Decodable {
    var must_mention: [[String]]
  }

  /// A number, or an instant as seconds since 1970.
  struct Value: Decodable {
    var number: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self.number = number
      } else {
        let date = try Date(try container.decode(String.self), strategy: .iso8601)
        number = date.timeIntervalSince1970
      }
    }
  }

  var input: String
  var kind: String
  var x_kind: String?
  var series: [Line]?
  var candles: Candles?
  var warnings: [Notice]?
  var error: Failure?

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Cases")

  static let names: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return all.filter { !$0.hasPrefix(".") }.sorted()
  }()

  static func load(_ name: String) throws -> (expected: ExpectedCase, bytes: [UInt8]) {
    let folder = folder.appending(path: name)
    let json = try Data(contentsOf: folder.appending(path: "expected.json"))
    let expected = try JSONDecoder().decode(ExpectedCase.self, from: json)
    return (expected, [UInt8](try Data(contentsOf: folder.appending(path: expected.input))))
  }
}

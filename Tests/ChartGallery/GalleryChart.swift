import ChartCore
import Foundation

/// A chart as a user of the library would declare it, with its name.
public struct GalleryChart {
  public let name: String
  public let size: Size
  public let view: any View

  init(_ name: String, width: Double = 360, height: Double = 240, _ view: any View) {
    self.name = name
    self.size = Size(width: width, height: height)
    self.view = view
  }

  /// All charts, by what they show of the library.
  public static var all: [GalleryChart] {
    lineCharts + areaCharts + barCharts + pointCharts + ruleCharts + sectorCharts + scaleCharts
      + axisCharts + plotCharts + layerCharts
  }
}

/// Data that several charts show.
enum Sample {
  struct Temperature: Identifiable {
    let city: String
    let month: Int
    let degrees: Double
    var id: String { "\(city) \(month)" }
  }

  struct Sale: Identifiable {
    let id: Int
    let product: String
    let quarter: String
    let amount: Double
  }

  struct Reading: Identifiable {
    let id: Int
    let time: Date
    let value: Double
    let low: Double
    let high: Double
  }

  static let temperatures: [Temperature] =
    [
      ("Oslo", [-4, -4, 0, 5, 11, 15, 18, 16, 11, 6, 1, -3]),
      ("Rome", [8, 9, 11, 14, 18, 22, 25, 25, 22, 17, 12, 9]),
      ("Quito", [14, 14, 14, 14, 14, 14, 14, 15, 15, 14, 14, 14]),
    ].flatMap { city, degrees in
      degrees.enumerated().map { Temperature(city: city, month: $0 + 1, degrees: Double($1)) }
    }

  static let sales: [Sale] = [
    ("Tea", [12, 15, 9, 18]), ("Coffee", [22, 19, 25, 28]), ("Cocoa", [6, 8, 5, 11]),
  ].enumerated().flatMap { product, entry in
    entry.1.enumerated().map { quarter, amount in
      Sale(
        id: product * 4 + quarter, product: entry.0, quarter: "Q\(quarter + 1)",
        amount: Double(amount))
    }
  }

  static let start = Date(timeIntervalSince1970: 1_772_323_200)  // 1 March 2026.

  static let readings: [Reading] = (0..<30).map { day in
    let value = 50 + 12 * sin(Double(day) / 3) + Double(day * 7 % 5)
    return Reading(
      id: day, time: start.addingTimeInterval(Double(day) * 86_400), value: value,
      low: value - 6 - Double(day % 3), high: value + 5 + Double(day % 4))
  }

  enum Weather: String, Plottable, CaseIterable { case sun, cloud, rain, snow }

  struct City: Identifiable {
    let name: String
    let people: Double
    let area: Double
    let income: Double
    let region: String
    var id: String { name }
  }

  static let cities = [
    City(name: "Alba", people: 0.4, area: 52, income: 31, region: "North"),
    City(name: "Brim", people: 1.9, area: 210, income: 44, region: "South"),
    City(name: "Corra", people: 3.2, area: 430, income: 39, region: "South"),
    City(name: "Dunfel", people: 0.9, area: 120, income: 52, region: "North"),
    City(name: "Elsing", people: 5.1, area: 610, income: 47, region: "East"),
    City(name: "Farrow", people: 2.3, area: 90, income: 28, region: "East"),
  ]
}

import ChartCore
import Foundation

extension GalleryChart {
  static var pointCharts: [GalleryChart] {
    [
      GalleryChart(
        "point-scatter",
        Chart(Sample.cities) { city in
          PointMark(x: .value("Area", city.area), y: .value("Income", city.income))
            .foregroundStyle(by: .value("Region", city.region))
            .symbol(by: .value("Region", city.region))
        }),
      GalleryChart(
        "point-bubbles",
        Chart(Sample.cities) { city in
          PointMark(x: .value("Area", city.area), y: .value("Income", city.income))
            .symbolSize(by: .value("People", city.people))
            .foregroundStyle(.purple.opacity(0.6))
            .annotation(position: .overlay) { Text(city.name).font(.caption2) }
        }),
      GalleryChart(
        "point-shapes",
        Chart {
          let shapes: [BasicChartSymbolShape] = [
            .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
          ]
          ForEach(Array(shapes.enumerated()), id: \.offset) { index, shape in
            PointMark(x: .value("Shape", index), y: .value("Row", 1)).symbol(shape).symbolSize(200)
            PointMark(x: .value("Shape", index), y: .value("Row", 2))
              .symbol(shape.strokeBorder(lineWidth: 2)).symbolSize(200)
          }
        }
        .chartYScale(domain: 0...3).chartXScale(domain: -1...8)),
      GalleryChart(
        "point-colour-by-number",
        Chart(Sample.readings) { reading in
          PointMark(x: .value("Day", reading.time), y: .value("Value", reading.value))
            .foregroundStyle(by: .value("Value", reading.value))
        }),
      GalleryChart(
        "point-views",
        Chart(Sample.cities) { city in
          PointMark(x: .value("Area", city.area), y: .value("Income", city.income))
            .symbol {
              Text(String(city.name.prefix(1))).font(.caption.bold()).foregroundStyle(.white)
                .padding(5)
                .background(.indigo, in: Circle())
            }
        }),
      GalleryChart(
        "point-fixed-position",
        Chart(Sample.cities) { city in
          PointMark(x: .value("Income", city.income), y: 20)
          PointMark(x: .value("Income", city.income)).foregroundStyle(.orange)
        }),
      GalleryChart(
        "rectangle-heat-map",
        Chart {
          ForEach(0..<7) { day in
            ForEach(0..<12) { hour in
              RectangleMark(
                x: .value("Hour", "\(hour * 2)"), y: .value("Day", "D\(day + 1)"),
                width: .ratio(1), height: .ratio(1)
              )
              .foregroundStyle(by: .value("Load", Double((day * 5 + hour * 3) % 17)))
            }
          }
        }),
      GalleryChart(
        "rectangle-areas",
        Chart {
          RectangleMark(
            xStart: .value("From", 2), xEnd: .value("To", 4), yStart: .value("Low", 1),
            yEnd: .value("High", 5)
          )
          .foregroundStyle(.yellow.opacity(0.4))
          RectangleMark(xStart: .value("From", 6), xEnd: .value("To", 7))
            .foregroundStyle(.red.opacity(0.2))
          RectangleMark(yStart: .value("Low", 2), yEnd: .value("High", 3))
            .foregroundStyle(.green.opacity(0.2))
          LineMark(x: .value("x", 0), y: .value("y", 0))
          LineMark(x: .value("x", 8), y: .value("y", 6))
        }),
      GalleryChart(
        "rectangle-behind-line",
        Chart {
          ForEach(Array([3.0, 5, 2, 6, 4].enumerated()), id: \.offset) { index, number in
            if index == 1 || index == 3 {
              RectangleMark(
                x: .value("Index", index), yStart: .value("Value", 0),
                yEnd: .value("Value", number),
                width: 16
              )
              .opacity(0.4)
            }
            LineMark(x: .value("Index", index), y: .value("Value", number))
          }
        }),
    ]
  }

  static var ruleCharts: [GalleryChart] {
    [
      GalleryChart(
        "rule-threshold",
        Chart {
          ForEach(Sample.cities) { city in
            BarMark(x: .value("City", city.name), y: .value("Income", city.income))
          }
          RuleMark(y: .value("Average", 40))
            .foregroundStyle(.red)
            .lineStyle(StrokeStyle(lineWidth: 1, dash: [5, 3]))
            .annotation(position: .top, alignment: .leading) {
              Text("Average").font(.caption).foregroundStyle(.red)
            }
        }),
      GalleryChart(
        "rule-ranges",
        Chart(Sample.readings.prefix(12)) { reading in
          RuleMark(
            x: .value("Day", reading.time), yStart: .value("Low", reading.low),
            yEnd: .value("High", reading.high)
          )
          .lineStyle(StrokeStyle(lineWidth: 6, lineCap: .round))
        }),
      GalleryChart(
        "rule-spans",
        Chart {
          ForEach(Array(["Ada", "Bo", "Cy", "Di"].enumerated()), id: \.offset) { index, name in
            RuleMark(
              xStart: .value("Born", 1900 + index * 15), xEnd: .value("Died", 1960 + index * 20),
              y: .value("Name", name))
          }
        }
        .chartXScale(domain: .automatic(includesZero: false))),
      GalleryChart(
        "candles-of-marks",
        Chart(Sample.readings.prefix(15)) { reading in
          let rises = reading.id % 3 != 0
          RuleMark(
            x: .value("Day", reading.time, unit: .day), yStart: .value("Low", reading.low),
            yEnd: .value("High", reading.high)
          )
          .lineStyle(StrokeStyle(lineWidth: 1.5, lineCap: .round))
          .foregroundStyle(rises ? .green : .red)
          RectangleMark(
            x: .value("Day", reading.time, unit: .day), yStart: .value("Open", reading.value - 2),
            yEnd: .value("Close", reading.value + 2), width: .ratio(0.62)
          )
          .foregroundStyle(rises ? .green : .red)
          .clipShape(.rect(cornerRadius: 1.5))
        }
        .chartYScale(domain: 20...80)
        .chartXAxis { AxisMarks(preset: .aligned) }),
    ]
  }
}

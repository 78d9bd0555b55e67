import ChartCore
import Foundation

extension GalleryChart {
  private static var growth: [(x: Double, y: Double)] {
    (1...20).map { (Double($0), pow(1.8, Double($0))) }
  }

  static var scaleCharts: [GalleryChart] {
    [
      GalleryChart(
        "scale-log",
        Chart(growth, id: \.x) { point in
          LineMark(x: .value("x", point.x), y: .value("y", point.y)).symbol(.circle)
        }
        .chartYScale(type: .log)),
      GalleryChart(
        "scale-log-domain",
        Chart(growth, id: \.x) { point in
          BarMark(x: .value("x", point.x), y: .value("y", point.y))
        }
        .chartYScale(domain: 1...1_000_000, type: .log)),
      GalleryChart(
        "scale-log-both",
        Chart(growth, id: \.x) { point in
          PointMark(x: .value("x", point.x), y: .value("y", point.y))
        }
        .chartXScale(type: .log).chartYScale(type: .log)),
      GalleryChart(
        "scale-square-root",
        Chart(0..<20, id: \.self) { x in
          LineMark(x: .value("x", x), y: .value("y", x * x))
        }
        .chartYScale(type: .squareRoot)),
      GalleryChart(
        "scale-power",
        Chart(0..<20, id: \.self) { x in
          LineMark(x: .value("x", x), y: .value("y", x))
        }
        .chartYScale(type: .power(exponent: 2))),
      GalleryChart(
        "scale-symmetric-log",
        Chart(-10...10, id: \.self) { x in
          LineMark(x: .value("x", x), y: .value("y", x * x * x))
        }
        .chartYScale(type: .symmetricLog)),
      GalleryChart(
        "scale-reversed",
        Chart(Sample.cities) { city in
          BarMark(x: .value("People", city.people), y: .value("City", city.name))
        }
        .chartXScale(domain: .automatic(reversed: true))
        .chartYAxis { AxisMarks(position: .trailing) }),
      GalleryChart(
        "scale-category-order",
        Chart(Sample.sales) { sale in
          BarMark(x: .value("Quarter", sale.quarter), y: .value("Amount", sale.amount))
            .foregroundStyle(by: .value("Product", sale.product))
        }
        .chartXScale(domain: ["Q4", "Q3", "Q2", "Q1"])
        .chartForegroundStyleScale(
          domain: ["Cocoa", "Coffee", "Tea"], range: [Color.brown, .orange, .green])),
      GalleryChart(
        "scale-padding",
        Chart(Sample.readings) { reading in
          LineMark(x: .value("Day", reading.time), y: .value("Value", reading.value))
        }
        .chartXScale(range: .plotDimension(padding: 20))
        .chartYScale(range: .plotDimension(startPadding: 10, endPadding: 60))),
      GalleryChart(
        "scale-modified",
        Chart(Sample.readings) { reading in
          LineMark(x: .value("Day", reading.time), y: .value("Value", reading.value))
        }
        .chartYScale(
          domain: .automatic(includesZero: false, dataType: Double.self) { domain in
            domain.append(100)
          })),
      GalleryChart(
        "scale-symbol-size",
        Chart(Sample.cities) { city in
          PointMark(x: .value("Area", city.area), y: .value("Income", city.income))
            .symbolSize(by: .value("People", city.people))
            .symbol(by: .value("Region", city.region))
            .foregroundStyle(by: .value("Region", city.region))
        }
        .chartSymbolSizeScale(range: 40...900)
        .chartSymbolScale([
          "North": BasicChartSymbolShape.diamond, "South": .square, "East": .pentagon,
        ])),
      GalleryChart(
        "scale-line-style",
        Chart(Sample.temperatures) { entry in
          LineMark(x: .value("Month", entry.month), y: .value("Degrees", entry.degrees))
            .lineStyle(by: .value("City", entry.city))
            .foregroundStyle(by: .value("City", entry.city))
        }
        .chartLineStyleScale([
          "Oslo": StrokeStyle(lineWidth: 3), "Rome": StrokeStyle(lineWidth: 2, dash: [6, 3]),
          "Quito": StrokeStyle(lineWidth: 2, dash: [2, 2]),
        ])),
      GalleryChart(
        "scale-mapping",
        Chart(Sample.cities) { city in
          BarMark(x: .value("City", city.name), y: .value("Income", city.income))
            .foregroundStyle(by: .value("Region", city.region))
        }
        .chartForegroundStyleScale { (region: String) in region == "South" ? Color.orange : .gray }),
    ]
  }

  static var axisCharts: [GalleryChart] {
    [
      GalleryChart(
        "axis-hidden",
        Chart(Sample.readings) { reading in
          LineMark(x: .value("Day", reading.time), y: .value("Value", reading.value))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)),
      GalleryChart(
        "axis-leading-labels",
        Chart(Sample.cities) { city in
          BarMark(x: .value("City", city.name), y: .value("Value", city.income * 1000))
        }
        .chartYAxis {
          AxisMarks(position: .leading) { value in
            AxisValueLabel {
              if let number = value.as(Double.self) {
                Text(number / 1000, format: .number.precision(.fractionLength(0))).font(.caption)
                  + Text("k").font(.caption)
              }
            }
            AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [4]))
              .foregroundStyle(.secondary.opacity(0.4))
          }
        }),
      GalleryChart(
        "axis-stride-days",
        Chart(Sample.readings) { reading in
          LineMark(x: .value("Day", reading.time), y: .value("Value", reading.value))
        }
        .chartXAxis {
          AxisMarks(values: .stride(by: .day, count: 7)) { _ in
            AxisGridLine()
            AxisTick()
            AxisValueLabel(format: Date.FormatStyle(timeZone: .gmt).day().month(.abbreviated))
          }
        }),
      GalleryChart(
        "axis-values",
        Chart(Sample.readings) { reading in
          LineMark(x: .value("Day", reading.time), y: .value("Value", reading.value))
        }
        .chartYAxis { AxisMarks(values: [0, 25, 50, 75]) }),
      GalleryChart(
        "axis-two-sides",
        Chart(Sample.readings) { reading in
          LineMark(x: .value("Day", reading.time), y: .value("Value", reading.value))
        }
        .chartYAxis {
          AxisMarks(position: .leading)
          AxisMarks(position: .trailing) { value in
            AxisTick()
            AxisValueLabel("\(Int((value.as(Double.self) ?? 0) * 1.8 + 32)) F")
          }
        }),
      GalleryChart(
        "axis-layers",
        Chart(Sample.readings) { reading in
          LineMark(x: .value("Day", reading.time), y: .value("Value", reading.value))
        }
        .chartXAxis {
          AxisMarks(values: .stride(by: .day)) { _ in
            AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5))
          }
          AxisMarks(values: .stride(by: .day, count: 10)) { value in
            AxisTick(length: 8)
            AxisValueLabel(format: Date.FormatStyle(timeZone: .gmt).day().month())
          }
        }),
      GalleryChart(
        "axis-top-and-titles",
        Chart(Sample.cities) { city in
          PointMark(x: .value("Area", city.area), y: .value("Income", city.income))
        }
        .chartXAxis { AxisMarks(position: .top) }
        .chartXAxisLabel("Area in square kilometres")
        .chartYAxisLabel("Income", position: .leading)),
      GalleryChart(
        "axis-inset",
        Chart(Sample.readings) { reading in
          LineMark(x: .value("Day", reading.time), y: .value("Value", reading.value))
        }
        .chartYAxis { AxisMarks(preset: .inset) }),
      GalleryChart(
        "axis-vertical-labels",
        Chart(Sample.cities) { city in
          BarMark(x: .value("City", city.name), y: .value("People", city.people))
        }
        .chartXAxis {
          AxisMarks { _ in AxisValueLabel(orientation: .verticalReversed) }
        }),
      GalleryChart(
        "axis-long-names", width: 320, height: 200,
        Chart {
          ForEach(
            ["Northern Highlands", "Southern Lowlands", "Eastern Plains", "Western Isles"],
            id: \.self
          ) { name in
            BarMark(x: .value("Region", name), y: .value("Length", name.count))
          }
        }),
      GalleryChart(
        "axis-many-categories",
        Chart(0..<60, id: \.self) { index in
          BarMark(x: .value("Item", "Item \(index)"), y: .value("Value", (index * 7) % 11))
        }),
      GalleryChart(
        "axis-desired-count",
        Chart(Sample.readings) { reading in
          LineMark(x: .value("Day", reading.time), y: .value("Value", reading.value))
        }
        .chartYAxis { AxisMarks(values: .automatic(desiredCount: 3)) }
        .chartXAxis { AxisMarks(values: .automatic(desiredCount: 4)) }),
    ]
  }
}

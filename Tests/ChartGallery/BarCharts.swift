import ChartCore
import Foundation

extension GalleryChart {
  static var barCharts: [GalleryChart] {
    [
      GalleryChart(
        "bar-categories",
        Chart(Sample.cities) { city in
          BarMark(x: .value("City", city.name), y: .value("People", city.people))
        }),
      GalleryChart(
        "bar-horizontal",
        Chart(Sample.cities) { city in
          BarMark(x: .value("People", city.people), y: .value("City", city.name))
            .foregroundStyle(.teal)
            .annotation(position: .trailing) {
              Text(city.people, format: .number).font(.caption2).foregroundStyle(.secondary)
            }
        }),
      GalleryChart(
        "bar-stacked",
        Chart(Sample.sales) { sale in
          BarMark(x: .value("Quarter", sale.quarter), y: .value("Amount", sale.amount))
            .foregroundStyle(by: .value("Product", sale.product))
        }),
      GalleryChart(
        "bar-grouped",
        Chart(Sample.sales) { sale in
          BarMark(x: .value("Quarter", sale.quarter), y: .value("Amount", sale.amount))
            .foregroundStyle(by: .value("Product", sale.product))
            .position(by: .value("Product", sale.product))
        }),
      GalleryChart(
        "bar-grouped-horizontal",
        Chart(Sample.sales) { sale in
          BarMark(x: .value("Amount", sale.amount), y: .value("Quarter", sale.quarter))
            .foregroundStyle(by: .value("Product", sale.product))
            .position(by: .value("Product", sale.product), axis: .vertical, span: .ratio(0.8))
        }),
      GalleryChart(
        "bar-normalized",
        Chart(Sample.sales) { sale in
          BarMark(
            x: .value("Quarter", sale.quarter), y: .value("Amount", sale.amount),
            stacking: .normalized
          )
          .foregroundStyle(by: .value("Product", sale.product))
        }),
      GalleryChart(
        "bar-days",
        Chart(Sample.readings.prefix(14)) { reading in
          BarMark(
            x: .value("Day", reading.time, unit: .day), y: .value("Value", reading.value))
        }
        .chartXAxis {
          AxisMarks(values: .stride(by: .day, count: 3)) { _ in
            AxisTick()
            AxisValueLabel(format: Date.FormatStyle(timeZone: .gmt).day().month(), centered: true)
          }
        }),
      GalleryChart(
        "bar-negative",
        Chart {
          ForEach(Array([4.0, -2, 6, -5, 1, 3].enumerated()), id: \.offset) { index, value in
            BarMark(x: .value("Month", "M\(index + 1)"), y: .value("Change", value))
              .foregroundStyle(value < 0 ? .red : .green)
              .cornerRadius(4)
          }
        }),
      GalleryChart(
        "bar-mixed-signs-stacked",
        Chart(Sample.sales) { sale in
          BarMark(
            x: .value("Quarter", sale.quarter),
            y: .value("Amount", sale.product == "Tea" ? -sale.amount : sale.amount)
          )
          .foregroundStyle(by: .value("Product", sale.product))
        }),
      GalleryChart("bar-histogram", histogram),
      GalleryChart(
        "bar-intervals",
        Chart {
          BarMark(
            xStart: .value("Start", 1), xEnd: .value("End", 4), y: .value("Task", "Design"))
          BarMark(xStart: .value("Start", 3), xEnd: .value("End", 8), y: .value("Task", "Build"))
            .foregroundStyle(.orange)
          BarMark(xStart: .value("Start", 7), xEnd: .value("End", 9), y: .value("Task", "Test"))
            .foregroundStyle(.green)
        }),
      GalleryChart(
        "bar-one-dimension", height: 90,
        Chart(Sample.sales.filter { $0.quarter == "Q1" }) { sale in
          BarMark(x: .value("Amount", sale.amount))
            .foregroundStyle(by: .value("Product", sale.product))
        }),
      GalleryChart(
        "bar-enum",
        Chart {
          ForEach(Array(Sample.Weather.allCases.enumerated()), id: \.offset) { index, weather in
            BarMark(x: .value("Weather", weather), y: .value("Days", [12, 9, 7, 3][index]))
              .foregroundStyle(by: .value("Weather", weather))
          }
        }
        .chartForegroundStyleScale([
          Sample.Weather.sun: Color.yellow, .cloud: .gray, .rain: .blue, .snow: .cyan,
        ])),
      GalleryChart(
        "bar-gradient-over-plot",
        Chart(Sample.cities) { city in
          BarMark(x: .value("City", city.name), y: .value("Income", city.income))
            .foregroundStyle(
              .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            )
            .alignsMarkStylesWithPlotArea()
        }),
      GalleryChart(
        "bar-decimal",
        Chart {
          ForEach(0..<5) { index in
            BarMark(
              x: .value("Index", index),
              y: .value("Price", Decimal(string: "\(index + 1).25") ?? 0),
              width: .fixed(20))
          }
        }),
    ]
  }

  private static func weight(_ index: Int) -> Double {
    let turn = Double(index)
    return 50 + 14 * sin(turn * 1.7) + 9 * cos(turn * 0.37)
  }

  private static var histogram: some View {
    let values = (0..<400).map(weight)
    let bins = NumberBins(data: values, desiredCount: 16)
    let counts = Dictionary(grouping: values, by: bins.index).mapValues(\.count)
    return Chart(Array(bins.indices), id: \.self) { index in
      BarMark(x: .value("Value", bins[index]), y: .value("Count", counts[index] ?? 0))
    }
  }

  static var sectorCharts: [GalleryChart] {
    [
      GalleryChart(
        "sector-pie",
        Chart(Sample.cities) { city in
          SectorMark(angle: .value("People", city.people))
            .foregroundStyle(by: .value("City", city.name))
        }),
      GalleryChart(
        "sector-donut",
        Chart(Sample.cities) { city in
          SectorMark(
            angle: .value("People", city.people), innerRadius: .ratio(0.618), angularInset: 1.5
          )
          .cornerRadius(4)
          .foregroundStyle(by: .value("City", city.name))
        }
        .chartLegend(position: .trailing, alignment: .center)),
      GalleryChart(
        "sector-radii",
        Chart(Array(Sample.cities.enumerated()), id: \.offset) { index, city in
          SectorMark(
            angle: .value("People", 1), innerRadius: .fixed(30),
            outerRadius: .inset(Double(index) * 9), angularInset: 2
          )
          .foregroundStyle(by: .value("City", city.name))
        }
        .chartLegend(.hidden)
        .chartBackground { proxy in
          GeometryReader { geometry in
            if let frame = proxy.plotFrame {
              Text("6").font(.title2.bold())
                .position(x: geometry[frame].midX, y: geometry[frame].midY)
            }
          }
        }),
    ]
  }
}

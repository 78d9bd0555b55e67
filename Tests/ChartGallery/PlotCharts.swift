import ChartCore
import Foundation

extension GalleryChart {
  static var plotCharts: [GalleryChart] {
    [
      GalleryChart(
        "plot-line",
        Chart {
          LinePlot(Sample.readings, x: .value("Day", \.time), y: .value("Value", \.value))
        }),
      GalleryChart(
        "plot-line-by-city",
        Chart {
          LinePlot(
            Sample.temperatures, x: .value("Month", \.month), y: .value("Degrees", \.degrees)
          )
          .foregroundStyle(by: .value("City", \.city))
          .symbol(by: .value("City", \.city))
        }),
      GalleryChart(
        "plot-area-band",
        Chart {
          AreaPlot(
            Sample.readings, x: .value("Day", \.time), yStart: .value("Low", \.low),
            yEnd: .value("High", \.high)
          )
          .foregroundStyle(.mint.opacity(0.4))
        }),
      GalleryChart(
        "plot-points",
        Chart {
          PointPlot(Sample.cities, x: .value("Area", \.area), y: .value("Income", \.income))
            .symbolSize(by: .value("People", \.people))
            .foregroundStyle(by: .value("Region", \.region))
        }),
      GalleryChart(
        "plot-bars",
        Chart {
          BarPlot(Sample.sales, x: .value("Quarter", \.quarter), y: .value("Amount", \.amount))
            .foregroundStyle(by: .value("Product", \.product))
        }),
      GalleryChart(
        "plot-rules",
        Chart {
          RulePlot(
            Sample.readings, x: .value("Day", \.time), yStart: .value("Low", \.low),
            yEnd: .value("High", \.high)
          )
          .lineStyle(StrokeStyle(lineWidth: 3))
        }),
      GalleryChart(
        "plot-rectangles",
        Chart {
          RectanglePlot(
            Sample.cities, x: .value("City", \.name), y: .value("Region", \.region),
            width: .ratio(0.9), height: .ratio(0.9)
          )
          .foregroundStyle(by: .value("Income", \.income))
        }),
      GalleryChart(
        "plot-sectors",
        Chart {
          SectorPlot(
            Sample.cities, angle: .value("People", \.people), innerRadius: .ratio(0.5),
            angularInset: 1
          )
          .foregroundStyle(by: .value("City", \.name))
        }),
      GalleryChart(
        "plot-function",
        Chart {
          LinePlot(x: "x", y: "y", domain: -10...10) { x in x == 0 ? 1 : sin(x) / x }
        }
        .chartXScale(domain: -10...10)),
      GalleryChart(
        "plot-function-breaks",
        Chart {
          LinePlot(x: "x", y: "y") { x in x == 0 ? .nan : 1 / x }
        }
        .chartXScale(domain: -4...4).chartYScale(domain: -8...8)),
      GalleryChart(
        "plot-parametric", width: 260, height: 240,
        Chart {
          LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * Double.pi)) { t in
            (x: sin(2 * t), y: sin(3 * t))
          }
        }
        .chartXScale(domain: -1.1...1.1).chartYScale(domain: -1.1...1.1)),
      GalleryChart(
        "plot-function-band",
        Chart {
          AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...10) { x in
            (yStart: sin(x) - 0.3, yEnd: sin(x) + 0.3)
          }
          .foregroundStyle(.blue.opacity(0.3))
          LinePlot(x: "x", y: "y", domain: 0...10) { sin($0) }
        }),
      GalleryChart(
        "plot-columns",
        Chart {
          LinePlot(
            x: .numbers("Time", (0..<5000).map(Double.init)),
            y: .numbers("Volts", (0..<5000).map { sin(Double($0) / 50) * cos(Double($0) / 900) }))
        }),
    ]
  }

  static var layerCharts: [GalleryChart] {
    [
      GalleryChart(
        "layer-z-index",
        Chart {
          RuleMark(y: .value("Limit", 40)).foregroundStyle(.red).zIndex(1)
            .lineStyle(StrokeStyle(lineWidth: 3))
          ForEach(Sample.cities) { city in
            BarMark(x: .value("City", city.name), y: .value("Income", city.income))
          }
        }),
      GalleryChart(
        "layer-mask",
        Chart {
          RectangleMark()
            .foregroundStyle(
              .linearGradient(colors: [.red, .yellow, .green], startPoint: .top, endPoint: .bottom)
            )
            .mask {
              ForEach(Sample.readings) { reading in
                AreaMark(x: .value("Day", reading.time), y: .value("Value", reading.value))
              }
            }
        }),
      GalleryChart(
        "layer-blur-and-shadow",
        Chart {
          ForEach(Sample.cities) { city in
            BarMark(x: .value("City", city.name), y: .value("Income", city.income))
              .shadow(color: .black.opacity(0.4), radius: 4, x: 2, y: 2)
              .cornerRadius(6)
          }
          RuleMark(y: .value("Glow", 30)).blur(radius: 3).foregroundStyle(.orange)
            .lineStyle(StrokeStyle(lineWidth: 6))
        }),
      GalleryChart(
        "layer-compositing",
        Chart {
          Plot {
            ForEach(Sample.cities) { city in
              PointMark(x: .value("Area", city.area), y: .value("Income", city.income))
                .symbolSize(900)
            }
          }
          .foregroundStyle(.blue)
          .compositingLayer()
          .opacity(0.5)
        }),
      GalleryChart(
        "layer-plot-style",
        Chart(Sample.readings) { reading in
          LineMark(x: .value("Day", reading.time), y: .value("Value", reading.value))
        }
        .chartPlotStyle { plot in
          plot.background(.yellow.opacity(0.15)).border(.orange, width: 1)
        }),
      GalleryChart(
        "layer-legend-top",
        Chart(Sample.temperatures) { entry in
          LineMark(x: .value("Month", entry.month), y: .value("Degrees", entry.degrees))
            .foregroundStyle(by: .value("City", entry.city))
            .interpolationMethod(.monotone)
        }
        .chartLegend(position: .top, alignment: .trailing)),
      GalleryChart(
        "layer-own-legend",
        Chart(Sample.temperatures) { entry in
          LineMark(x: .value("Month", entry.month), y: .value("Degrees", entry.degrees))
            .foregroundStyle(by: .value("City", entry.city))
        }
        .chartLegend(position: .bottom, alignment: .center) {
          HStack {
            Text("Three cities").bold(); Text("in a year")
          }.font(.caption)
        }),
      GalleryChart(
        "layer-overlay",
        Chart(Sample.readings) { reading in
          LineMark(x: .value("Day", reading.time), y: .value("Value", reading.value))
        }
        .chartOverlay { proxy in
          GeometryReader { geometry in
            if let frame = proxy.plotFrame, let x = proxy.position(forX: Sample.readings[20].time) {
              let plot = geometry[frame]
              Rectangle().fill(.red).frame(width: 1, height: plot.height)
                .position(x: plot.minX + x, y: plot.midY)
            }
          }
        }),
      GalleryChart(
        "layer-scrolled",
        Chart(Sample.readings) { reading in
          BarMark(x: .value("Day", reading.time, unit: .day), y: .value("Value", reading.value))
        }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 86_400 * 10)
        .chartScrollPosition(initialX: Sample.start.addingTimeInterval(86_400 * 12))),
      GalleryChart(
        "layer-annotation-overflow",
        Chart {
          ForEach(Sample.readings) { reading in
            LineMark(x: .value("Day", reading.time), y: .value("Value", reading.value))
          }
          RuleMark(x: .value("Selected", Sample.readings[28].time))
            .annotation(
              position: .top, spacing: 0,
              overflowResolution: .init(x: .fit(to: .chart), y: .padScale)
            ) {
              Text("Almost the last day").font(.caption).padding(4)
                .background(.thinMaterial, in: .rect(cornerRadius: 4))
            }
        }),
      GalleryChart(
        "layer-second-axis",
        Chart {
          ForEach(Sample.readings) { reading in
            LineMark(x: .value("Day", reading.time), y: .value("Value", reading.value))
          }
          ChartPane.secondAxis {
            ForEach(Sample.readings) { reading in
              LineMark(x: .value("Day", reading.time), y: .value("Load", reading.value * 20 - 300))
                .foregroundStyle(.orange)
            }
          }
        }),
      GalleryChart(
        "layer-panes",
        Chart {
          ForEach(Sample.readings) { reading in
            LineMark(x: .value("Day", reading.time), y: .value("Value", reading.value))
          }
          ChartPane("Spread", share: 0.3) {
            ForEach(Sample.readings) { reading in
              BarMark(
                x: .value("Day", reading.time, unit: .day),
                y: .value("Spread", reading.high - reading.low))
            }
          }
        }),
    ]
  }
}

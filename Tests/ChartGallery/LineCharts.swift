import ChartCore
import Foundation

extension GalleryChart {
  static var lineCharts: [GalleryChart] {
    [
      GalleryChart(
        "line-simple",
        Chart(Sample.readings) { reading in
          LineMark(x: .value("Day", reading.time), y: .value("Value", reading.value))
        }),
      GalleryChart(
        "line-series-by-colour",
        Chart(Sample.temperatures) { entry in
          LineMark(x: .value("Month", entry.month), y: .value("Degrees", entry.degrees))
            .foregroundStyle(by: .value("City", entry.city))
        }),
      GalleryChart(
        "line-symbols",
        Chart(Sample.temperatures) { entry in
          LineMark(x: .value("Month", entry.month), y: .value("Degrees", entry.degrees))
            .foregroundStyle(by: .value("City", entry.city))
            .symbol(by: .value("City", entry.city))
            .interpolationMethod(.catmullRom)
        }),
      GalleryChart(
        "line-dashes",
        Chart(Sample.temperatures) { entry in
          LineMark(x: .value("Month", entry.month), y: .value("Degrees", entry.degrees))
            .lineStyle(by: .value("City", entry.city))
        }),
      GalleryChart(
        "line-explicit-series",
        Chart(Sample.temperatures) { entry in
          LineMark(
            x: .value("Month", entry.month), y: .value("Degrees", entry.degrees),
            series: .value("City", entry.city)
          )
          .foregroundStyle(entry.city == "Rome" ? Color.red : Color.gray.opacity(0.6))
          .lineStyle(StrokeStyle(lineWidth: entry.city == "Rome" ? 3 : 1.5))
        }),
      GalleryChart(
        "line-steps",
        Chart {
          ForEach(
            Array([InterpolationMethod.stepStart, .stepCenter, .stepEnd].enumerated()), id: \.offset
          ) { index, method in
            ForEach(0..<6) { x in
              LineMark(
                x: .value("x", x), y: .value("y", Double((x * 3) % 5) + Double(index * 6)),
                series: .value("method", index)
              )
              .interpolationMethod(method)
            }
          }
        }),
      GalleryChart(
        "line-gaps",
        Chart {
          ForEach(Array([3.0, 4, .nan, 6, 5, .infinity, 2, 4, 5].enumerated()), id: \.offset) {
            x, y in
            LineMark(x: .value("x", x), y: .value("y", y))
              .symbol(.circle)
          }
        }),
      GalleryChart(
        "line-gradient",
        Chart(Sample.readings) { reading in
          LineMark(x: .value("Day", reading.time), y: .value("Value", reading.value))
            .foregroundStyle(
              .linearGradient(
                colors: [.red, .orange, .blue], startPoint: .top, endPoint: .bottom)
            )
            .lineStyle(StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
            .interpolationMethod(.monotone)
        }),
      GalleryChart(
        "line-zero-excluded",
        Chart(Sample.readings) { reading in
          LineMark(x: .value("Day", reading.time), y: .value("Value", reading.value))
        }
        .chartYScale(domain: .automatic(includesZero: false))),
      GalleryChart(
        "line-selected-datum",
        Chart {
          ForEach(Sample.readings) { reading in
            LineMark(x: .value("Day", reading.time), y: .value("Value", reading.value))
              .interpolationMethod(.monotone)
              .foregroundStyle(.indigo)
          }
          RuleMark(x: .value("Selected", Sample.readings[11].time))
            .foregroundStyle(.secondary)
            .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
          PointMark(
            x: .value("Selected", Sample.readings[11].time),
            y: .value("Value", Sample.readings[11].value)
          )
          .symbolSize(140)
          .foregroundStyle(.indigo)
          .annotation(position: .top) {
            Text(Sample.readings[11].value, format: .number.precision(.fractionLength(1)))
              .font(.caption.bold())
              .padding(6)
              .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
          }
        }),
    ]
  }

  static var areaCharts: [GalleryChart] {
    [
      GalleryChart(
        "area-simple",
        Chart(Sample.readings) { reading in
          AreaMark(x: .value("Day", reading.time), y: .value("Value", reading.value))
            .foregroundStyle(.teal.opacity(0.5))
        }),
      GalleryChart(
        "area-gradient-and-line",
        Chart(Sample.readings) { reading in
          AreaMark(x: .value("Day", reading.time), y: .value("Value", reading.value))
            .interpolationMethod(.catmullRom)
            .foregroundStyle(
              LinearGradient(
                colors: [.indigo.opacity(0.3), .indigo.opacity(0)], startPoint: .top,
                endPoint: .bottom))
          LineMark(x: .value("Day", reading.time), y: .value("Value", reading.value))
            .interpolationMethod(.catmullRom)
            .foregroundStyle(.indigo)
            .lineStyle(StrokeStyle(lineWidth: 2.5))
        }),
      GalleryChart(
        "area-stacked",
        Chart(Sample.temperatures) { entry in
          AreaMark(x: .value("Month", entry.month), y: .value("Degrees", abs(entry.degrees)))
            .foregroundStyle(by: .value("City", entry.city))
        }),
      GalleryChart(
        "area-normalized",
        Chart(Sample.temperatures) { entry in
          AreaMark(
            x: .value("Month", entry.month), y: .value("Degrees", abs(entry.degrees)),
            stacking: .normalized
          )
          .foregroundStyle(by: .value("City", entry.city))
        }
        .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent()) }),
      GalleryChart(
        "area-centered",
        Chart(Sample.temperatures) { entry in
          AreaMark(
            x: .value("Month", entry.month), y: .value("Degrees", abs(entry.degrees)),
            stacking: .center
          )
          .foregroundStyle(by: .value("City", entry.city))
          .interpolationMethod(.monotone)
        }),
      GalleryChart(
        "area-unstacked",
        Chart(Sample.temperatures) { entry in
          AreaMark(
            x: .value("Month", entry.month), y: .value("Degrees", abs(entry.degrees)),
            stacking: .unstacked
          )
          .foregroundStyle(by: .value("City", entry.city))
          .opacity(0.5)
        }),
      GalleryChart(
        "area-band",
        Chart(Sample.readings) { reading in
          AreaMark(
            x: .value("Day", reading.time), yStart: .value("Low", reading.low),
            yEnd: .value("High", reading.high)
          )
          .foregroundStyle(.blue.opacity(0.25))
          LineMark(x: .value("Day", reading.time), y: .value("Value", reading.value))
        }
        .chartYScale(domain: 20...80)),
      GalleryChart(
        "area-horizontal",
        Chart(Sample.readings) { reading in
          AreaMark(
            xStart: .value("Low", reading.low), xEnd: .value("High", reading.high),
            y: .value("Day", reading.time)
          )
          .foregroundStyle(.orange.opacity(0.4))
        }),
    ]
  }
}

import FoundationEssentials

/// The values that an axis has marks at, by how they were asked for.
struct AxisValues {
  let scale: Scale
  let kind: DataKind
  let zone: TimeZoneRules

  /// More values than this are not marked.
  private static let most = 2000

  /// Returns the values that were asked for, or nothing where the axis chooses.
  func requested(_ values: AxisMarkValues) -> [Double]? {
    switch values.kind {
    case .automatic: nil
    case .values(let values): shown(values.compactMap(scale.coordinate))
    case .stride(let step): multiples(of: step)
    case .calendar(let component, let count, let calendar):
      units(component, count, calendar)
    }
  }

  private func shown(_ values: [Double]) -> [Double] {
    let domain = scale.domain
    let tolerance = (domain.upperBound - domain.lowerBound) * 1e-9
    return values.filter {
      $0 >= domain.lowerBound - tolerance && $0 <= domain.upperBound + tolerance
    }
  }

  private func multiples(of step: Double) -> [Double] {
    let domain = scale.domain
    guard step > 0, (domain.upperBound - domain.lowerBound) / step < Double(Self.most)
    else { return [] }
    let first = (domain.lowerBound / step - 1e-9).rounded(.up)
    let last = (domain.upperBound / step + 1e-9).rounded(.down)
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }

  /// Returns the beginnings of units from the first one inside the domain.
  private func units(
    _ component: Calendar.Component, _ count: Int, _ calendar: Calendar?
  ) -> [Double] {
    let bin = CalendarBin(component, calendar: calendar)
    let domain = scale.domain.clamped(to: CivilTime.instants)
    var interval = bin.interval(around: domain.lowerBound, in: zone)
    if interval.lowerBound < domain.lowerBound {
      interval = bin.interval(around: interval.upperBound, in: zone)
    }
    var values: [Double] = []
    var index = 0
    while interval.lowerBound <= domain.upperBound, index < Self.most {
      if index % count == 0 { values.append(interval.lowerBound) }
      index += 1
      interval = bin.interval(around: interval.upperBound, in: zone)
    }
    return values
  }

  /// Returns the texts of values: no two the same unless the values are.
  func texts(
    _ values: [Double], _ layer: AxisLayer, _ formats: any TextFormats
  ) -> [String?] {
    if let format = layer.format { return values.map { format(scale.value($0, kind)) } }
    switch scale {
    case .category(let scale):
      return values.map { scale.name(at: $0) }
    case .time(let scale):
      return DateLabels(values, scale.labelStyles(for: values), formats).texts
    case .session(let scale):
      return DateLabels(values, scale.labelStyles(for: values), formats).texts
    default: return formats.labels(for: values, layer.numbers)
    }
  }
}

extension Scale {
  /// Returns the place of a value on the number line of the scale, or nothing when it has none.
  func coordinate(_ value: PlotValue) -> Double? {
    if case .category(let scale) = self { return scale.index(of: value.name).map(Double.init) }
    return value.coordinate.isFinite ? value.coordinate : nil
  }

  /// Returns the value at a place on the number line of the scale.
  func value(_ coordinate: Double, _ kind: DataKind) -> PlotValue {
    guard case .category(let scale) = self else { return kind.value(at: coordinate) }
    return .category(scale.name(at: coordinate) ?? "")
  }
}

extension CategoryScale {
  /// Returns the name of the category at an index, or nothing outside of all.
  func name(at index: Double) -> String? {
    let index = index.rounded()
    return index >= 0 && index < Double(categories.count) ? categories[Int(index)] : nil
  }
}

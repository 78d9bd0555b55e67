import Testing

@Suite struct ChartviewTests {}
